import type { FieldError } from '../../calculators/core/outcome';
import { calculateDefaultInsurance, type DefaultInsuranceResult } from '../../calculators/defaultInsurance/calculateDefaultInsurance';
import { calculateLandTransferTax, type LandTransferTaxResult } from '../../calculators/landTransferTax/calculateLandTransferTax';
import { calculateClosingCosts, type ClosingCostsResult } from '../../calculators/ownershipCosts/calculateClosingCosts';
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
