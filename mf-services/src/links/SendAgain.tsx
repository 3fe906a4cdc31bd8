import { callFunction, useDb, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button } from '@marketplace/shared-ui';
import { useState } from 'react';
import { linkMessages } from './linkMessages';

/** Sends the address a new link. */
export function SendAgain({ address }: { address: string }) {
  const t = useT(linkMessages);
  const db = useDb();
  const write = useWrite();
  const [isSent, setIsSent] = useState(false);
  const send = () => {
    setIsSent(false);
    void write.run(async () => {
      await callFunction(db, 'request_links', { email: address });
      setIsSent(true);
    });
  };
  return (
    <>
      <RefusalAlert write={write} onRetry={send} />
      <Button variant="outline" busy={write.busy} disabled={write.blocked} onClick={send}>
        {t('confirm.again')}
      </Button>
      <span role="status">{isSent && t('confirm.sent', { address })}</span>
    </>
  );
}
