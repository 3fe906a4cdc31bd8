import { inForce, type Dated } from '../../arithmetic/core/dated';
import type { FieldError } from '../../arithmetic/core/outcome';
import { premiumTaxTables } from '../../arithmetic/defaultInsurance/premiumTables';
import { calculateDefaultInsurance, type DefaultInsuranceResult } from '../../arithmetic/defaultInsurance/calculateDefaultInsurance';
import type { PrefillInputs } from '../../arithmetic/inputs/prefillInputs';
import { calculateLandTransferTax, type LandTransferTaxResult } from '../../arithmetic/landTransferTax/calculateLandTransferTax';
import { placeOf } from '../../arithmetic/landTransferTax/place';
import { transferRules } from '../../arithmetic/landTransferTax/transferRules';
import { calculateClosingCosts, type ClosingCostsResult } from '../../arithmetic/ownershipCosts/calculateClosingCosts';
import { errorsOf } from '../frame/errorsOf';
import { assessedIn, type TransferValues } from './inputs';

export interface TransferAnswer {
  tax: LandTransferTaxResult;
  /** While the down payment or a cost is wrong, only the tax is known. */
  closing?: { insurance: DefaultInsuranceResult; costs: ClosingCostsResult };
}

/** Tax of a purchase, and the cash it takes on closing day. */
export function calculate(values: TransferValues, today: string): { errors: ReadonlyMap<string, FieldError>; answer?: TransferAnswer } {
  const on = values.closingDay || today;
  const insurance = calculateDefaultInsurance({
    ...values,
    firstTimeOrNewlyBuilt: values.firstTime || values.newlyBuilt,
    nonTraditional: false,
    ownerOccupied: true,
    units: 1,
    on,
  });
  const tax = calculateLandTransferTax({
    ...values,
    // A field that is not shown must not count.
    assessedValue: assessedIn.includes(values.province) ? values.assessedValue : 0,
    loan: insurance.ok ? insurance.result.insuredLoan : 0,
    on,
  });
  const costs = calculateClosingCosts({
    ...values,
    landTransferTax: tax.ok ? tax.result.due : 0,
    premiumTax: insurance.ok ? insurance.result.tax : 0,
  });
  const errors = errorsOf({ on: 'closingDay' }, tax, insurance, costs);
  if (!tax.ok) return { errors };
  const closing = insurance.ok && costs.ok ? { insurance: insurance.result, costs: costs.result } : undefined;
  return { errors, answer: { tax: tax.result, closing } };
}

/** What other calculators take over from a purchase that can be closed. */
export function prefillFromTransfer(values: TransferValues, today: string): PrefillInputs | undefined {
  if (!calculate(values, today).answer?.closing) return undefined;
  const { price, downPayment, amortizationYears, province, municipality, firstTime, newlyBuilt } = values;
  return { price, downPayment, amortizationYears, province, municipality, firstTime, newlyBuilt };
}

/** The rates of the place and of the tax on a default insurance premium, on a day for which there are rules. */
export function tablesFor({ province, municipality }: TransferValues, on: string): Dated[] {
  return [inForce(transferRules[placeOf(province, municipality)], on).table, inForce(premiumTaxTables, on).table];
}
