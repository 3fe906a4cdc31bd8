import type { Answer } from '@marketplace/section-kit';

/** What `thread` answers to one of the two sides. */
export type ThreadAnswer = NonNullable<Answer<'thread'>>;
export type ThreadMessage = ThreadAnswer['messages'][number];
/** The codes of questions. */
export type Question = NonNullable<ThreadMessage['ask']>[number];

/** What is known of a conversation, put together from several answers. */
export interface Conversation extends ThreadAnswer {
  /** Up to which message the answers of `thread` went: what was sent from here may stand behind one that was not read yet. */
  reached: number;
}

const bySeq = (one: ThreadMessage, other: ThreadMessage) => one.seq - other.seq;
const joined = (...lists: readonly (readonly ThreadMessage[])[]): ThreadMessage[] =>
  [...new Map(lists.flat().map((message) => [message.id, message])).values()].toSorted(bySeq);

/**
 * Whether an answer does not go on where the last one ended: there is more news than one holds, or hidden contact details are
 * shown from now on. Then the conversation is read anew.
 */
export const isBroken = (known: Conversation, answer: ThreadAnswer): boolean => answer.older || answer.open !== known.open;

/** The beginning: the newest messages. What was sent from here meanwhile stays. */
export function begun(answer: ThreadAnswer, known: Conversation | null): Conversation {
  const reached = answer.messages.at(-1)?.seq ?? 0;
  const own = known?.messages.filter(({ seq }) => seq > reached) ?? [];
  return { ...answer, messages: joined(own, answer.messages), reached };
}

/** With what is new. */
export const withNews = (known: Conversation, answer: ThreadAnswer): Conversation => ({
  ...answer,
  messages: joined(known.messages, answer.messages),
  older: known.older,
  reached: answer.messages.at(-1)?.seq ?? known.reached,
});

/** With what was sent from here. */
export const withSent = (known: Conversation, message: ThreadMessage): Conversation => ({
  ...known,
  messages: joined(known.messages, [message]),
});

/** With the messages before those that are known. */
export const withOlder = (known: Conversation, { messages, older }: ThreadAnswer): Conversation => ({
  ...known,
  messages: joined(known.messages, messages),
  older,
});

/** The newest message of the other side that was not read yet; `null` when all was. */
export function unreadSeq({ side, messages, read_seq }: ThreadAnswer): number | null {
  const last = messages.findLast((message) => message.side !== side);
  return last && last.seq > read_seq ? last.seq : null;
}
