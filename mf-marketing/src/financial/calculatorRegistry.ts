import type { ComponentType } from 'react';

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

export type LoadCalculator = () => Promise<{ Component: ComponentType }>;

/** How to load each calculator. A guide shows nothing in the place of one that is not here. */
export const calculatorRegistry: Partial<Record<CalculatorId, LoadCalculator>> = {
  'mortgage-payment': () => import('./calculator-pages/mortgage-payment/MortgagePaymentCalculator'),
  'down-payment': () => import('./calculator-pages/down-payment/DownPaymentCalculator'),
  affordability: () => import('./calculator-pages/affordability/AffordabilityCalculator'),
  'land-transfer-tax': () => import('./calculator-pages/land-transfer-tax/LandTransferTaxCalculator'),
  'new-home-rebate': () => import('./calculator-pages/new-home-rebate/NewHomeRebateCalculator'),
  'materials-sales-tax': () => import('./calculator-pages/materials-sales-tax/MaterialsSalesTaxCalculator'),
  'hbp-repayment': () => import('./calculator-pages/hbp-repayment/HbpRepaymentCalculator'),
  'rate-comparison': () => import('./calculator-pages/rate-comparison/RateComparisonCalculator'),
  renewal: () => import('./calculator-pages/renewal/RenewalCalculator'),
  penalty: () => import('./calculator-pages/penalty/PenaltyCalculator'),
  'home-equity': () => import('./calculator-pages/home-equity/HomeEquityCalculator'),
};
