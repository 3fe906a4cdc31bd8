import { dayOf, useLocale, useT } from '@marketplace/section-kit';
import { formatDate } from '@marketplace/shared-ui';
import { MessageBubble } from '@marketplace/shared-ui/message';
import type { ReactNode } from 'react';
import type { Conversation, ThreadMessage } from './Conversation';
import { MessagePictures } from './MessagePictures';
import { Questions } from './Questions';
import { ReportButton } from './ReportButton';
import { threadMessages } from './threadMessages';
import { Words } from './Words';

interface BubbleProps {
  message: ThreadMessage;
  conversation: Pick<Conversation, 'side' | 'seen'>;
  /** Secret of the private link of a guest. */
  token: string | null;
  /** How the reader answers a question, in place. */
  answers: ReactNode;
}

/** One message: who wrote it, when, and whether the other side saw it. */
export function Bubble({
  message: { id, seq, side, sender, at, body, ask, images },
  conversation: { side: mine, seen },
  token,
  answers,
}: BubbleProps) {
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
  const writer = own ? t('you') : other;
  return (
    <MessageBubble
      own={own}
      sender={writer}
      time={<time dateTime={at}>{when(at)}</time>}
      status={own && seen?.seq === seq ? t('seen', { time: when(seen.at) }) : undefined}
    >
      {ask ? <Questions codes={ask}>{!own && answers}</Questions> : body === null ? <em>{t('erased')}</em> : <Words body={body} />}
      {images.length > 0 && <MessagePictures names={images} sender={writer} />}
      {!own && body !== null && <ReportButton id={id} sender={other} token={token} />}
    </MessageBubble>
  );
}
