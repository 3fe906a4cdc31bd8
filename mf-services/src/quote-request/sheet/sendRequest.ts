import { AppError, type Db, type Locale } from '@marketplace/section-kit';
import type { ContactValues } from '@marketplace/section-kit/contact';
import type { QuoteProvider } from '../QuoteProvider';
import { submitProject, type QuoteSource } from '../submitProject';
import type { QuoteMode } from './quoteMode';
import type { SheetDraft } from './useSheetDraft';

interface RequestInput {
  kept: SheetDraft;
  mode: QuoteMode;
  provider: QuoteProvider;
  source: QuoteSource;
  locale: Locale;
  notice: string;
  contact: ContactValues | undefined;
}

/**
 * Stores the request of a draft under its id. An id that the database knows as somebody else's is replaced, once, unless it is that of a
 * request that is there.
 *
 * @returns `unkept` on a backend that keeps no requests
 * @throws {AppError}
 */
export async function sendRequest(db: Db, { kept, mode, provider, source, locale, notice, contact }: RequestInput) {
  const submit = async () => {
    const { id, token, details, service, others } = kept.current();
    const serviceName = service || details.serviceName.trim();
    const providerIds = [...(provider.id === null ? [] : [provider.id]), ...others];
    const given = { draft: { id, token }, source, providerIds, category: provider.category, contact, locale, notice };
    try {
      return (await submitProject(db, { ...given, details: { ...details, serviceName } })).status;
    } catch (error) {
      // Without an answer it may be there; then it is asked again as it was.
      if (error instanceof AppError && error.kind === 'unconfirmed') kept.change({ service: serviceName });
      throw error;
    }
  };
  try {
    return await submit();
  } catch (error) {
    if (error instanceof AppError && error.kind === 'missing') return 'unkept';
    if (!(error instanceof AppError) || error.kind !== 'conflict' || mode === 'add') throw error;
    kept.renew();
    return submit();
  }
}
