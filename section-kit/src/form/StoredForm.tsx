import { Button, NeedsScript, VisuallyHidden } from '@marketplace/shared-ui';
import { FormErrorSummary } from '@marketplace/shared-ui/forms';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import type { AppError } from '../data/AppError';
import { useT } from '../messages/useT';
import { RefusalAlert } from '../refusal/RefusalAlert';
import { refusalMessages } from '../refusal/refusalMessages';
import type { StoredFormState } from './useStoredForm';

export interface StoredFormProps {
  form: Pick<StoredFormState<Record<string, string>>, 'errors' | 'attempts' | 'write' | 'isAtField' | 'submit'>;
  /** For a button that stands elsewhere. */
  id?: string;
  /** Says what the form is for, where no heading does. */
  label?: string;
  /** Without it the form has no button of its own. */
  submitLabel?: string;
  busyLabel?: string;
  /** Adds a field that people never see; what programs write into it goes with the attempt. */
  hasHoneypot?: boolean;
  /** In the place of the usual words of a refusal. */
  words?: (refusal: AppError) => ReactNode;
  children: ReactNode;
  /** Below the button. */
  aside?: ReactNode;
}

const Root = styled.form`
  display: grid;
  gap: var(--ui-s-20);
  & > [role='group'] { margin-bottom: 0; }
`;

/** The frame of a form: what is wrong with its fields above them, what went wrong when sending right above the button. A refusal takes the focus. */
export function StoredForm(props: StoredFormProps) {
  const { form, id, label, submitLabel, busyLabel, hasHoneypot = false, words, children, aside } = props;
  const { errors, attempts, write, isAtField, submit } = form;
  const { refusal, busy, blocked } = write;
  const t = useT(refusalMessages);
  const root = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal && !isAtField) alert.current?.focus();
  }, [refusal, isAtField]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(new FormData(event.currentTarget).get('honeypot')?.toString());
  };
  return (
    <Root ref={root} id={id} noValidate aria-label={label} onSubmit={send}>
      <NeedsScript />
      <FormErrorSummary title={t('summary')} attempt={attempts} errors={errors} />
      {children}
      {hasHoneypot && (
        <VisuallyHidden aria-hidden="true">
          <input name="honeypot" tabIndex={-1} autoComplete="off" defaultValue="" />
        </VisuallyHidden>
      )}
      {!isAtField && (
        <RefusalAlert ref={alert} write={write} onRetry={() => root.current?.requestSubmit()} words={refusal && words?.(refusal)} />
      )}
      {submitLabel && (
        <Button type="submit" size="lg" block busy={busy} busyLabel={busyLabel ?? t('busy')} disabled={blocked}>
          {submitLabel}
        </Button>
      )}
      {aside}
    </Root>
  );
}
