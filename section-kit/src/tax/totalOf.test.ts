import { taxExamples } from '@marketplace/supabase/tax-examples';
import { taxesOn, type TaxClass, type TaxSituation } from './taxesOn';
import { totalOf } from './totalOf';

const { rates, rules, cents, examples } = taxExamples;

/** The total of one line for each class, as a browser works it out. */
function total(classes: readonly TaxClass[], situation: Omit<TaxSituation, 'rates' | 'rules'>, amounts: Record<TaxClass, number> = cents) {
  const lines = classes.map((taxClass) => ({ cents: amounts[taxClass], charged: taxesOn(taxClass, { rates, rules, ...situation }) }));
  const kinds = new Map(lines.flatMap(({ charged }) => charged.map((tax) => [tax.kind, tax] as const)));
  return totalOf(
    lines.map((line) => ({ cents: line.cents, taxes: line.charged.map(({ kind }) => kind) })),
    [...kinds.values()],
  );
}

const amounts = (tax: readonly { kind: string; cents: number }[]) => Object.fromEntries(tax.map((line) => [line.kind, line.cents]));

test.each(examples)('$province on $onDate, $classes: the cents of the database', ({ classes, tax, totalCents, ...situation }) => {
  const worked = total(classes, situation);
  expect([amounts(worked.tax), worked.totalCents]).toEqual([tax, totalCents]);
});

test('the examples are of every province, class and of days before and after a rate changed', () => {
  expect(new Set(examples.map(({ province }) => province)).size).toBe(13);
  expect(new Set(examples.flatMap(({ classes }) => classes))).toEqual(new Set(['installed', 'goods', 'service', 'exempt']));
  expect(new Set(examples.map(({ onDate }) => onDate)).size).toBe(3);
});

test.each([
  ['BC', 10_000_00, {}, { GST: 500_00 }, 10_500_00],
  ['SK', 10_000_00, {}, { GST: 500_00, PST: 600_00 }, 11_100_00],
  ['QC', 1_234_56, {}, { GST: 61_73, QST: 123_15 }, 1_419_44],
  ['ON', 1_234_56, {}, { HST: 160_49 }, 1_395_05],
  ['MB', 10_000_00, {}, { GST: 500_00 }, 10_500_00],
  ['QC', 1_234_56, { registered: false }, {}, 1_234_56],
] as const)('%s, %d cents installed %j', (province, installed, more, tax, totalCents) => {
  const situation = { province, onDate: '2026-11-20', registered: true, choices: [], ...more };
  const worked = total(['installed'], situation, { ...cents, installed });
  expect([amounts(worked.tax), worked.totalCents]).toEqual([tax, totalCents]);
});
