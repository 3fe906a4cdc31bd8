import { provinces, type Province } from 'section-kit/tax';
import { ranges } from '../core/ranges';
import { municipalities, type Municipality } from '../landTransferTax/place';
import { choiceField, flagField, numberField, optionalField } from './searchFields';
import { defaultsOf, fromSearch, givenIn, toSearch, type SearchSchema } from './searchSchema';

/**
 * What goes along from "what I can afford" to closing costs and monthly cost. Income and debts stay behind: the other
 * pages do not need them.
 */
export interface CarriedInputs {
  price?: number;
  downPayment?: number;
  ratePercent?: number;
  amortizationYears?: number;
  province?: Province;
  municipality?: Municipality;
  firstTime?: boolean;
  newlyBuilt?: boolean;
  propertyTaxYearly?: number;
  heatMonthly?: number;
  condoFeesMonthly?: number;
}

const amount = optionalField(numberField(0, ranges.amount));
const flag = optionalField(flagField(false));

const carriedSchema: SearchSchema<CarriedInputs> = {
  price: optionalField(numberField(1, ranges.positiveAmount)),
  downPayment: amount,
  ratePercent: optionalField(numberField(0, ranges.rate)),
  amortizationYears: optionalField(numberField(25, ranges.amortization)),
  province: optionalField(choiceField<Province>('ON', provinces)),
  municipality: optionalField(choiceField<Municipality>('other', Object.values(municipalities).flat())),
  firstTime: flag,
  newlyBuilt: flag,
  propertyTaxYearly: amount,
  heatMonthly: amount,
  condoFeesMonthly: amount,
};

/**
 * Reads what the device kept.
 *
 * @param kept the stored text, `null` if there is none; whatever in it is not valid is left out
 */
export function readCarried(kept: string | null): CarriedInputs {
  return givenIn(carriedSchema, kept ?? '');
}

/**
 * The text to keep after a page was used: what was kept with the page's own inputs over it.
 *
 * @param kept the text kept so far
 * @param changes inputs of the page; those that are undefined stay as they were
 * @returns empty when there is nothing to keep: remove the entry then
 */
export function writeCarried(kept: string | null, changes: CarriedInputs): string {
  const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return toSearch(carriedSchema, { ...fromSearch(carriedSchema, kept ?? ''), ...defined });
}

/**
 * The inputs a page starts with: what its address says, else what was carried, else its defaults. A link somebody sent
 * always wins over what this device kept. Carried values the page does not take are left out.
 */
export function startingInputs<Values extends object>(schema: SearchSchema<Values>, search: string, carried: CarriedInputs): Values {
  const isTaken = ([name, value]: [string, unknown]) =>
    value !== undefined && Object.hasOwn(schema, name) && schema[name as keyof Values].read([texted(value)]) !== undefined;
  const usable = Object.fromEntries(Object.entries(carried).filter(isTaken));
  return { ...defaultsOf(schema), ...usable, ...givenIn(schema, search) };
}

/** As an address writes it. */
function texted(value: unknown): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}
