import { useAuthActions, useNotify, useT } from 'section-kit';
import { Button, FormAlert } from 'shared-ui';
import { RefusalText } from '../form/RefusalText';
import { useRequest } from '../form/useRequest';
import { ProfileCard } from './ProfileCard';
import { profileMessages } from './profileMessages';

/** Ends every session of the account, and says how it went as the account menu does. */
export function Sessions() {
  const t = useT(profileMessages);
  const { signOut } = useAuthActions();
  const notify = useNotify();
  const request = useRequest(() => signOut('global'), {
    onDone: () => notify({ title: t('sessions.done'), description: t('sessions.done.text'), tone: 'success' }),
    onRefused: ({ message }) => notify({ title: t('sessions.failed'), description: message || t('sessions.failed.text'), tone: 'failure' }),
  });
  return (
    <ProfileCard title={t('sessions.title')} lead={t('sessions.text')}>
      {request.refusal && (
        <FormAlert>
          <RefusalText refusal={request.refusal} fallback={t('sessions.failed.text')} />
        </FormAlert>
      )}
      <Button
        variant="outline"
        size="lg"
        icon="LogOut"
        busy={request.busy}
        busyLabel={t('sessions.busy')}
        onClick={() => void request.run()}
      >
        {t('sessions.submit')}
      </Button>
    </ProfileCard>
  );
}
