import { defineQuery, numberParam } from '@marketplace/section-kit';
import { ranges } from '../../calculators/core/ranges';
import type { HbpRepayment } from '../../calculators/homeBuyersPlan/calculateHbpRepayment';
import { repaymentYears } from '../../calculators/homeBuyersPlan/planRules';
import { rowsParam } from '../../calculators/inputs/inputParams';

export interface HbpValues {
  withdrawal: number;
  firstWithdrawalYear: number;
  repayments: readonly HbpRepayment[];
}

const year = numberParam(2026, { min: 2019, max: 2200 });

export const hbpQuery = defineQuery<HbpValues>({
  withdrawal: numberParam(60_000, ranges.positiveAmount),
  firstWithdrawalYear: year,
  repayments: rowsParam<HbpRepayment>([], { year, amount: numberParam(0, ranges.amount) }, repaymentYears),
});
