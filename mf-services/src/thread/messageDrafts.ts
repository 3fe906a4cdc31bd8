import { deviceStoreFamily, newId } from '@marketplace/section-kit';

interface MessageDraft {
  /** What it is stored under, so that it is stored once. */
  id: string;
  body: string;
  /** It was sent, and may have arrived. */
  sent: boolean;
}

/** What was typed and is not known to have arrived, by request. */
export const messageDrafts = deviceStoreFamily<MessageDraft, null>({
  key: 'services.message',
  version: 1,
  storage: 'local',
  schema: (stored) => (isDraft(stored) ? stored : undefined),
  empty: null,
});

function isDraft(stored: unknown): stored is MessageDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, body, sent } = stored as Partial<Record<keyof MessageDraft, unknown>>;
  return typeof id === 'string' && typeof body === 'string' && typeof sent === 'boolean';
}

/** The draft beside other pictures, which make another message of what was sent. */
export const pictured = (draft: MessageDraft | null): MessageDraft | null => (draft?.sent ? { ...draft, id: newId(), sent: false } : draft);

/** The draft with other words. What was sent keeps its id; other words are another message. */
export function retyped(draft: MessageDraft | null, body: string): MessageDraft | null {
  if (body === '') return null;
  if (draft && (!draft.sent || draft.body === body)) return { ...draft, body };
  return { id: newId(), body, sent: false };
}
