import { useT } from '@marketplace/section-kit';
import { MessageBubble } from '@marketplace/shared-ui/message';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Bubble } from './Bubble';
import type { Conversation, ThreadMessage } from './Conversation';
import { Questions } from './Questions';
import { threadMessages } from './threadMessages';
import type { NewMessage } from './useConversation';

const List = styled.ol`
  display: grid;
  gap: var(--ui-s-12);
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface MessageLogProps {
  /** Id of its title. */
  labelledBy: string;
  /** Those that are shown, oldest first. */
  messages: readonly ThreadMessage[];
  conversation: Conversation;
  /** Secret of the private link of a guest. */
  token: string | null;
  /** What is on its way. */
  sending: NewMessage | null;
  /** How the reader answers a question, in place. */
  answers: ReactNode;
  ref: Ref<HTMLDivElement>;
}

/** The messages in order, and below them the one that is on its way; what comes in is read out. */
export function MessageLog({ labelledBy, messages, conversation, token, sending, answers, ref }: MessageLogProps) {
  const t = useT(threadMessages);
  const isOnItsWay = sending && !messages.some(({ id }) => id === sending.id);
  return (
    <div ref={ref} role="log" aria-labelledby={labelledBy} tabIndex={-1}>
      {messages.length === 0 && !sending && <p>{t('none')}</p>}
      <List role="list">
        {messages.map((message) => (
          <li key={message.id}>
            <Bubble {...{ message, conversation, token, answers }} />
          </li>
        ))}
        {isOnItsWay && (
          <li>
            <MessageBubble own sender={t('you')} status={t('sending')}>
              {'ask' in sending ? <Questions codes={sending.ask} /> : sending.body}
            </MessageBubble>
          </li>
        )}
      </List>
    </div>
  );
}
