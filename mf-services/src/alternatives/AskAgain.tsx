import { callFunction, useDb, useNotify, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { RequestView } from '../tracking/ProjectView';
import { askAgainMessages } from './askAgainMessages';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  justify-items: start;
`;

/** What has changed meanwhile: the page reads it again. */
const moved = ['status', 'hired', 'company'] as const;

export interface AskAgainProps {
  request: RequestView;
  /** Secret of the private link of a guest. */
  token: string | null;
  onChanged: () => Promise<unknown>;
}

/** Asks a company again that was told that another one was chosen. The same press again asks once. */
export function AskAgain({ request: { id, provider }, token, onChanged }: AskAgainProps) {
  const t = useT(askAgainMessages);
  const db = useDb();
  const notify = useNotify();
  const write = useWrite();
  const { name } = provider;
  const ask = async () => {
    const refused = await write.run(async () => {
      await callFunction(db, 'reopen_request', { request_id: id, ...(token && { token }) });
      notify({ title: t('done', { name }), tone: 'success' });
      await onChanged();
    });
    if (refused?.field && refused.field !== 'company') await onChanged();
  };
  const reason = moved.find((field) => field === write.refusal?.field);
  return (
    <Root>
      <p>{t('text', { name })}</p>
      <Button variant="outline" busy={write.busy} disabled={write.blocked} onClick={() => void ask()}>
        {t('ask', { name })}
      </Button>
      <RefusalAlert write={write} onRetry={() => void ask()} words={reason && t(`refused.${reason}`, { name })} />
    </Root>
  );
}
