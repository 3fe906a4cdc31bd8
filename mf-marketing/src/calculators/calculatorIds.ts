/** The calculators a guide may place. */
export const calculatorIds = [
  'mortgage-payment',
  'down-payment',
  'affordability',
  'land-transfer-tax',
  'new-home-rebate',
  'materials-sales-tax',
  'hbp-repayment',
  'rate-comparison',
  'renewal',
  'penalty',
  'home-equity',
] as const;

export type CalculatorId = (typeof calculatorIds)[number];
