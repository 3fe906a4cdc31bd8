import { pagePart, type PagePart } from '@marketplace/section-kit/query';
import type { ComponentType } from 'react';
import type { CalculatorId } from './calculatorIds';

type LoadCalculator = () => Promise<{ Component: ComponentType }>;
export type CalculatorPart = PagePart<{ Component: ComponentType }>;

const part = (id: CalculatorId, load: LoadCalculator): CalculatorPart => pagePart(`marketing/calculator/${id}`, load);

/** The part of a guide that each calculator is. A guide shows nothing in the place of one that is not here. */
export const calculatorRegistry: Partial<Record<CalculatorId, CalculatorPart>> = {
  'mortgage-payment': part('mortgage-payment', () => import('./screens/mortgage-payment/MortgagePaymentCalculator')),
  'down-payment': part('down-payment', () => import('./screens/down-payment/DownPaymentCalculator')),
  affordability: part('affordability', () => import('./screens/affordability/AffordabilityCalculator')),
  'land-transfer-tax': part('land-transfer-tax', () => import('./screens/land-transfer-tax/LandTransferTaxCalculator')),
  'new-home-rebate': part('new-home-rebate', () => import('./screens/new-home-rebate/NewHomeRebateCalculator')),
  'materials-sales-tax': part('materials-sales-tax', () => import('./screens/materials-sales-tax/MaterialsSalesTaxCalculator')),
  'hbp-repayment': part('hbp-repayment', () => import('./screens/hbp-repayment/HbpRepaymentCalculator')),
  'rate-comparison': part('rate-comparison', () => import('./screens/rate-comparison/RateComparisonCalculator')),
  renewal: part('renewal', () => import('./screens/renewal/RenewalCalculator')),
  penalty: part('penalty', () => import('./screens/penalty/PenaltyCalculator')),
  'home-equity': part('home-equity', () => import('./screens/home-equity/HomeEquityCalculator')),
};
