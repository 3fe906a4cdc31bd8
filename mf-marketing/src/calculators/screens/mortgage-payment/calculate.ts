import type { FieldError, Outcome } from '../../arithmetic/core/outcome';
import type { PrefillInputs } from '../../arithmetic/inputs/prefillInputs';
import { calculateDefaultInsurance, type DefaultInsuranceResult } from '../../arithmetic/defaultInsurance/calculateDefaultInsurance';
import { calculateMortgagePayment, type MortgagePaymentResult } from '../../arithmetic/mortgagePayment/calculateMortgagePayment';
import { calculateMonthlyCost, type MonthlyCostResult } from '../../arithmetic/ownershipCosts/calculateMonthlyCost';
import { errorsOf } from '../frame/errorsOf';
import type { MortgageValues } from './inputs';

export interface MortgageAnswer {
  insurance: DefaultInsuranceResult;
  mortgage: MortgagePaymentResult;
  cost: MonthlyCostResult;
}

/** The loan with its insurance, its payment, and what living there costs with it. */
export function calculate(values: MortgageValues, today: string): { errors: ReadonlyMap<string, FieldError>; answer?: MortgageAnswer } {
  const insurance = calculateDefaultInsurance({
    ...values,
    firstTimeOrNewlyBuilt: values.firstTime || values.newlyBuilt,
    nonTraditional: false,
    ownerOccupied: true,
    units: 1,
    on: today,
  });
  // Wrong rates and terms are told also while the loan is not known yet.
  const principal = insurance.ok ? insurance.result.insuredLoan : 1;
  const mortgage = withLoan(calculateMortgagePayment({ ...values, principal }), values);
  const cost = calculateMonthlyCost({ ...values, mortgagePayment: mortgage.ok ? mortgage.result.payment : 0 });
  const errors = errorsOf({}, insurance, mortgage, cost);
  if (!insurance.ok || !mortgage.ok || !cost.ok) return { errors };
  return { errors, answer: { insurance: insurance.result, mortgage: mortgage.result, cost: cost.result } };
}

/** The visitor enters no loan: a down payment that leaves none is what must change. */
function withLoan<Result>(outcome: Outcome<Result, string>, { price }: MortgageValues): Outcome<Result, string> {
  if (outcome.ok) return outcome;
  const errors = outcome.errors.map((error): FieldError =>
    error.field === 'principal' ? { field: 'downPayment', code: 'tooHigh', limit: price - 1 } : error,
  );
  return { ok: false, errors };
}

/** What other calculators take over from a mortgage that can be had. */
export function prefillFromMortgage(values: MortgageValues, today: string): PrefillInputs | undefined {
  if (!calculate(values, today).answer) return undefined;
  const { price, downPayment, ratePercent, amortizationYears, province, firstTime, newlyBuilt } = values;
  const { propertyTaxYearly, heatMonthly, condoFeesMonthly } = values;
  return {
    price,
    downPayment,
    ratePercent,
    amortizationYears,
    province,
    firstTime,
    newlyBuilt,
    propertyTaxYearly,
    heatMonthly,
    condoFeesMonthly,
  };
}
