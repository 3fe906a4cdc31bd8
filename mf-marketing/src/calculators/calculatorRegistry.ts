import type { ComponentType } from 'react';
import type { CalculatorId } from './calculatorIds';

export type LoadCalculator = () => Promise<{ Component: ComponentType }>;

/** How to load each calculator. A guide shows nothing in the place of one that is not here. */
export const calculatorRegistry: Partial<Record<CalculatorId, LoadCalculator>> = {
  'mortgage-payment': () => import('./screens/mortgage-payment/MortgagePaymentCalculator'),
  'down-payment': () => import('./screens/down-payment/DownPaymentCalculator'),
  affordability: () => import('./screens/affordability/AffordabilityCalculator'),
  'land-transfer-tax': () => import('./screens/land-transfer-tax/LandTransferTaxCalculator'),
  'new-home-rebate': () => import('./screens/new-home-rebate/NewHomeRebateCalculator'),
  'materials-sales-tax': () => import('./screens/materials-sales-tax/MaterialsSalesTaxCalculator'),
  'hbp-repayment': () => import('./screens/hbp-repayment/HbpRepaymentCalculator'),
  'rate-comparison': () => import('./screens/rate-comparison/RateComparisonCalculator'),
  renewal: () => import('./screens/renewal/RenewalCalculator'),
  penalty: () => import('./screens/penalty/PenaltyCalculator'),
  'home-equity': () => import('./screens/home-equity/HomeEquityCalculator'),
};
