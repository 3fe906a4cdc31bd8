import { deviceStore, newId, newToken } from '@marketplace/section-kit';

/** What a list is sent under: the id of its project and the secret of its private link. */
export interface SendAttempt {
  /** What it is about; see `subjectOf`. */
  subject: string;
  id: string;
  token: string;
}

/** The last attempt, until its answer has come. */
export const lastSendAttempt = deviceStore<SendAttempt, null>({
  key: 'catalog.list-send',
  version: 2,
  storage: 'local',
  schema: toSendAttempt,
  empty: null,
});

/**
 * What to send a list under: the same as the last attempt when that was about the same, because its answer may have got lost.
 * Kept before anything is sent.
 */
export function openSendAttempt(subject: string): SendAttempt {
  const kept = lastSendAttempt.read();
  const attempt = kept?.subject === subject ? kept : { subject, id: newId(), token: newToken() };
  lastSendAttempt.write(attempt);
  return attempt;
}

function toSendAttempt(stored: unknown): SendAttempt | undefined {
  const { subject, id, token } = Object(stored) as Partial<SendAttempt>;
  return typeof subject === 'string' && typeof id === 'string' && typeof token === 'string' ? { subject, id, token } : undefined;
}
