import { useT, type AuthResult } from '@marketplace/section-kit';
import { emailRule, StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { TextField } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { accepted } from './AuthRefusal';
import { formMessages } from './formMessages';
import { RefusalWords } from './RefusalWords';

const schema = v.object({ email: emailRule });

interface EmailFormProps {
  /** Asks the server to send a mail. */
  send: (email: string) => Promise<AuthResult>;
  onSent: (email: string) => void;
  submitLabel: string;
  busyLabel: string;
  /** Shown when the server refuses without a word. */
  fallback: string;
}

/** Asks for the address that a mail goes to. */
export function EmailForm({ send, onSent, submitLabel, busyLabel, fallback }: EmailFormProps) {
  const label = useT(formMessages);
  const form = useStoredForm({
    schema,
    initial: { email: '' },
    write: ({ email }) => accepted(send(email)).then(() => onSent(email)),
  });
  return (
    <StoredForm
      form={form}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      words={(refusal) => <RefusalWords refusal={refusal} fallback={fallback} />}
    >
      <TextField {...form.field('email')} label={label('email')} type="email" autoComplete="email" required />
    </StoredForm>
  );
}
