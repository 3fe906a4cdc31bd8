import { callFunction, type Arguments, type Db, type Locale } from '@marketplace/section-kit';
import type { ContactValues } from '@marketplace/section-kit/contact';
import { parseCents } from '@marketplace/section-kit/number';
import type { DetailsValues, QuoteDraft } from './draft/QuoteDraft';

/** Where a request began. */
export type QuoteSource = 'card' | 'profile' | 'project';

export interface ProjectInput {
  draft: Pick<QuoteDraft, 'id' | 'token'>;
  source: QuoteSource;
  /** One to three. */
  providerIds: string[];
  category: string;
  details: DetailsValues;
  contact?: ContactValues;
  locale: Locale;
  /** What stood at the button. */
  notice?: string;
}

/**
 * Stores a request, or completes one that is stored: the same id never makes a second one.
 *
 * @throws {AppError}
 */
export function submitProject(db: Db, { draft, source, providerIds, category, details, contact, locale, notice }: ProjectInput) {
  const project: Arguments<'submit_project'>['project'] = {
    id: draft.id,
    token: draft.token,
    source,
    provider_ids: providerIds,
    category,
    service_name: details.serviceName.trim(),
    description: details.description.trim(),
    timing: details.timing,
    start_on: details.startOn,
    budget_min_cents: parseCents(details.budgetMin, locale),
    budget_max_cents: parseCents(details.budgetMax, locale),
    postal_code: details.postalCode.trim(),
    locale,
    notice,
    contact: contact && { ...contact, name: contact.name.trim(), email: contact.email.trim(), phone: contact.phone.trim() || undefined },
  };
  const given = Object.entries(project).filter(([, value]) => value !== '' && value !== null && value !== undefined);
  return callFunction(db, 'submit_project', { project: Object.fromEntries(given) });
}
