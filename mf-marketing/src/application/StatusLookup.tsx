import { callFunction, Refusal, useDb, useLocale, useT } from 'section-kit';
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
  const [reference, setReference] = useState(known?.reference ?? '');
  const [email, setEmail] = useState(known?.email ?? '');
  const [attempted, setAttempted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);

  const number = readReference(reference);
  const address = email.trim();
  const referenceError = number ? undefined : t('reference.invalid');
  const emailError = !address ? label('rule.email.required') : looksLikeEmail(address) ? undefined : label('rule.email.invalid');

  const look = async (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (busy) return;
    if (!number || emailError) {
      document.getElementById(referenceError ? 'status-reference' : 'status-email')?.focus();
      return;
    }
    setBusy(true);
    try {
      const found = await callFunction(db, 'application_status', { reference: number, email: address });
      setAnswer({ found });
      setProblem(null);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const isTold = error.kind === 'limited' || error.kind === 'missing';
      setAnswer(null);
      setProblem(isTold ? problemText(label, locale, { refusal: error, at: Date.now() }) : t('failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title={t('title')} lead={t('lead')}>
      <Form noValidate aria-label={t('title')} onSubmit={(event) => void look(event)}>
        {problem && <FormAlert>{problem}</FormAlert>}
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
      {answer && <StatusAnswer answer={answer} />}
    </Section>
  );
}
