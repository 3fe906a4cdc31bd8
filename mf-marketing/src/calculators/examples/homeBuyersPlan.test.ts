// Worked out apart from this code, in exact fractions, from the Income Tax Act’s Home Buyers’ Plan as the Canada Revenue Agency explains
// it. None of these inputs stands in another test or in a guide.
import { inForce } from '../arithmetic/core/dated';
import { calculateHbpRepayment, type HbpRepaymentInput } from '../arithmetic/homeBuyersPlan/calculateHbpRepayment';
import { repaymentStarts, withdrawalLimits } from '../arithmetic/homeBuyersPlan/planRules';
import { result } from './testing/outcomes';

const including = (...rows: object[]) => expect.arrayContaining(rows);

test.each<[string, HbpRepaymentInput, unknown]>([
  [
    '2018, the year before the oldest rules',
    { withdrawal: 31_245, firstWithdrawalYear: 2018 },
    { ok: false, errors: [{ field: 'firstWithdrawalYear', code: 'tooLow', limit: 2019 }] },
  ],
  [
    '2019, their first year: from the second year',
    { withdrawal: 31_245, firstWithdrawalYear: 2019 },
    result({
      firstYear: 2021,
      lastYear: 2035,
      minimum: 2083,
      totalRepaid: 31_245,
      totalIncome: 0,
      years: including(
        { year: 2021, required: 2083, repaid: 2083, income: 0, balance: 29_162 },
        { year: 2035, required: 2083, repaid: 2083, income: 0, balance: 0 },
      ),
    }),
  ],
  [
    '2021, the last year before the longer wait: from the second year',
    { withdrawal: 24_870, firstWithdrawalYear: 2021 },
    result({
      firstYear: 2023,
      lastYear: 2037,
      minimum: 1658,
      totalRepaid: 24_870,
      totalIncome: 0,
      years: including(
        { year: 2023, required: 1658, repaid: 1658, income: 0, balance: 23_212 },
        { year: 2037, required: 1658, repaid: 1658, income: 0, balance: 0 },
      ),
    }),
  ],
  [
    '2022, the first year of the longer wait: from the fifth year',
    { withdrawal: 24_870, firstWithdrawalYear: 2022 },
    result({
      firstYear: 2027,
      lastYear: 2041,
      minimum: 1658,
      totalRepaid: 24_870,
      totalIncome: 0,
      years: including(
        { year: 2027, required: 1658, repaid: 1658, income: 0, balance: 23_212 },
        { year: 2041, required: 1658, repaid: 1658, income: 0, balance: 0 },
      ),
    }),
  ],
  [
    '2028, its last year',
    { withdrawal: 52_300, firstWithdrawalYear: 2028 },
    result({
      firstYear: 2033,
      lastYear: 2047,
      minimum: 3486.67,
      totalRepaid: 52_300,
      totalIncome: 0,
      years: including(
        { year: 2033, required: 3486.67, repaid: 3486.67, income: 0, balance: 48_813.33 },
        { year: 2047, required: 3486.66, repaid: 3486.66, income: 0, balance: 0 },
      ),
    }),
  ],
  [
    '2029, the year after: from the second year again',
    { withdrawal: 52_300, firstWithdrawalYear: 2029 },
    result({
      firstYear: 2031,
      lastYear: 2045,
      minimum: 3486.67,
      totalRepaid: 52_300,
      totalIncome: 0,
      years: including(
        { year: 2031, required: 3486.67, repaid: 3486.67, income: 0, balance: 48_813.33 },
        { year: 2045, required: 3486.66, repaid: 3486.66, income: 0, balance: 0 },
      ),
    }),
  ],
  [
    '2025, the last year of the first extension',
    { withdrawal: 43_750, firstWithdrawalYear: 2025 },
    result({
      firstYear: 2030,
      lastYear: 2044,
      minimum: 2916.67,
      totalRepaid: 43_750,
      totalIncome: 0,
      years: including(
        { year: 2030, required: 2916.67, repaid: 2916.67, income: 0, balance: 40_833.33 },
        { year: 2044, required: 2916.66, repaid: 2916.66, income: 0, balance: 0 },
      ),
    }),
  ],
  [
    '2026, the first year of the second',
    { withdrawal: 43_750, firstWithdrawalYear: 2026 },
    result({
      firstYear: 2031,
      lastYear: 2045,
      minimum: 2916.67,
      totalRepaid: 43_750,
      totalIncome: 0,
      years: including(
        { year: 2031, required: 2916.67, repaid: 2916.67, income: 0, balance: 40_833.33 },
        { year: 2045, required: 2916.66, repaid: 2916.66, income: 0, balance: 0 },
      ),
    }),
  ],
  [
    '2023, below the 35,000 of that time',
    { withdrawal: 34_870, firstWithdrawalYear: 2023 },
    result({
      firstYear: 2028,
      lastYear: 2042,
      minimum: 2324.67,
      totalRepaid: 34_870,
      totalIncome: 0,
      years: including(
        { year: 2028, required: 2324.67, repaid: 2324.67, income: 0, balance: 32_545.33 },
        { year: 2042, required: 2324.66, repaid: 2324.66, income: 0, balance: 0 },
      ),
    }),
  ],
  [
    '2023, more than the 35,000 of that time',
    { withdrawal: 41_260, firstWithdrawalYear: 2023 },
    { ok: false, errors: [{ field: 'withdrawal', code: 'tooHigh', limit: 35_000 }] },
  ],
  [
    '2024, in which the limit rose to 60,000 on April 17',
    { withdrawal: 41_260, firstWithdrawalYear: 2024 },
    result({
      firstYear: 2029,
      lastYear: 2043,
      minimum: 2750.67,
      totalRepaid: 41_260,
      totalIncome: 0,
      years: including(
        { year: 2029, required: 2750.67, repaid: 2750.67, income: 0, balance: 38_509.33 },
        { year: 2043, required: 2750.66, repaid: 2750.66, income: 0, balance: 0 },
      ),
    }),
  ],
  [
    '2026, nothing in 2033 and twice as much in 2034',
    {
      withdrawal: 39_300,
      firstWithdrawalYear: 2026,
      repayments: [
        { year: 2033, amount: 0 },
        { year: 2034, amount: 5240 },
      ],
    },
    result({
      firstYear: 2031,
      lastYear: 2045,
      minimum: 2620,
      totalRepaid: 36_680,
      totalIncome: 2620,
      years: including(
        { year: 2031, required: 2620, repaid: 2620, income: 0, balance: 36_680 },
        { year: 2033, required: 2620, repaid: 0, income: 2620, balance: 31_440 },
        { year: 2034, required: 2620, repaid: 5240, income: 0, balance: 26_200 },
        { year: 2045, required: 2381.81, repaid: 2381.81, income: 0, balance: 0 },
      ),
    }),
  ],
  [
    '2027, some of it before it is due',
    { withdrawal: 28_640, firstWithdrawalYear: 2027, repayments: [{ year: 2029, amount: 6140 }] },
    result({
      firstYear: 2032,
      lastYear: 2046,
      minimum: 1500,
      totalRepaid: 28_640,
      totalIncome: 0,
      years: including(
        { year: 2029, required: 0, repaid: 6140, income: 0, balance: 22_500 },
        { year: 2046, required: 1500, repaid: 1500, income: 0, balance: 0 },
      ),
    }),
  ],
])('first withdrawal in %s', (_what, input, expected) => {
  expect(calculateHbpRepayment(input)).toMatchObject(expected as object);
});

test.each([
  ['2024-04-16', 35_000],
  ['2024-04-17', 60_000],
])('a withdrawal of %s may reach %d', (day, limit) => {
  expect(inForce(withdrawalLimits, day).table.limit).toBe(limit);
});

test.each([
  ['2021-12-31', 2],
  ['2022-01-01', 5],
  ['2028-12-31', 5],
  ['2029-01-01', 2],
])('a first withdrawal of %s is repaid from its year %d on', (day, yearsLater) => {
  expect(inForce(repaymentStarts, day).table.yearsLater).toBe(yearsLater);
});
