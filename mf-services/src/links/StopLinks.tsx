import { callFunction, useDb, useNotify, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, Card } from '@marketplace/shared-ui';
import { linkMessages } from './linkMessages';

/** Ends the links that others may have. It asks nothing back: a new link is one mail away. */
export function StopLinks({ projectId, token }: { projectId: string; token: string | null }) {
  const t = useT(linkMessages);
  const db = useDb();
  const notify = useNotify();
  const write = useWrite();
  const stop = () =>
    void write.run(async () => {
      await callFunction(db, 'revoke_links', token ? { token } : { id: projectId });
      notify({ title: t('stop.done'), tone: 'success' });
    });
  return (
    <Card as="section">
      <h2>{t('stop.title')}</h2>
      <p>
        {t('stop.text')} {token && t('stop.keeps')}
      </p>
      <RefusalAlert write={write} onRetry={stop} />
      <Button variant="outline" busy={write.busy} disabled={write.blocked} onClick={stop}>
        {t('stop.submit')}
      </Button>
    </Card>
  );
}
