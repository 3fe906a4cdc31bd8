import { forgetPhotos } from '../photos/photoStore';
import { newDraft, toDraft, type QuoteDraft } from './QuoteDraft';

/** The number is the version of the stored shape: another version of this section leaves these entries alone. */
const PREFIX = 'services.quote.v1:';
const DAY_MS = 86_400_000;
/** For so long the database takes more details of a request that was sent; later, asking again is a new request. */
const SENT_FOR = DAY_MS;
/** For so long somebody may still come back to what was not sent. */
const UNSENT_FOR = 30 * DAY_MS;

/** For browsers whose storage is blocked or full: then a draft lasts as long as the page. */
const memory = new Map<string, string>();

interface Place {
  /** Account, or `null` for a guest: nobody finds what somebody else typed on the same device. */
  owner: string | null;
  providerId: string;
  /** Asking one provider for another service is another request. */
  serviceName: string;
}

/** Where the draft of a request is kept. Two tabs that ask for the same thing find the same draft, and so send one request. */
export function draftKey({ owner, providerId, serviceName }: Place): string {
  return `${PREFIX}${owner ?? 'guest'}:${providerId}:${serviceName}`;
}

/** Where is kept what somebody types on the page of a request that is stored. */
export const projectKey = (projectId: string): string => `${PREFIX}project:${projectId}`;

/**
 * The draft of a request, begun now when there is none. What a guest typed before signing in is taken along, unless it
 * was sent: that one belongs to whoever sent it.
 */
export function openDraft(place: Place): { key: string; draft: QuoteDraft } {
  const key = draftKey(place);
  const own = readDraft(key);
  if (own) return { key, draft: own };
  forgetOldDrafts();
  const guestKey = draftKey({ ...place, owner: null });
  const guests = place.owner === null ? null : readDraft(guestKey);
  const draft = guests && guests.stage !== 'sent' ? guests : newDraft(place.serviceName);
  if (draft === guests) forgetDraft(guestKey);
  writeDraft(key, draft);
  return { key, draft };
}

/** @returns `null` when there is none, or none that is still of use */
export function readDraft(key: string): QuoteDraft | null {
  const draft = readAny(key);
  return draft && isFresh(draft) ? draft : null;
}

function readAny(key: string): QuoteDraft | null {
  try {
    return toDraft(JSON.parse(memory.get(key) ?? storage()?.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

export function writeDraft(key: string, draft: QuoteDraft): void {
  const text = JSON.stringify(draft);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** Only the entry: what belongs to the draft may go on under another key. */
export function forgetDraft(key: string): void {
  memory.delete(key);
  storage()?.removeItem(key);
}

/** Throws a draft away, with its photos. */
export function dropDraft(key: string): void {
  const draft = readAny(key);
  forgetDraft(key);
  if (draft) void forgetPhotos(draft.id);
}

function isFresh({ stage, at }: QuoteDraft): boolean {
  return Date.now() - at < (stage === 'sent' ? SENT_FOR : UNSENT_FOR);
}

function forgetOldDrafts(): void {
  for (const key of Object.keys(storage() ?? {})) if (key.startsWith(PREFIX) && !readDraft(key)) dropDraft(key);
}

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
