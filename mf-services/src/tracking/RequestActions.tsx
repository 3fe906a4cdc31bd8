import { callFunction, formatCents, useDb, useLocale, useNotify, useT, useWrite } from '@marketplace/section-kit';
import { useRefusalFocus } from '@marketplace/section-kit/outcome';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { useImperativeHandle, useState, type Ref } from 'react';
import { Button } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { actionsFor, isBinding, type HomeownerAction } from './actions';
import type { ConfirmAction } from './ConfirmAction';
import type { ProjectView, RequestView } from './ProjectView';
import { trackingMessages } from './trackingMessages';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
`;

/** What a refusal says has changed meanwhile: the page reads it again. */
const moved = { price: 'price', hired: 'taken', quote: 'over' } as const;

/** Leads to an action from elsewhere on the card, as its button does. */
export interface ActionsHandle {
  ask: (action: HomeownerAction) => void;
}

interface RequestActionsProps {
  ref?: Ref<ActionsHandle>;
  request: RequestView;
  /** Positions of the optional lines that are chosen; the total of the quote counts them. */
  options?: readonly number[];
  /** Where the request comes from: for a list of materials a quote is accepted, nobody is hired; a booking is cancelled. */
  source: ProjectView['project']['source'];
  token: string | null;
  /** Says that the address has to be confirmed first; `null` when it is. */
  onUnconfirmed: (() => void) | null;
  /** Reads the request again; resolves when it is shown. */
  onChanged: () => Promise<unknown>;
}

/** What the homeowner can do next. Each is asked back first, because none can be undone. */
export function RequestActions({ ref, request, options = [], source, token, onUnconfirmed, onChanged }: RequestActionsProps) {
  const t = useT(trackingMessages);
  const locale = useLocale();
  const db = useDb();
  const notify = useNotify();
  const write = useWrite();
  const alert = useRefusalFocus(write);
  const { busy, blocked, refusal } = write;
  const [action, setAction] = useState<HomeownerAction>('withdrawn');
  const [isAsking, setIsAsking] = useState(false);
  const [Confirm, setConfirm] = useState<typeof ConfirmAction | null>(null);
  const { id, provider, quote } = request;
  const { name } = provider;
  const offer = quote?.status === 'sent' ? quote : null;
  const total = offer && formatCents(offer.total_cents, locale);
  const isOfList = source === 'materials';
  const isAccepting = isOfList && offer !== null;
  // Without an offer that stands the vendor of a list is chosen, as agreed elsewhere.
  const wordOf = (next: HomeownerAction) => (next === 'withdrawn' && source === 'fixed_price' ? 'cancelled' : next);
  const label = (next: HomeownerAction) =>
    t(next === 'hired' && isOfList ? (isAccepting ? 'action.accepted' : 'action.chosen') : `action.${wordOf(next)}`, { name });
  const actions = actionsFor(request);

  const send = () => {
    const right = token ? { token } : {};
    // What is agreed is what stands on the page: the server refuses another total. The same press again is the same answer.
    if (action === 'hired' && offer) {
      return callFunction(db, 'accept_quote', {
        quote_id: offer.id,
        options: [...options],
        expected_total_cents: offer.total_cents,
        ...right,
      });
    }
    return callFunction(db, 'advance_request', { request_id: id, to_status: action, ...right });
  };
  const advance = async () => {
    const refused = await write.run(async () => {
      await send();
      notify({ title: t(action === 'hired' && isAccepting ? 'done.list' : `done.${wordOf(action)}`, { name }), tone: 'success' });
      await onChanged();
    });
    if (refused?.field && refused.field in moved) await onChanged();
  };
  const wordsOf = (field: string | null | undefined) => {
    if (field === 'confirm') return t('action.unconfirmed');
    if (field === 'price' && total) return t('action.price', { total });
    return field === 'hired' || field === 'quote' ? t(`action.${moved[field]}`) : undefined;
  };
  const ask = async (next: HomeownerAction) => {
    if (onUnconfirmed && isBinding(next)) return onUnconfirmed();
    // Dialogs are heavy, and most visits only look.
    const loaded = await import(/* webpackChunkName: "confirm-action" */ './ConfirmAction').catch(() => null);
    if (!loaded) return notify({ title: t('confirm.failed'), tone: 'failure' });
    setConfirm(() => loaded.ConfirmAction);
    setAction(next);
    setIsAsking(true);
  };
  useImperativeHandle(ref, () => ({ ask: (next) => void ask(next) }));
  if (actions.length === 0 && !refusal) return null;
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
            {label(next)}
          </Button>
        ))}
      </Row>
      <RefusalAlert ref={alert} write={write} onRetry={() => void advance()} words={wordsOf(refusal?.field)} />
      {Confirm && (
        <Confirm
          open={isAsking}
          onOpenChange={setIsAsking}
          action={wordOf(action)}
          confirmLabel={label(action)}
          name={name}
          total={total}
          isOfList={isOfList}
          onConfirm={() => void advance()}
        />
      )}
    </>
  );
}
