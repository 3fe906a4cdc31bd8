import { callFunction, useDb, useNotify, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { actionsFor, isBinding, type HomeownerAction } from './actions';
import type { ConfirmAction } from './ConfirmAction';
import type { RequestView } from './ProjectView';
import { trackingMessages } from './trackingMessages';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
`;

interface RequestActionsProps {
  request: RequestView;
  token: string | null;
  /** Says that the address has to be confirmed first; `null` when it is. */
  onUnconfirmed: (() => void) | null;
  /** Reads the request again; resolves when it is shown. */
  onChanged: () => Promise<unknown>;
}

/** What the homeowner can do next. Each is asked back first, because none can be undone. */
export function RequestActions({ request, token, onUnconfirmed, onChanged }: RequestActionsProps) {
  const t = useT(trackingMessages);
  const db = useDb();
  const notify = useNotify();
  const write = useWrite();
  const { busy, blocked, refusal } = write;
  const alert = useRef<HTMLDivElement>(null);
  const [action, setAction] = useState<HomeownerAction>('withdrawn');
  const [isAsking, setIsAsking] = useState(false);
  const [Confirm, setConfirm] = useState<typeof ConfirmAction | null>(null);
  const { id, provider } = request;
  const { name } = provider;
  const actions = actionsFor(request);
  useEffect(() => {
    if (refusal) alert.current?.focus();
  }, [refusal]);

  const advance = () =>
    void write.run(async () => {
      await callFunction(db, 'advance_request', { request_id: id, to_status: action, ...(token && { token }) });
      notify({ title: t(`done.${action}`, { name }), tone: 'success' });
      await onChanged();
    });
  const ask = async (next: HomeownerAction) => {
    if (onUnconfirmed && isBinding(next)) return onUnconfirmed();
    // Dialogs are heavy, and most visits only look.
    const loaded = await import(/* webpackChunkName: "confirm-action" */ './ConfirmAction').catch(() => null);
    if (!loaded) return notify({ title: t('confirm.failed'), tone: 'failure' });
    setConfirm(() => loaded.ConfirmAction);
    setAction(next);
    setIsAsking(true);
  };
  if (actions.length === 0) return null;
  return (
    <>
      <Row>
        {actions.map((next, index) => (
          <Button
            key={next}
            variant={index === 0 && next !== 'withdrawn' ? 'primary' : 'outline'}
            busy={busy}
            disabled={blocked}
            onClick={() => void ask(next)}
          >
            {t(`action.${next}`, { name })}
          </Button>
        ))}
      </Row>
      <RefusalAlert
        ref={alert}
        write={write}
        onRetry={advance}
        words={refusal?.field === 'confirm' ? t('action.unconfirmed') : undefined}
      />
      {Confirm && <Confirm open={isAsking} onOpenChange={setIsAsking} action={action} name={name} onConfirm={advance} />}
    </>
  );
}
