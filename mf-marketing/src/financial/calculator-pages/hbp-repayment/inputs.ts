import { ranges } from '../../calculators/core/ranges';
import type { HbpRepayment } from '../../calculators/homeBuyersPlan/calculateHbpRepayment';
import { repaymentYears } from '../../calculators/homeBuyersPlan/planRules';
import { numberField, rowsField } from '../../calculators/inputs/searchFields';
import type { SearchSchema } from '../../calculators/inputs/searchSchema';

export interface HbpValues {
  withdrawal: number;
  firstWithdrawalYear: number;
  repayments: readonly HbpRepayment[];
}

const year = numberField(2026, { min: 2019, max: 2200 });

export const hbpSchema: SearchSchema<HbpValues> = {
  withdrawal: numberField(60_000, ranges.positiveAmount),
  firstWithdrawalYear: year,
  repayments: rowsField<HbpRepayment>([], { year, amount: numberField(0, ranges.amount) }, repaymentYears),
};
