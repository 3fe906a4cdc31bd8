import { deviceStoreFamily } from '@marketplace/section-kit';
import type { QuoteDraft } from './QuoteDraft';

/** Drafts of quotes on this device, by account and request: `services.lead-quote.v1:<account>:<request>`. */
export const quoteDrafts = deviceStoreFamily<QuoteDraft, null>({
  key: 'services.lead-quote',
  version: 1,
  storage: 'local',
  empty: null,
  schema: toQuoteDraft,
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const hasTexts = (value: unknown, names: readonly string[]) => isRecord(value) && names.every((name) => typeof value[name] === 'string');

const lineTexts = ['key', 'kind', 'description', 'qty', 'unit', 'price', 'taxClass'];
const termTexts = [
  'priceKind',
  'deposit',
  'depositTerms',
  'validUntil',
  'startOn',
  'days',
  'warranty',
  'inclusions',
  'exclusions',
  'note',
  'permit',
];

/** A draft whose parts are all there; the database checks what they say. */
function toQuoteDraft(stored: unknown): QuoteDraft | undefined {
  const isDraft =
    hasTexts(stored, ['id', 'province']) &&
    isRecord(stored) &&
    Array.isArray(stored['lines']) &&
    stored['lines'].every((line) => hasTexts(line, lineTexts)) &&
    Array.isArray(stored['choices']) &&
    hasTexts(stored['terms'], termTexts);
  return isDraft ? (stored as unknown as QuoteDraft) : undefined;
}
