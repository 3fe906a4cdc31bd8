import { qualifyingRules } from '../affordability/qualifyingRules';
import { premiumTables, premiumTaxTables } from '../defaultInsurance/premiumTables';
import { downPaymentRules } from '../downPayment/downPaymentRules';
import { repaymentStarts, withdrawalLimits } from '../homeBuyersPlan/planRules';
import { equityRules } from '../homeEquity/equityRules';
import { transferRules } from '../landTransferTax/transferRules';
import { federalFirstTime, federalNewHousing, ontarioAffordabilityPayment, provincialRebates } from '../newHomeRebates/rebateRules';
import { inForce, isDay, type Dated } from './dated';

const transfers = Object.entries(transferRules).map(([place, rules]) => [`transfer tax ${place}`, rules] as const);
const rebates = [federalNewHousing, federalFirstTime, ontarioAffordabilityPayment, ...provincialRebates].map(
  (rule) => [`rebate ${rule.id}`, [rule]] as const,
);

const tables: (readonly [string, readonly Dated[]])[] = [
  ['qualifying rules', qualifyingRules],
  ['premiums', premiumTables],
  ['tax on premiums', premiumTaxTables],
  ['down payments', downPaymentRules],
  ['withdrawal limits', withdrawalLimits],
  ['repayment starts', repaymentStarts],
  ['home equity', equityRules],
  ...transfers,
  ...rebates,
];

test.each(tables)('%s: every table names its source in both languages, and its dates', (_name, versions) => {
  for (const { source, sourceDate, verifiedOn, effectiveFrom, effectiveTo } of versions) {
    expect(source.en.length).toBeGreaterThan(10);
    expect(source.fr.length).toBeGreaterThan(10);
    expect(source.fr).not.toBe(source.en);
    for (const day of [sourceDate, verifiedOn, effectiveFrom, effectiveTo ?? effectiveFrom]) expect(isDay(day)).toBe(true);
    expect(sourceDate <= verifiedOn).toBe(true);
    if (effectiveTo) expect(effectiveFrom <= effectiveTo).toBe(true);
  }
});

test.each(tables)('%s: one table begins the day after the other ends', (_name, versions) => {
  for (const [index, { effectiveTo }] of versions.slice(0, -1).entries()) {
    const next = versions[index + 1]?.effectiveFrom ?? '';
    expect(Date.parse(next) - Date.parse(effectiveTo ?? '')).toBe(24 * 3_600_000);
  }
});

test.each(tables)('%s: the newest table is found on the day it was verified', (_name, versions) => {
  expect(inForce(versions, '2026-11-20').table.effectiveFrom <= '2026-11-20').toBe(true);
});
