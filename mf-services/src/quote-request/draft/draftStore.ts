import { deviceStoreFamily } from '@marketplace/section-kit';
import { rememberedPostalCode } from '../../place/rememberedPlace';
import { forgetPhotos } from '../photos/photoStore';
import { newDraft, toDraft, type QuoteDraft } from './QuoteDraft';

const DAY_MS = 86_400_000;
/** For so long the database takes more details of a request that was sent; later, asking again is a new request. */
const SENT_FOR = DAY_MS;
/** For so long somebody may still come back to what was not sent. */
const UNSENT_FOR = 30 * DAY_MS;

/** Drafts by `draftKey` or `projectKey`, also those that are of no use any more: `readDraft` leaves them out. */
export const quoteDrafts = deviceStoreFamily<QuoteDraft, null>({
  key: 'services.quote',
  version: 1,
  storage: 'local',
  schema: toDraft,
  empty: null,
});

interface DraftSubject {
  /** Account, or `null` for a guest: nobody finds what somebody else typed on the same device. */
  owner: string | null;
  providerId: string;
  /** Asking one provider for another service is another request. */
  serviceName: string;
}

/** What the draft of a request is kept under. Two tabs that ask for the same thing find the same draft, and so send one request. */
export function draftKey({ owner, providerId, serviceName }: DraftSubject): string {
  return `${owner ?? 'guest'}:${providerId}:${serviceName}`;
}

/** What is typed on the page of a request that is stored is kept under this. */
export const projectKey = (projectId: string): string => `project:${projectId}`;

/**
 * The draft of a request, begun now when there is none, for work where somebody looked around last. What a
 * guest typed before signing in is taken along, unless it was sent: that one belongs to whoever sent it.
 */
export function openDraft(subject: DraftSubject): { key: string; draft: QuoteDraft } {
  const key = draftKey(subject);
  const own = readDraft(key);
  if (own) return { key, draft: own };
  forgetOldDrafts();
  const guestKey = draftKey({ ...subject, owner: null });
  const guests = subject.owner === null ? null : readDraft(guestKey);
  const draft =
    guests && guests.stage !== 'sent' ? guests : newDraft({ serviceName: subject.serviceName, postalCode: rememberedPostalCode() });
  if (draft === guests) quoteDrafts.of(guestKey).clear();
  quoteDrafts.of(key).write(draft);
  return { key, draft };
}

/** @returns `null` when there is none, or none that is still of use */
export function readDraft(key: string): QuoteDraft | null {
  const draft = quoteDrafts.of(key).read();
  return draft && isFresh(draft) ? draft : null;
}

/** Throws a draft away, with its photos. */
export function dropDraft(key: string): void {
  const store = quoteDrafts.of(key);
  const draft = store.read();
  store.clear();
  if (draft) void forgetPhotos(draft.id);
}

function isFresh({ stage, at }: QuoteDraft): boolean {
  return Date.now() - at < (stage === 'sent' ? SENT_FOR : UNSENT_FOR);
}

function forgetOldDrafts(): void {
  for (const key of quoteDrafts.ids()) if (!readDraft(key)) dropDraft(key);
}
