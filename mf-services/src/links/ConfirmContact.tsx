import { callFunction, useDb, useNotify, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, Card } from '@marketplace/shared-ui';
import type { Ref } from 'react';
import { linkMessages } from './linkMessages';
import { SendAgain } from './SendAgain';

interface ConfirmContactProps {
  address: string;
  /** Token of the mail's link that led here; `null` when something else did. */
  mailToken: string | null;
  /** Reads the request again; resolves when it is shown. */
  onChanged: () => Promise<unknown>;
  /** The words, which take the focus when somebody tries what needs a confirmed address. */
  ref: Ref<HTMLParagraphElement>;
}

/** Asks who asked to show that the address is theirs: by a press, where the link of a mail led here, else by opening that link. */
export function ConfirmContact({ address, mailToken, onChanged, ref }: ConfirmContactProps) {
  const t = useT(linkMessages);
  const db = useDb();
  const notify = useNotify();
  const write = useWrite();
  const confirm = (token: string) =>
    void write.run(async () => {
      await callFunction(db, 'confirm_contact', { token });
      await onChanged();
      // Only now does the page let through what needed it: whoever reads this and presses is not sent back.
      notify({ title: t('confirm.done'), tone: 'success' });
    });
  return (
    <Card as="section" aria-labelledby="confirm-title">
      <h2 id="confirm-title">{t('confirm.title')}</h2>
      <p ref={ref} tabIndex={-1}>
        {t(mailToken ? 'confirm.press' : 'confirm.first', { address })}
      </p>
      {!mailToken && <SendAgain address={address} />}
      {mailToken && (
        <>
          <RefusalAlert write={write} onRetry={() => confirm(mailToken)} />
          <Button busy={write.busy} disabled={write.blocked} onClick={() => confirm(mailToken)}>
            {t('confirm.submit')}
          </Button>
        </>
      )}
    </Card>
  );
}
