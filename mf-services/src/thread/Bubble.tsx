import { dayOf, useLocale, useT } from '@marketplace/section-kit';
import { formatDate } from '@marketplace/shared-ui';
import { MessageBubble } from '@marketplace/shared-ui/message';
import type { ReactNode } from 'react';
import type { Conversation, ThreadMessage } from './Conversation';
import { Questions } from './Questions';
import { threadMessages } from './threadMessages';
import { Words } from './Words';

interface BubbleProps {
  message: ThreadMessage;
  conversation: Pick<Conversation, 'side' | 'seen'>;
  /** How the reader answers a question, in place. */
  answers: ReactNode;
}

/** One message: who wrote it, when, and whether the other side saw it. */
export function Bubble({ message: { seq, side, sender, at, body, ask }, conversation: { side: mine, seen }, answers }: BubbleProps) {
  const t = useT(threadMessages);
  const locale = useLocale();
  const when = (moment: string) => {
    const isToday = dayOf(new Date(moment)) === dayOf(new Date());
    return formatDate(moment, locale, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' });
  };
  const other =
    side === 'homeowner'
      ? (sender.name ?? (sender.place ? t('homeowner.in', { area: sender.place }) : t('homeowner')))
      : [sender.name, sender.place].filter(Boolean).join(' · ');
  const own = side === mine;
  return (
    <MessageBubble
      own={own}
      sender={own ? t('you') : other}
      time={<time dateTime={at}>{when(at)}</time>}
      status={own && seen?.seq === seq ? t('seen', { time: when(seen.at) }) : undefined}
    >
      {ask ? <Questions codes={ask}>{!own && answers}</Questions> : body === null ? <em>{t('erased')}</em> : <Words body={body} />}
    </MessageBubble>
  );
}
