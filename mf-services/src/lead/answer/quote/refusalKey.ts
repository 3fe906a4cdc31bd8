import type { AppError } from '@marketplace/section-kit';
import type { composerEnglish } from './composerEnglish';

type RefusalKey = Extract<keyof typeof composerEnglish, `refused.${string}`>;

/** What a refusal of the database is about, as it names it, and what to say of it in both languages. */
const fields: Readonly<Partial<Record<string, RefusalKey>>> = {
  sent: 'refused.sent',
  draft: 'refused.draft',
  status: 'refused.status',
  lines: 'refused.lines',
  deposit: 'refused.deposit',
  valid_until: 'refused.valid_until',
  start_on: 'refused.start_on',
  duration: 'refused.duration',
  province: 'refused.province',
  registered: 'refused.registered',
  tax_choices: 'refused.tax_choices',
  permit_by: 'refused.permit_by',
  price_kind: 'refused.price_kind',
  warranty: 'refused.long',
  inclusions: 'refused.long',
  exclusions: 'refused.long',
  deposit_terms: 'refused.long',
  note: 'refused.long',
};

/**
 * What to say when a quote or a template of quotes is not taken.
 *
 * @returns key of the composer's texts; `undefined` where the usual words for a refusal do
 */
export function refusalKey({ kind, field, status }: Pick<AppError, 'kind' | 'field' | 'status'>): RefusalKey | undefined {
  if (kind === 'refused') return status === 404 ? 'refused.missing' : 'refused.rights';
  return field === null ? undefined : fields[field];
}
