import { defineQuery, numberParam } from '@marketplace/section-kit';
import { ranges } from '../../arithmetic/core/ranges';
import type { HbpRepayment } from '../../arithmetic/homeBuyersPlan/calculateHbpRepayment';
import { repaymentYears } from '../../arithmetic/homeBuyersPlan/planRules';
import { rowsParam } from '../../arithmetic/inputs/inputParams';
import { inputPlace } from '../../arithmetic/inputs/inputPlace';

export interface HbpValues {
  withdrawal: number;
  firstWithdrawalYear: number;
  repayments: readonly HbpRepayment[];
}

const year = numberParam(2026, { min: 2019, max: 2200 });

export const hbpQuery = defineQuery<HbpValues>(
  {
    withdrawal: numberParam(60_000, ranges.positiveAmount),
    firstWithdrawalYear: year,
    repayments: rowsParam<HbpRepayment>([], { year, amount: numberParam(0, ranges.amount) }, repaymentYears),
  },
  inputPlace,
);
