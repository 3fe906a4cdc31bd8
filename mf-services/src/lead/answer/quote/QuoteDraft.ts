import { dayOf, newId, type Answer, type Locale } from '@marketplace/section-kit';
import { formatTyped } from '@marketplace/section-kit/number';
import type { Province, TaxChoice, TaxClass } from '@marketplace/section-kit/tax';
import type { Goods } from '../../../goods/GoodsLines';
import type { LineKind } from '../../../tracking/ProjectView';
import { linesOfGoods } from './linesOfGoods';

/** A quote as its company sees it. */
export type SavedQuote = Answer<'save_quote'>;
export type PriceKind = NonNullable<SavedQuote['price_kind']>;
export type PermitBy = NonNullable<SavedQuote['permit_by']>;

/** What the composer has to know of a request: a part of what `lead` answers. */
export interface LeadToQuote {
  id: string;
  company: { id: string; name: string };
  project: { province: Province | null };
  /** When the homeowner shared contact details; hidden until then are those in the words of a quote. */
  connected_at: string | null;
  /** Every version that was sent, the newest first. */
  quotes: readonly SavedQuote[];
  draft: SavedQuote | null;
  /** The lines of a list that it is asked for. */
  goods?: Goods | null;
}

/** A line as it is typed. */
export interface DraftLine {
  /** Names it among the lines. */
  key: string;
  kind: LineKind;
  description: string;
  qty: string;
  unit: string;
  price: string;
  taxClass: TaxClass;
  optional: boolean;
}

/** What a quote says beside its lines, as it is typed. */
export interface DraftTerms {
  priceKind: PriceKind;
  deposit: string;
  depositTerms: string;
  validUntil: string;
  startOn: string;
  days: string;
  warranty: string;
  inclusions: string;
  exclusions: string;
  note: string;
  permit: PermitBy | '';
}

/** A quote that is being written, under the id it will be stored by. */
export interface QuoteDraft {
  id: string;
  /** Where the work is done, as far as the request does not say it. */
  province: Province | '';
  /** Null while the company has not said it here. */
  registered: boolean | null;
  choices: readonly TaxChoice[];
  lines: readonly DraftLine[];
  terms: DraftTerms;
  /** Whether what the company set for all its quotes was taken over, which happens once. */
  isStarted?: boolean;
}

/** The time zone of the last Canadian midnight: the day by which the database checks. */
const LAST_TIME_ZONE = 'America/Vancouver';
const VALID_DAYS = 30;

/** A day so many days from now, such as "2026-12-24". */
export const dayIn = (days: number): string => dayOf(new Date(Date.now() + days * 86_400_000), LAST_TIME_ZONE);

/** A line of which nothing is typed. */
export const newLine = (part: Partial<DraftLine> = {}): DraftLine => ({
  key: newId(),
  kind: 'labour',
  description: '',
  qty: '1',
  unit: '',
  price: '',
  taxClass: 'installed',
  optional: false,
  ...part,
});

/** Lines that can be typed in: of none, an empty one. */
export const orNewLine = (lines: readonly DraftLine[]): readonly DraftLine[] => (lines.length > 0 ? lines : [newLine()]);

/** Whether a line says nothing yet. */
export const isBlank = ({ description, price }: DraftLine): boolean => description.trim() === '' && price.trim() === '';

/** What a quote says before anybody decides otherwise. */
export const newTerms = (): DraftTerms => ({
  priceKind: 'fixed',
  deposit: '0',
  depositTerms: '',
  validUntil: dayIn(VALID_DAYS),
  startOn: '',
  days: '',
  warranty: '',
  inclusions: '',
  exclusions: '',
  note: '',
  permit: '',
});

/**
 * Begins a quote: with the draft that is stored, else as a new version of the one that was sent last, else with the lines of the list that
 * is asked for, else with one empty line.
 */
export function newDraft({ draft, quotes, goods }: LeadToQuote, locale: Locale): QuoteDraft {
  const before = draft ?? quotes[0];
  if (!before) {
    const asked = goods ? linesOfGoods(goods, locale).map((line) => lineOf(line, locale)) : [];
    const lines = orNewLine(asked);
    return { id: newId(), province: '', registered: null, choices: [], lines, terms: newTerms(), isStarted: false };
  }
  const today = dayIn(0);
  return {
    id: draft ? draft.id : newId(),
    province: before.province,
    registered: before.registered,
    choices: before.tax_choices.map(({ tax_class, kind, charged }) => ({ taxClass: tax_class, kind, charged })),
    lines: orNewLine(before.lines.map((line) => lineOf(line, locale))),
    terms: {
      ...newTerms(),
      ...termsOf(before, locale),
      ...(before.valid_until && before.valid_until >= today && { validUntil: before.valid_until }),
      ...(before.start_on && before.start_on >= today && { startOn: before.start_on }),
    },
  };
}

type StoredLine = Pick<SavedQuote['lines'][number], 'kind' | 'description' | 'qty' | 'unit' | 'tax_class' | 'optional'> & {
  unit_cents: number | null;
};

/** A stored line as somebody would have typed it. */
export const lineOf = ({ kind, description, qty, unit, unit_cents, tax_class, optional }: StoredLine, locale: Locale): DraftLine =>
  newLine({
    kind,
    description,
    qty: formatTyped(qty, locale, 3),
    unit: unit ?? '',
    price: unit_cents === null ? '' : formatTyped(unit_cents / 100, locale),
    taxClass: tax_class,
    optional,
  });

type StoredTerms = Pick<
  SavedQuote,
  'price_kind' | 'deposit_cents' | 'deposit_terms' | 'duration_days' | 'warranty' | 'inclusions' | 'exclusions' | 'note' | 'permit_by'
>;

/** What stored terms say, as somebody would have typed it; nothing for what they leave open. */
export function termsOf(stored: StoredTerms, locale: Locale): Partial<DraftTerms> {
  const said = {
    priceKind: stored.price_kind,
    deposit: formatTyped(stored.deposit_cents / 100, locale),
    depositTerms: stored.deposit_terms,
    days: stored.duration_days?.toString(),
    warranty: stored.warranty,
    inclusions: stored.inclusions,
    exclusions: stored.exclusions,
    note: stored.note,
    permit: stored.permit_by,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value)) as Partial<DraftTerms>;
}
