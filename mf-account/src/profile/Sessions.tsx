import { useAuthActions, useNotify, useT, useWrite } from '@marketplace/section-kit';
import { Button, FormAlert } from '@marketplace/shared-ui';
import { accepted } from '../form/AuthRefusal';
import { RefusalWords } from '../form/RefusalWords';
import { ProfileCard } from './ProfileCard';
import { profileMessages } from './profileMessages';

/** Ends every session of the account, and says how it went as the account menu does. */
export function Sessions() {
  const t = useT(profileMessages);
  const { signOut } = useAuthActions();
  const notify = useNotify();
  const { busy, refusal, run } = useWrite();
  const end = () =>
    void run(async () => {
      await accepted(signOut('global'), ({ message }) =>
        notify({ title: t('sessions.failed'), description: message || t('sessions.failed.text'), tone: 'failure' }),
      );
      notify({ title: t('sessions.done'), description: t('sessions.done.text'), tone: 'success' });
    });
  return (
    <ProfileCard title={t('sessions.title')} lead={t('sessions.text')}>
      {refusal && (
        <FormAlert>
          <RefusalWords refusal={refusal} fallback={t('sessions.failed.text')} />
        </FormAlert>
      )}
      <Button variant="outline" size="lg" icon="LogOut" busy={busy} busyLabel={t('sessions.busy')} onClick={end}>
        {t('sessions.submit')}
      </Button>
    </ProfileCard>
  );
}
