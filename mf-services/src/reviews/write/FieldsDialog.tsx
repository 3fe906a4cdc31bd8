import { useT } from 'section-kit';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from 'shared-ui';
import { FormErrorSummary } from 'shared-ui/forms';
import { Dialog } from 'shared-ui/overlays';
import styled from 'styled-components';
import { quoteMessages } from '../../quote-request/messages';
import { Problem } from '../../quote-request/Problem';
import type { Fields } from './useFields';
import { writeMessages } from './writeMessages';

const Form = styled.form`
  display: grid;
  gap: var(--ui-s-20);
  padding-block: var(--ui-s-4);
  & > [role='group'] { margin-bottom: 0; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--ui-s-12);
  width: 100%;
`;

interface FieldsDialogProps {
  form: Pick<Fields<Record<string, string>>, 'errors' | 'attempt' | 'isAtField' | 'submission' | 'submit'>;
  title: string;
  lead: string;
  submitLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page: what is wrong with its fields above them, what went wrong when sending below. */
export function FieldsDialog({ form, title, lead, submitLabel, onClose, children }: FieldsDialogProps) {
  const t = useT(writeMessages);
  const quote = useT(quoteMessages);
  const formId = useId();
  const alert = useRef<HTMLDivElement>(null);
  const { errors, attempt, isAtField, submission, submit } = form;
  useEffect(() => {
    if (submission.refusal) alert.current?.focus();
  }, [submission.refusal]);
  const footer = (
    <Buttons>
      <Button variant="outline" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={formId} busy={submission.busy} busyLabel={quote('busy')} disabled={submission.blocked}>
        {submitLabel}
      </Button>
    </Buttons>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={lead} footer={footer}>
      <Form id={formId} noValidate onSubmit={(event) => (event.preventDefault(), void submit())}>
        <FormErrorSummary title={t('summary')} attempt={attempt} errors={errors} />
        {children}
        {!isAtField && <Problem ref={alert} submission={submission} onRetry={() => void submit()} />}
      </Form>
    </Dialog>
  );
}
