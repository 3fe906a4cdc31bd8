import { callFunction, useDb, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert, refusalMessages } from '@marketplace/section-kit/refusal';
import { Button, Section, TextField } from '@marketplace/shared-ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { FieldRow } from '../form/formStyle';
import { looksLikeEmail } from '../form/looksLikeEmail';
import { readReference } from './lookupRules';
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
  const rule = useT(refusalMessages);
  const db = useDb();
  const [reference, setReference] = useState(known?.reference ?? '');
  const [email, setEmail] = useState(known?.email ?? '');
  const [attempted, setAttempted] = useState(false);
  const write = useWrite();
  const [answer, setAnswer] = useState<Answer | null>(null);

  const number = readReference(reference);
  const address = email.trim();
  const referenceError = number ? undefined : t('reference.invalid');
  const emailError = !address ? rule('rule.email.required') : looksLikeEmail(address) ? undefined : rule('rule.email.invalid');

  const look = () => {
    setAttempted(true);
    if (!number || emailError) {
      document.getElementById(referenceError ? 'status-reference' : 'status-email')?.focus();
      return;
    }
    void write.run(async () => {
      const found = await callFunction(db, 'application_status', { reference: number, email: address });
      setAnswer({ found });
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look();
  };
  const isTold = write.refusal?.kind === 'limited' || write.refusal?.kind === 'missing';
  return (
    <Section title={t('title')} lead={t('lead')}>
      <Form noValidate aria-label={t('title')} onSubmit={submit}>
        <RefusalAlert write={write} onRetry={look} words={isTold ? undefined : t('failed')} />
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
        <Button type="submit" variant="outline" size="lg" icon="Search" busy={write.busy} busyLabel={t('busy')} disabled={write.blocked}>
          {t('submit')}
        </Button>
      </Form>
      {answer && !write.refusal && <StatusAnswer answer={answer} />}
    </Section>
  );
}
