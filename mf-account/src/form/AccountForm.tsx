import { useT } from 'section-kit';
import { Button, FormAlert } from 'shared-ui';
import { FormErrorSummary, type UseFormReturn } from 'shared-ui/forms';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { fieldErrors } from './fieldErrors';
import { formMessages } from './formMessages';
import type { Texts } from './useAccountForm';
import { RefusalText } from './RefusalText';
import type { Request } from './useRequest';

interface AccountFormProps<Values extends Texts> {
  form: UseFormReturn<Values>;
  request: Request<Values>;
  /** Shown when the server refuses without a word. */
  fallback: string;
  submitLabel: string;
  busyLabel: string;
  /** What helps after a refusal, inside of its message. */
  help?: ReactNode;
  children: ReactNode;
}

const Root = styled.form`
  display: grid;
  gap: var(--ui-s-20);
  & > [role='group'] { margin-bottom: 0; }
`;

/** Fields, the server's refusal above them and the button below. A refusal keeps all that is typed and takes the focus. */
export function AccountForm<Values extends Texts>({
  form,
  request,
  fallback,
  submitLabel,
  busyLabel,
  help,
  children,
}: AccountFormProps<Values>) {
  const t = useT(formMessages);
  const alert = useRef<HTMLDivElement>(null);
  const { run, busy, refusal } = request;
  useEffect(() => {
    if (refusal) alert.current?.focus();
  }, [refusal]);

  return (
    <Root noValidate onSubmit={(event) => void form.handleSubmit(run)(event)}>
      <FormErrorSummary
        title={t('summary')}
        attempt={form.formState.submitCount}
        errors={fieldErrors(form).map(({ name, rule }) => ({ id: name, message: t(rule) }))}
      />
      {refusal && (
        <FormAlert ref={alert}>
          <RefusalText refusal={refusal} fallback={fallback} />
          {help}
        </FormAlert>
      )}
      {children}
      <Button type="submit" size="lg" block busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </Root>
  );
}
