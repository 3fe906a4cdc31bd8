import { newId, newToken } from 'section-kit';

/** The ids that a list is sent under, and what was typed beside it. */
export interface Sending {
  /** What it is about; see `subjectOf`. */
  subject: string;
  /** By vendor: id of the project and secret of its private link. */
  ids: Readonly<Record<string, { id: string; token: string }>>;
}

/** The number is the version of the stored shape. */
const storageKey = 'app.project-list.send.v1';
/** Stands in where the browser keeps nothing. */
let memory: string | null = null;

export const toText = (value: unknown): string => JSON.stringify(value);

/**
 * The ids to send a list under: those of the last attempt when it was about the same, because its answer may have got lost.
 * Kept before anything is sent.
 */
export function openSending(subject: string, vendorIds: readonly string[]): Sending {
  const kept = readSending();
  const known = kept?.subject === subject ? kept.ids : {};
  const ids = vendorIds.map((vendorId) => [vendorId, known[vendorId] ?? { id: newId(), token: newToken() }] as const);
  write(toText({ subject, ids: { ...known, ...Object.fromEntries(ids) } }));
  return { subject, ids: Object.fromEntries(ids) };
}

/** It arrived: the next time is another request. */
export const forgetSending = (): void => write(null);

function readSending(): (Partial<Sending> & { ids: Sending['ids'] }) | null {
  try {
    const found = JSON.parse(memory ?? localStorage.getItem(storageKey) ?? 'null') as Partial<Sending> | null;
    return found && typeof found.ids === 'object' && found.ids ? { ...found, ids: found.ids } : null;
  } catch {
    return null;
  }
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
    memory = null;
  } catch {
    memory = text;
  }
}
