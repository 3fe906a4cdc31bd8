import { callFunction, useAuth, useDb, useNotify, useSignInHref, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { useNavigate } from '@marketplace/section-kit/router';
import { Button, Card, LinkButton } from '@marketplace/shared-ui';
import { quoteMessages } from '../quote-request/messages';
import { linkTokens } from './linkTokens';
import { trackingMessages } from './trackingMessages';

/** Offers to keep a guest's request in an account. */
export function Claim({ projectId, token }: { projectId: string; token: string }) {
  const t = useT(trackingMessages);
  const quote = useT(quoteMessages);
  const db = useDb();
  const notify = useNotify();
  const navigate = useNavigate();
  const write = useWrite();
  const status = useAuth((state) => state.status);
  const path = `/r/${projectId}`;
  const signIn = useSignInHref(path);
  const claim = () =>
    void write.run(async () => {
      await callFunction(db, 'claim_project', { token });
      notify({ title: t('claim.done'), tone: 'success' });
      await navigate(path, { replace: true });
    });
  return (
    <Card as="section">
      <h2>{t('claim.title')}</h2>
      <p>{t('claim.text')}</p>
      <RefusalAlert write={write} onRetry={claim} />
      {status === 'signedIn' ? (
        <Button busy={write.busy} busyLabel={quote('busy')} onClick={claim}>
          {t('claim.submit')}
        </Button>
      ) : (
        signIn && (
          <LinkButton href={signIn} variant="outline" onClick={() => linkTokens.of(projectId).write(token)}>
            {t('claim.signIn')}
          </LinkButton>
        )
      )}
    </Card>
  );
}
