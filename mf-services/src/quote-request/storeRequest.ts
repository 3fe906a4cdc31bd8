import { type Db, type Locale, AppError, type ErrorKind } from '@marketplace/section-kit';
import { draftKey, dropDraft, openDraft, quoteDrafts } from './draft/draftStore';
import { noDetails, type QuoteDraft } from './draft/QuoteDraft';
import { forgetOpen, rememberOpen } from './draft/openRequest';
import type { QuoteProvider } from './QuoteProvider';
import { submitProject, type QuoteSource } from './submitProject';

interface QuoteRequestInput {
  /** Account, or `null` for a guest. */
  owner: string | null;
  provider: QuoteProvider & { id: string };
  source: QuoteSource;
  serviceName: string;
  locale: Locale;
}

export interface StoredRequest {
  /** What the draft is kept under on this device. */
  key: string;
  draft: QuoteDraft;
  /** Whether the answer said something new about it. */
  isNews: boolean;
  /** Whether somebody reads the requests to the professional. */
  isReachable: boolean;
}

const unanswered: readonly ErrorKind[] = ['offline', 'unconfirmed'];
const useless: readonly ErrorKind[] = ['conflict', 'missing'];

/**
 * Keeps a request on this device, then stores it in the database. An id that the database knows as somebody else's is
 * dropped, and the request gets a new one.
 *
 * @returns `null` on a backend that keeps no requests
 * @throws {AppError}
 */
export async function storeRequest(db: Db, input: QuoteRequestInput): Promise<StoredRequest | null> {
  const { owner, provider, serviceName } = input;
  try {
    return await oneTabAtATime(draftKey({ owner, providerId: provider.id, serviceName }), () =>
      attempt(db, input).catch((error) => {
        if (error instanceof AppError && error.kind === 'conflict') return attempt(db, input);
        throw error;
      }),
    );
  } catch (error) {
    if (error instanceof AppError && error.kind === 'missing') return null;
    throw error;
  }
}

/**
 * What one tab writes to the storage reaches another only after a while. The second of two tabs that ask for the same thing
 * waits until the first is done, and then finds its draft.
 */
function oneTabAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  // Browsers give locks to secure addresses only.
  return 'locks' in navigator ? navigator.locks.request(`services.quote:${key}`, work) : work();
}

async function attempt(db: Db, { owner, provider, source, serviceName, locale }: QuoteRequestInput): Promise<StoredRequest> {
  const { key, draft } = openDraft({ owner, providerId: provider.id, serviceName });
  rememberOpen({ providerId: provider.id, source, serviceName });
  try {
    const { status, requests } = await submitProject(db, {
      draft,
      source,
      providerIds: [provider.id],
      category: provider.category,
      // What is typed in the form is sent by the form, once it is checked.
      details: { ...noDetails, serviceName: draft.service },
      locale,
    });
    const next = { ...draft, stage: status };
    quoteDrafts.of(key).write(next);
    const isReachable = requests.find(({ provider_id }) => provider_id === provider.id)?.reachable ?? true;
    return { key, draft: next, isNews: draft.stage !== status, isReachable };
  } catch (error) {
    // Without an answer the same id has to be asked again, also after a reload.
    if (error instanceof AppError && !unanswered.includes(error.kind)) forgetOpen();
    if (error instanceof AppError && useless.includes(error.kind)) dropDraft(key);
    throw error;
  }
}
