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
export const calculatorRegistry: Partial<Record<CalculatorId, LoadCalculator>> = {};
