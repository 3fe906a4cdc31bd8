import { choiceParam, defineQuery, flagParam, numberParam, type Locale, type QueryCodec } from '@marketplace/section-kit';
import { provinces, type Province } from '@marketplace/section-kit/tax';
import { ranges } from '../core/ranges';
import { municipalities, type Municipality } from '../landTransferTax/place';
import { optionalParam } from './inputParams';
import { inputPlace } from './inputPlace';

/**
 * What goes along from "what I can afford" to closing costs and monthly cost. Income and debts stay behind: the other
 * pages do not need them.
 */
export interface PrefillInputs {
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

const amount = optionalParam(numberParam(0, ranges.amount));
const flag = optionalParam(flagParam(false));

/** @public every codec is asked by the tests of its section */
export const prefillQuery = defineQuery<PrefillInputs>(
  {
    price: optionalParam(numberParam(1, ranges.positiveAmount)),
    downPayment: amount,
    ratePercent: optionalParam(numberParam(0, ranges.rate)),
    amortizationYears: optionalParam(numberParam(25, ranges.amortization)),
    province: optionalParam(choiceParam<Province>('ON', provinces)),
    municipality: optionalParam(choiceParam<Municipality>('other', Object.values(municipalities).flat())),
    firstTime: flag,
    newlyBuilt: flag,
    propertyTaxYearly: amount,
    heatMonthly: amount,
    condoFeesMonthly: amount,
  },
  inputPlace,
);

/**
 * Reads what the device kept.
 *
 * @param kept the stored text, `null` if there is none; whatever in it is not valid is left out
 */
export function readPrefill(kept: string | null): PrefillInputs {
  return prefillQuery.given(kept ?? '', 'en');
}

/**
 * The text to keep after a page was used: what was kept with the page's own inputs over it.
 *
 * @param kept the text kept so far
 * @param changes inputs of the page; those that are undefined stay as they were
 * @returns empty when there is nothing to keep: remove the entry then
 */
export function writePrefill(kept: string | null, changes: PrefillInputs): string {
  const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return prefillQuery.toSearch({ ...readPrefill(kept), ...defined });
}

/**
 * The inputs a page starts with: what its address says, else what was carried, else its defaults. A link somebody sent
 * always wins over what this device kept. Carried values the page does not take are left out.
 */
export function startingInputs<Values extends object>(
  query: QueryCodec<Values>,
  search: string,
  locale: Locale,
  prefill: PrefillInputs,
): Values {
  const isTaken = ([name, value]: [string, unknown]) =>
    value !== undefined &&
    Object.hasOwn(query.params, name) &&
    query.params[name as keyof Values].read([String(value)], 'en') !== undefined;
  const usable = Object.fromEntries(Object.entries(prefill).filter(isTaken));
  return { ...query.empty, ...usable, ...query.given(search, locale) };
}
