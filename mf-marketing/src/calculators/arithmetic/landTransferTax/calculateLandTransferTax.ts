import type { LocalizedText } from '@marketplace/section-kit/manifest';
import type { Province } from '@marketplace/section-kit/tax';
import { checkNumbers } from '../core/checkNumbers';
import { checkDay, inForce } from '../core/dated';
import { marginalAmount } from '../core/marginalAmount';
import { roundCents, sumDollars } from '../core/money';
import { outcome, type Outcome } from '../core/outcome';
import { ranges } from '../core/ranges';
import { placeOf, type Municipality } from './place';
import { reliefOf } from './reliefOf';
import { chargeOf } from './tariff';
import type { Basis, Charge, ChargeId, ReliefId, TransferNoteId, TransferRule } from './transferRule';
import { transferRules } from './transferRules';

export interface LandTransferTaxInput {
  /** Dollars. */
  price: number;
  /** Assessed value in dollars, in Quebec already multiplied by the comparative factor; 0 when it is not known. */
  assessedValue: number;
  /** The mortgage to be registered, in dollars; 0 for none. */
  loan: number;
  province: Province;
  municipality?: Municipality;
  /** Deed transfer tax of a municipality of Nova Scotia that is not listed, percent; elsewhere it is not even looked at. */
  municipalRatePercent: number;
  firstTime: boolean;
  newlyBuilt: boolean;
  /** Nova Scotia: not living in the province. Ontario: neither citizen nor permanent resident. */
  nonResident: boolean;
  /** Closing day, `2026-11-20`. */
  on: string;
}

export interface TransferLine {
  id: ChargeId;
  /** Dollars before relief. */
  amount: number;
  relief: number;
  reliefId?: ReliefId;
  due: number;
}

export interface LandTransferTaxResult {
  lines: readonly TransferLine[];
  beforeRelief: number;
  relief: number;
  /** Dollars in cash at closing; Quebec municipalities send their bill some weeks later. */
  due: number;
  /** What comes back with the income tax return. */
  laterCredit: number;
  notes: readonly TransferNoteId[];
  /** The rates are those of an earlier year: newer ones are not known yet. */
  outdated: boolean;
  source: LocalizedText;
  sourceDate: string;
}

export type LandTransferTaxField = 'price' | 'assessedValue' | 'loan' | 'municipalRatePercent' | 'on';

/** Taxes and registration fees on buying a home anywhere in Canada. Every line is rounded to the cent, half up. */
export function calculateLandTransferTax(input: LandTransferTaxInput): Outcome<LandTransferTaxResult, LandTransferTaxField> {
  const place = placeOf(input.province, input.municipality);
  const errors = [
    ...checkNumbers(input, { price: ranges.positiveAmount, assessedValue: ranges.amount, loan: ranges.amount }),
    ...(place === 'NS-other' ? checkNumbers(input, { municipalRatePercent: { min: 0, max: 1.5 } }) : []),
    ...checkDay('on', input.on, transferRules[place]),
  ];
  return outcome(errors, () => {
    const { table, outdated } = inForce(transferRules[place], input.on);
    const charges = place === 'NS-other' ? withMunicipalRate(table.charges, input.municipalRatePercent) : table.charges;
    const lines = charges.filter((charge) => isDue(charge, input)).map((charge) => lineOf(charge, table, input));
    const credited = lines.find(({ id }) => id === table.laterCredit?.of)?.due ?? 0;
    return {
      lines,
      beforeRelief: sumDollars(lines.map(({ amount }) => amount)),
      relief: sumDollars(lines.map(({ relief }) => relief)),
      due: sumDollars(lines.map(({ due }) => due)),
      laterCredit: input.firstTime ? roundCents(marginalAmount(table.laterCredit?.brackets ?? [], credited)) : 0,
      notes: (table.notes ?? []).filter(({ above = 0 }) => valueFor('greater', input) > above).map(({ id }) => id),
      outdated,
      source: table.source,
      sourceDate: table.sourceDate,
    };
  });
}

function isDue({ basis, onlyNonResidents }: Charge, { loan, nonResident }: LandTransferTaxInput): boolean {
  return (basis !== 'loan' || loan > 0) && (!onlyNonResidents || nonResident);
}

function lineOf({ id, basis, tariff }: Charge, { reliefs = [] }: TransferRule, input: LandTransferTaxInput): TransferLine {
  const value = valueFor(basis, input);
  const amount = chargeOf(tariff, value);
  const [best] = reliefs
    .filter((relief) => relief.of === id && input[relief.for])
    .map((relief) => ({ id: relief.id, amount: reliefOf(relief, tariff, value) }))
    .sort((one, other) => other.amount - one.amount);
  const relief = best?.amount ?? 0;
  return { id, amount, relief, reliefId: relief > 0 ? best?.id : undefined, due: roundCents(amount - relief) };
}

function valueFor(basis: Basis, { price, assessedValue, loan }: LandTransferTaxInput): number {
  if (basis === 'loan') return loan;
  return basis === 'price' ? price : Math.max(price, assessedValue);
}

function withMunicipalRate(charges: readonly Charge[], percent: number): Charge[] {
  return charges.map((charge) =>
    charge.id === 'municipalTransferTax' ? { ...charge, tariff: { kind: 'bands', bands: [{ percent }] } } : charge,
  );
}
