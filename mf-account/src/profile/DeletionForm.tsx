import { useAuthActions, useNotify, useT } from '@marketplace/section-kit';
import { StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { Button } from '@marketplace/shared-ui';
import { PasswordField, v } from '@marketplace/shared-ui/forms';
import { AccountName } from '../form/AccountName';
import { accepted, AuthRefusal } from '../form/AuthRefusal';
import { formMessages } from '../form/formMessages';
import { RefusalWords } from '../form/RefusalWords';
import { currentPasswordRule } from '../form/rules';
import { profileMessages } from './profileMessages';

const schema = v.object({ currentPassword: currentPasswordRule });

/** Asks for the password by signing in anew: the database deletes for a session that has just begun only. */
export function DeletionForm({ email, request }: { email: string; request: () => Promise<unknown> }) {
  const t = useT(profileMessages);
  const notify = useNotify();
  const { signIn } = useAuthActions();
  const form = useStoredForm({
    schema,
    messages: formMessages,
    initial: { currentPassword: '' },
    write: async ({ currentPassword }) => {
      await accepted(signIn({ email, password: currentPassword }));
      await request();
      notify({ title: t('deletion.done'), description: t('deletion.done.text'), tone: 'success' });
    },
  });
  return (
    <StoredForm
      form={form}
      aside={
        <Button
          type="submit"
          variant="danger"
          size="lg"
          block
          busy={form.write.busy}
          busyLabel={t('deletion.busy')}
          disabled={form.write.blocked}
        >
          {t('deletion.submit')}
        </Button>
      }
      // Only while signing in it is known that nothing was asked for.
      words={(refusal) => (refusal instanceof AuthRefusal ? <RefusalWords refusal={refusal} fallback={t('deletion.failed')} /> : undefined)}
    >
      <AccountName email={email} />
      <PasswordField
        {...form.field('currentPassword')}
        label={t('deletion.password')}
        hint={t('deletion.passwordHint')}
        autoComplete="current-password"
        required
      />
    </StoredForm>
  );
}
