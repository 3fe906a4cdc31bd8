import { AppError, callFunction, read, useDb, type Arguments } from '@marketplace/section-kit';
import { useRef, useState } from 'react';
import {
  begun,
  isBroken,
  unreadSeq,
  withNews,
  withOlder,
  withSent,
  type Conversation,
  type Question,
  type ThreadAnswer,
} from './Conversation';
import { usePolling, type PollOutcome } from './usePolling';

/** What somebody sends: words, or questions by their codes, under the id it is stored by. */
export type NewMessage = { id: string; body: string } | { id: string; ask: Question[] };
/** Shows a message as on its way and sends it, with the pictures that are stored meanwhile. @throws {AppError} */
export type SendMessage = (message: NewMessage, storePictures?: () => Promise<string[]>) => Promise<void>;

interface ConversationOptions {
  requestId: string;
  /** Secret of the private link of a guest. */
  token: string | null;
  /** Called with every answer but the first. */
  onAnswer: (answer: ThreadAnswer) => void;
}

/** The conversation about a request, kept up to date while somebody looks at it, and marked as read by that. */
export function useConversation({ requestId, token, onAnswer }: ConversationOptions) {
  const db = useDb();
  const known = useRef<Conversation | null>(null);
  const marked = useRef(0);
  const [shown, setShown] = useState<Conversation | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isGone, setIsGone] = useState(false);
  const [sending, setSending] = useState<NewMessage | null>(null);
  const keep = (next: Conversation) => setShown((known.current = next));
  const common = { request_id: requestId, ...(token && { token }) };
  const ask = async (part: Omit<Arguments<'thread'>, 'request_id' | 'token'>) =>
    (await read(db.rpc('thread', { ...common, ...part }))).data;

  const poll = async (): Promise<PollOutcome> => {
    try {
      const before = known.current;
      let answer = await ask({ after_seq: before?.reached ?? 0 });
      const isWhole = answer !== null && (before === null || isBroken(before, answer));
      if (isWhole && before !== null) answer = await ask({ after_seq: 0 });
      setFailure(null);
      if (!answer) {
        setIsGone(true);
        return 'over';
      }
      keep(isWhole || !known.current ? begun(answer, known.current) : withNews(known.current, answer));
      if (before) onAnswer(answer);
      await mark(answer);
      return before && answer.messages.length > 0 ? 'news' : 'none';
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setFailure(error);
      if (error.kind === 'missing') return 'over';
      throw error;
    }
  };
  const mark = async (answer: ThreadAnswer) => {
    const seq = unreadSeq({ ...answer, messages: known.current?.messages ?? [] });
    if (seq === null || seq <= marked.current) return;
    await callFunction(db, 'mark_read', { ...common, seq });
    marked.current = seq;
  };
  const wake = usePolling(poll);

  /** Shows it at once as on its way. @throws {AppError} when it is not known to be stored */
  const send: SendMessage = async (message, storePictures) => {
    setSending(message);
    try {
      const uploads = await storePictures?.();
      const stored = await callFunction(db, 'send_message', {
        message: { ...message, request_id: requestId, ...(uploads && { uploads }) },
        ...(token && { token }),
      });
      if (known.current) keep(withSent(known.current, stored));
    } finally {
      setSending(null);
    }
    wake();
  };
  /** Reads the messages before those that are known. @returns whether that was possible */
  const readOlder = async (): Promise<boolean> => {
    const before_seq = known.current?.messages[0]?.seq;
    const answer = before_seq === undefined ? null : await ask({ before_seq }).catch(toNull);
    if (answer && known.current) keep(withOlder(known.current, answer));
    return answer !== null;
  };
  return { conversation: shown, isGone, failure, sending, send, readOlder, wake };
}

function toNull(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}
