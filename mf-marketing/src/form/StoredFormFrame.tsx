import { useLocale, useT, type MessageKey } from 'section-kit';
import { Button, FormAlert, VisuallyHidden } from 'shared-ui';
import { FormErrorSummary } from 'shared-ui/forms';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { formMessages } from './formMessages';
import { problemText, type FormText } from './problemText';
import type { StoredForm, Texts } from './useStoredForm';

type RuleKey = MessageKey<FormText>;

interface StoredFormFrameProps<Values extends Texts, Answer> {
  stored: StoredForm<Values, Answer>;
  /** Says what the form is for; read by screen readers. */
  label: string;
  submitLabel: string;
  busyLabel: string;
  children: ReactNode;
}

const Root = styled.form`
  display: grid;
  gap: var(--ui-s-20);
`;

/** Fields, what went wrong above them and the button below. A refusal keeps all that is typed and takes the focus. */
export function StoredFormFrame<Values extends Texts, Answer>(props: StoredFormFrameProps<Values, Answer>) {
  const { stored, label, submitLabel, busyLabel, children } = props;
  const { form, submit, busy, problem } = stored;
  const t = useT(formMessages);
  const locale = useLocale();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);
  const { errors, submitCount } = form.formState;
  const broken = Object.keys(form.getValues()).flatMap((name) => {
    const rule = errors[name]?.message;
    return typeof rule === 'string' ? [{ id: name, message: t(rule as RuleKey) }] : [];
  });

  const send = (event: FormEvent<HTMLFormElement>) => {
    const trap = new FormData(event.currentTarget).get('trap');
    return form.handleSubmit((values) => submit(values, String(trap ?? '')))(event);
  };

  return (
    <Root noValidate aria-label={label} onSubmit={(event) => void send(event)}>
      <FormErrorSummary title={t('summary')} attempt={submitCount} errors={broken} />
      {problem && <FormAlert ref={alert}>{problemText(t, locale, problem)}</FormAlert>}
      {children}
      <VisuallyHidden aria-hidden="true">
        <input name="trap" tabIndex={-1} autoComplete="off" defaultValue="" />
      </VisuallyHidden>
      <Button type="submit" size="lg" block busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </Root>
  );
}
