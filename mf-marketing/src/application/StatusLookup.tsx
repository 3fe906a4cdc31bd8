import { callFunction, useDb, useLocale, useT, useWrite } from 'section-kit';
import { Button, FormAlert, Section, TextField } from 'shared-ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { formMessages } from '../form/formMessages';
import { FieldRow } from '../form/formStyle';
import { problemText } from '../form/problemText';
import { looksLikeEmail, readReference } from './lookupRules';
import { StatusAnswer, type Answer } from './StatusAnswer';
import { statusMessages } from './statusMessages';

const Form = styled.form`
  display: grid;
  gap: var(--ui-s-20);
  justify-items: start;
  max-width: 760px;
  & > * { width: 100%; }
  & > button { width: auto; }
`;

/** Where an application stands, for whoever has its number and address. */
export function StatusLookup({ known }: { known?: { reference: string; email: string } }) {
  const t = useT(statusMessages);
  const label = useT(formMessages);
  const locale = useLocale();
  const db = useDb();
  const { busy, refusal, at, run } = useWrite();
  const [reference, setReference] = useState(known?.reference ?? '');
  const [email, setEmail] = useState(known?.email ?? '');
  const [attempted, setAttempted] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);

  const number = readReference(reference);
  const address = email.trim();
  const referenceError = number ? undefined : t('reference.invalid');
  const emailError = !address ? label('rule.email.required') : looksLikeEmail(address) ? undefined : label('rule.email.invalid');

  const look = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (referenceError || emailError) {
      document.getElementById(referenceError ? 'status-reference' : 'status-email')?.focus();
      return;
    }
    void run(async () => {
      const found = await callFunction<Answer['found']>(db, 'application_status', { reference: number, email: address });
      setAnswer({ found });
    });
  };
  const isTold = refusal?.kind === 'limited' || refusal?.kind === 'missing';
  return (
    <Section title={t('title')} lead={t('lead')}>
      <Form noValidate aria-label={t('title')} onSubmit={look}>
        {refusal && <FormAlert>{isTold ? problemText(label, locale, { refusal, at }) : t('failed')}</FormAlert>}
        <FieldRow>
          <TextField
            id="status-reference"
            label={t('reference')}
            hint={t('reference.hint')}
            autoComplete="off"
            autoCapitalize="characters"
            value={reference}
            onChange={(event) => setReference(event.target.value)}
            error={attempted ? referenceError : undefined}
            required
          />
          <TextField
            id="status-email"
            label={t('email')}
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={attempted ? emailError : undefined}
            required
          />
        </FieldRow>
        <Button type="submit" variant="outline" size="lg" icon="Search" busy={busy} busyLabel={t('busy')}>
          {t('submit')}
        </Button>
      </Form>
      {answer && !refusal && <StatusAnswer answer={answer} />}
    </Section>
  );
}
