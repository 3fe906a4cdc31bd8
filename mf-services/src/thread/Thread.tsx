import { useNotify, useT } from '@marketplace/section-kit';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { Button, FormAlert, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { allQuestions, AskChips } from './AskChips';
import { ComposerOffer } from './ComposerOffer';
import type { Question } from './Conversation';
import { messageDrafts } from './messageDrafts';
import { MessageLog } from './MessageLog';
import { threadMessages } from './threadMessages';
import { useConversation } from './useConversation';

/** How many messages are shown before all of them are asked for. */
const LAST = 3;

const Root = styled.section`
  display: grid;
  gap: var(--ui-s-12);
  & h4 { font-size: 1rem; }
`;

const Region = styled(LoadingRegion)`
  min-width: 0;
  & > [aria-busy] {
    display: grid;
    gap: var(--ui-s-16);
    min-width: 0;
    & > button { justify-self: start; }
  }
`;

export interface ThreadProps {
  requestId: string;
  /** Secret of the private link of a guest. */
  token?: string | null;
  /** Id of the heading that says with whom, where a page has several. */
  headingId?: string;
  /** How many steps the page shows of the timeline. */
  eventCount: number;
  /** Reads the request again: something happened with it, or it was asked for something. */
  onChanged: () => Promise<unknown>;
  /** Shares the homeowner's contact details; where that is possible. */
  onShare?: (() => void) | undefined;
  /** How a homeowner answers questions, beside writing. */
  answers?: ReactNode;
  /** What a company is offered to ask: what the request does not say. */
  questions?: readonly Question[];
}

/** What both sides of a request write to each other. Nothing where nothing was written and nothing can be. */
export function Thread({
  requestId,
  token = null,
  headingId,
  eventCount,
  onChanged,
  onShare,
  answers,
  questions = allQuestions,
}: ThreadProps) {
  const t = useT(threadMessages);
  const notify = useNotify();
  const titleId = useId();
  const log = useRef<HTMLDivElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const { conversation, isGone, failure, sending, send, readOlder, wake } = useConversation({
    requestId,
    token,
    onAnswer: ({ events, messages, side }) => {
      if (events !== eventCount || messages.some(({ ask, side: by }) => ask && by !== side)) void onChanged();
    },
  });
  // It arrived although its answer did not.
  const forgetArrived = useEffectEvent(() => {
    const store = messageDrafts.of(requestId);
    const draft = store.read();
    if (draft?.sent && !sending && conversation?.messages.some(({ id }) => id === draft.id)) store.clear();
  });
  useEffect(() => forgetArrived(), [conversation]);
  const onPageChanged = useEffectEvent(() => {
    if (conversation && conversation.events !== eventCount) wake();
  });
  useEffect(() => onPageChanged(), [eventCount]);

  const shown = conversation ? (showsAll ? conversation.messages : conversation.messages.slice(-LAST)) : [];
  const isMore = conversation !== null && (conversation.older || shown.length < conversation.messages.length);
  useEffect(() => {
    // The button that was pressed is gone.
    if (!isMore && showsAll && document.activeElement === document.body) log.current?.focus();
  }, [isMore, showsAll]);
  if (isGone || failure?.kind === 'missing') return null;
  if (conversation && conversation.messages.length === 0 && !conversation.writable) return null;
  const isQuiet = conversation?.side === 'homeowner' && conversation.messages.length === 0;
  const showMore = async () => {
    setShowsAll(true);
    const isAllShown = showsAll || (conversation?.messages.length ?? 0) <= LAST;
    if (isAllShown && !(await readOlder())) notify({ title: t('failed'), tone: 'failure' });
  };
  return (
    <Root aria-labelledby={headingId ? `${titleId} ${headingId}` : titleId}>
      <h4 id={titleId}>{t('title')}</h4>
      <Region loading={!conversation && !failure} label={t('loading')} onRetry={wake}>
        {!conversation && !failure && <Skeleton height={96} />}
        {failure && <FormAlert>{t(conversation ? 'stale' : 'failed')}</FormAlert>}
        {failure && !conversation && (
          <Button variant="outline" onClick={wake}>
            {t('retry')}
          </Button>
        )}
        {conversation && (
          <>
            {isMore && (
              <Button variant="outline" size="sm" onClick={() => void showMore()}>
                {t('all')}
              </Button>
            )}
            <MessageLog ref={log} labelledBy={titleId} messages={shown} {...{ conversation, token, sending, answers }} />
            {conversation.writable && conversation.side === 'provider' && questions.length > 0 && (
              <AskChips questions={questions} onSend={send} />
            )}
            {conversation.writable && (
              <ComposerOffer {...{ requestId, token, onShare }} quiet={isQuiet} open={conversation.open} onSend={send} />
            )}
            {!conversation.writable && <p>{t('closed')}</p>}
          </>
        )}
      </Region>
    </Root>
  );
}
