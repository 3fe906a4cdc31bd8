import { choiceParam, defineQuery, flagParam, parsePostalCode, scaleParam, type Param, type QueryOf } from '@marketplace/section-kit';
import { provinces, type Province } from '@marketplace/section-kit/tax';
import { postalParam } from './freeHalfDaysHref';
import type { Choices, PriceItem, PriceList } from './price/PriceList';

/** Where most of our customers are; only the tax lines depend on it, until a postal code is known. */
const defaultProvince: Province = 'ON';

const slotParam: Param<string> = {
  fallback: '',
  read: ([text = '']) => /^\d{4}-\d{2}-\d{2}-(morning|afternoon)$/.exec(text)?.[0],
  write: (slot) => [slot],
};

/** An extra is one piece of something. */
const extraParam: Param<boolean> = { ...flagParam(), write: (isWanted) => [isWanted ? '1' : '0'] };

function choiceRow({ field, kind, most }: PriceItem, { items }: PriceList): Param<Choices[string]> {
  if (kind === 'count') return scaleParam(0, { min: 0, max: most, step: 1 }, Math.trunc);
  if (kind === 'extra') return extraParam;
  const values = items.filter((item) => item.field === field).map(({ value }) => value);
  return choiceParam<string>(values[0]!, values);
}

/** What the page of a price list shows; all of it lives in the address. Each choice has a parameter of its own. */
export const bookingQuery = (list: PriceList) => {
  const chosen = list.items.filter(({ kind }) => kind !== 'base');
  const rows = Object.fromEntries(chosen.map((item) => [item.field, choiceRow(item, list)]));
  return defineQuery(
    {
      ...rows,
      province: choiceParam('', provinces),
      /** A whole postal code, or empty. */
      postal: postalParam,
      /** A half day such as "2026-11-23-morning", or empty. */
      slot: slotParam,
    },
    {
      settle: (read) => ({
        ...read,
        province: read.province || (parsePostalCode(read.postal)?.province ?? defaultProvince),
        choices: Object.fromEntries(Object.keys(rows).map((field) => [field, (read as Choices)[field]!])),
      }),
    },
  );
};
export type BookingQuery = QueryOf<ReturnType<typeof bookingQuery>>;
