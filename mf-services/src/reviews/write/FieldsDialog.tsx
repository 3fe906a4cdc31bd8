import { useT } from '@marketplace/section-kit';
import { StoredForm, type StoredFormProps } from '@marketplace/section-kit/form';
import { useId } from 'react';
import { Button } from '@marketplace/shared-ui';
import { Dialog } from '@marketplace/shared-ui/overlays';
import styled from 'styled-components';
import { quoteMessages } from '../../quote-request/messages';
import { writeMessages } from './writeMessages';

const Body = styled.div`
  padding-block: var(--ui-s-4);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--ui-s-12);
  width: 100%;
`;

interface FieldsDialogProps extends Pick<StoredFormProps, 'form' | 'children'> {
  title: string;
  lead: string;
  submitLabel: string;
  onClose: () => void;
}

/** A form over the page: what is wrong with its fields above them, what went wrong when sending below. */
export function FieldsDialog({ form, title, lead, submitLabel, onClose, children }: FieldsDialogProps) {
  const t = useT(writeMessages);
  const quote = useT(quoteMessages);
  const formId = useId();
  const { busy, blocked } = form.write;
  const footer = (
    <Buttons>
      <Button variant="outline" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={formId} busy={busy} busyLabel={quote('busy')} disabled={blocked}>
        {submitLabel}
      </Button>
    </Buttons>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={lead} footer={footer}>
      <Body>
        <StoredForm form={form} id={formId}>
          {children}
        </StoredForm>
      </Body>
    </Dialog>
  );
}
