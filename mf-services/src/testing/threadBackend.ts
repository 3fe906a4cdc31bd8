import type { Arguments, Answer } from '@marketplace/section-kit';
import { requestBackend } from './requestBackend';

type Thread = NonNullable<Answer<'thread'>>;
type Message = Thread['messages'][number];

interface Sent {
  id: string;
  body?: string;
  ask?: Message['ask'];
  uploads?: string[];
}

/** A message of the company, as the database answers it. */
export const messageView = (seq: number, part: Partial<Message> = {}): Message => ({
  id: `message-${seq}`,
  seq,
  side: 'provider',
  kind: 'text',
  body: `Message ${seq}`,
  ask: null,
  at: '2026-11-20T15:00:00Z',
  images: [],
  sender: { name: 'Ana', place: 'Maple Ridge Roofing' },
  ...part,
});

/**
 * A backend that keeps one conversation by the rules of the database: one row for one id.
 *
 * @param part of how it begins; `thread` of what is returned may be changed meanwhile
 * @param rpc what other functions answer
 */
export function threadBackend(part: Partial<Thread> = {}, rpc: Record<string, (args: Record<string, unknown>) => unknown> = {}) {
  const state: Thread = {
    side: 'homeowner',
    status: 'interested',
    open: false,
    writable: true,
    events: 1,
    read_seq: 0,
    seen: null,
    messages: [],
    older: false,
    ...part,
  };
  const backend = requestBackend({
    rpc: {
      thread: (given) => {
        const { after_seq = 0, before_seq = Infinity } = given as Arguments<'thread'>;
        const found = state.messages.filter(({ seq }) => seq > Number(after_seq) && seq < Number(before_seq));
        return { ...state, messages: found.slice(-50), older: found.length > 50 };
      },
      send_message: (given) => {
        const { id, body = null, ask = null, uploads = [] } = (given as { message: Sent }).message;
        const known = state.messages.find((message) => message.id === id);
        const seq = (state.messages.at(-1)?.seq ?? 0) + 1;
        const sender = { name: null, place: null };
        const message = known ?? messageView(seq, { id, body, ask, images: uploads, kind: ask ? 'ask' : 'text', side: state.side, sender });
        if (!known) state.messages = [...state.messages, message];
        return message;
      },
      begin_upload: ({ n, type }) => ({ name: `u/${Number(n)}/message.${String(type).split('/')[1]}`, stored: false }),
      mark_read: ({ seq }) => (state.read_seq = Number(seq)),
      ...rpc,
    },
  });
  return { ...backend, thread: state };
}
