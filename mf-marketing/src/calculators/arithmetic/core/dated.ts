import type { LocalizedText } from '@marketplace/section-kit/manifest';
import type { FieldError } from './outcome';

/** Where a table's numbers come from and when they hold. Dates are calendar days, `2026-11-20`. */
export interface Dated {
  /** Who publishes the rule, and the publication's name. */
  source: LocalizedText;
  /** The date of the publication, or of the copy that was read. */
  sourceDate: string;
  /** First day; where the publication names none, the first day the rule is known to hold. */
  effectiveFrom: string;
  /** Last day; absent while no end is known. */
  effectiveTo?: string;
  /** When the numbers were last compared with the source. */
  verifiedOn: string;
}

export interface InForce<Table> {
  table: Table;
  /** The day lies after the table's last day and no newer one is known: the figure is last year's. */
  outdated: boolean;
}

/** @returns whether a text is a calendar day written as `2026-11-20` */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // Date.parse takes February 30 for March 2.
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * The table that holds on a day. Days after the last known table get that one, marked as outdated: a threshold
 * that is indexed every January must not switch a page off on the first.
 *
 * @param tables in order of `effectiveFrom`, the oldest first
 * @throws {RangeError} before the first table: `checkDay` tells the visitor first
 */
export function inForce<Table extends Dated>(tables: readonly Table[], day: string): InForce<Table> {
  const table = tables.findLast(({ effectiveFrom }) => effectiveFrom <= day);
  if (!table) throw new RangeError(`No table holds on ${day}: check the day with checkDay() first.`);
  return { table, outdated: isAfter(day, table.effectiveTo) };
}

/** Whether a table holds on a day; false after its end, also when there is no newer one. */
export function holdsOn({ effectiveFrom, effectiveTo }: Dated, day: string): boolean {
  return effectiveFrom <= day && !isAfter(day, effectiveTo);
}

function isAfter(day: string, last: string | undefined): boolean {
  return last !== undefined && day > last;
}

/** Checks the day a calculation is made for; `tables` are those it cannot do without. */
export function checkDay<Field extends string>(
  field: Field,
  day: string,
  ...tables: readonly (readonly Pick<Dated, 'effectiveFrom'>[])[]
): FieldError<Field>[] {
  if (!isDay(day)) return [{ field, code: 'notADate' }];
  const first = tables.map(([oldest]) => oldest?.effectiveFrom ?? '').reduce((latest, from) => (from > latest ? from : latest), '');
  return day < first ? [{ field, code: 'beforeFirstRule', limit: first }] : [];
}
