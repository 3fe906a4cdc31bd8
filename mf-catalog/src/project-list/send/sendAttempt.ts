import { deviceStore, newId, newToken } from '@marketplace/section-kit';

/** The ids that a list is sent under. */
export interface SendAttempt {
  /** What it is about; see `subjectOf`. */
  subject: string;
  /** By vendor: id of the project and secret of its private link. */
  ids: Readonly<Record<string, { id: string; token: string }>>;
}

/** The last attempt, until its answer has come. */
export const lastSendAttempt = deviceStore<SendAttempt, null>({
  key: 'catalog.list-send',
  version: 1,
  storage: 'local',
  schema: toSendAttempt,
  empty: null,
  legacy: { 'app.project-list.send.v1': JSON.parse },
});

/**
 * The ids to send a list under: those of the last attempt when it was about the same, because its answer may have got lost.
 * Kept before anything is sent.
 */
export function openSendAttempt(subject: string, vendorIds: readonly string[]): SendAttempt {
  const kept = lastSendAttempt.read();
  const known = kept?.subject === subject ? kept.ids : {};
  const ids = vendorIds.map((vendorId) => [vendorId, known[vendorId] ?? { id: newId(), token: newToken() }] as const);
  lastSendAttempt.write({ subject, ids: { ...known, ...Object.fromEntries(ids) } });
  return { subject, ids: Object.fromEntries(ids) };
}

function toSendAttempt(stored: unknown): SendAttempt | undefined {
  const { subject, ids } = Object(stored) as Partial<SendAttempt>;
  return typeof subject === 'string' && typeof ids === 'object' && ids ? { subject, ids } : undefined;
}
