import fc from 'fast-check';
import { calculateLandTransferTax, type LandTransferTaxInput, type LandTransferTaxResult } from './calculateLandTransferTax';
import type { Municipality, Place } from './place';
import { transferRules } from './transferRules';

function resultOf(place: Place, changes: Partial<LandTransferTaxInput>): LandTransferTaxResult {
  const [province, municipality] = place.split('-') as [LandTransferTaxInput['province'], Municipality | undefined];
  const outcome = calculateLandTransferTax({
    price: 500_000,
    assessedValue: 0,
    loan: 0,
    province,
    municipality,
    municipalRatePercent: 1.5,
    firstTime: false,
    newlyBuilt: false,
    nonResident: false,
    on: '2026-11-20',
    ...changes,
  });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

const firstTime = { firstTime: true };
const newlyBuilt = { newlyBuilt: true };

test.each<[Place, Partial<LandTransferTaxInput>, number, number, number]>([
  ['ON-other', { price: 368_333, ...firstTime }, 4000, 4000, 0],
  ['ON-other', { price: 500_000, ...firstTime }, 6475, 4000, 2475],
  ['ON-toronto', { price: 500_000, ...firstTime }, 12_950, 8475, 4475],
  ['ON-toronto', { price: 1_000_000, ...firstTime }, 32_950, 8475, 24_475],
  ['ON-toronto', { price: 250_000, ...firstTime }, 4450, 4450, 0],
  ['BC', { price: 400_000, ...firstTime }, 6000, 6000, 0],
  ['BC', { price: 700_000, ...firstTime }, 12_000, 8000, 4000],
  ['BC', { price: 835_000, ...firstTime }, 14_700, 8000, 6700],
  ['BC', { price: 842_500, ...firstTime }, 14_850, 5600, 9250],
  ['BC', { price: 850_000, ...firstTime }, 15_000, 3200, 11_800],
  ['BC', { price: 855_000, ...firstTime }, 15_100, 1600, 13_500],
  ['BC', { price: 860_000, ...firstTime }, 15_200, 0, 15_200],
  ['BC', { price: 900_000, ...firstTime }, 16_000, 0, 16_000],
  ['BC', { price: 1_100_000, ...newlyBuilt }, 20_000, 20_000, 0],
  ['BC', { price: 1_101_000, ...newlyBuilt }, 20_020, 19_619.6, 400.4],
  ['BC', { price: 1_120_000, ...newlyBuilt }, 20_400, 12_240, 8160],
  ['BC', { price: 1_149_000, ...newlyBuilt }, 20_980, 419.6, 20_560.4],
  ['BC', { price: 1_150_000, ...newlyBuilt }, 21_000, 0, 21_000],
  ['PE', { price: 400_000, ...firstTime }, 4000, 4000, 0],
  ['PE', { price: 400_000 }, 4000, 0, 4000],
  ['NS-halifax', { price: 500_000, nonResident: true }, 57_500, 0, 57_500],
  ['NS-halifax', { price: 500_000, nonResident: true, on: '2025-03-31' }, 32_500, 0, 32_500],
  ['NS-halifax', { price: 500_000, assessedValue: 600_000, nonResident: true }, 67_500, 0, 67_500],
  ['NS-capeBreton', { price: 500_000, nonResident: true }, 57_500, 0, 57_500],
  ['ON-other', { price: 500_000, nonResident: true }, 131_475, 0, 131_475],
  ['ON-toronto', { price: 500_000, nonResident: true }, 187_950, 0, 187_950],
  ['MB', { price: 500_000, ...firstTime, ...newlyBuilt }, 7787, 0, 7787],
])('%s, %j: tax, relief, due', (place, changes, beforeRelief, relief, due) => {
  expect(resultOf(place, changes)).toMatchObject({ beforeRelief, relief, due });
});

test('of two exemptions of the same tax only the larger counts, and it is named', () => {
  const both = { ...firstTime, ...newlyBuilt };
  expect(resultOf('BC', { price: 700_000, ...both }).lines).toMatchObject([{ relief: 12_000, reliefId: 'newlyBuilt', due: 0 }]);
  expect(resultOf('BC', { price: 700_000, ...firstTime }).lines).toMatchObject([{ relief: 8000, reliefId: 'firstTime' }]);
  expect(resultOf('ON-toronto', firstTime).lines.map(({ reliefId }) => reliefId)).toEqual(['firstTime', 'municipalFirstTime']);
  expect(resultOf('BC', { price: 2_000_000, ...both }).lines[0]?.reliefId).toBeUndefined();
});

test.each<[Place, number, boolean, number]>([
  ['QC-montreal', 500_000, true, 5152.63],
  ['QC-otherWithThreePercent', 616_000, true, 5875],
  ['QC-other', 250_000, true, 2185.5],
  ['QC-montreal', 500_000, false, 0],
  ['ON-other', 500_000, true, 0],
])('%s, %d, first time %s: %d comes back with the tax return', (place, price, first, credit) => {
  expect(resultOf(place, { price, firstTime: first })).toMatchObject({ laterCredit: credit });
});

test('a municipality of Quebec with 3 % above 500,000 takes 9,090.50 of 616,000', () => {
  expect(resultOf('QC-otherWithThreePercent', { price: 616_000 }).due).toBe(9090.5);
});

const places = Object.keys(transferRules) as Place[];
const place = fc.constantFrom(...places);
const price = fc.integer({ min: 1, max: 30_000_000 });

test('a dearer home never pays less before relief, and relief never exceeds the tax', () => {
  fc.assert(
    fc.property(place, price, price, fc.boolean(), fc.boolean(), fc.boolean(), (where, one, other, first, built, nonResident) => {
      const changes = { firstTime: first, newlyBuilt: built, nonResident, loan: one };
      const less = resultOf(where, { ...changes, price: Math.min(one, other) });
      const more = resultOf(where, { ...changes, price: Math.max(one, other) });
      expect(more.beforeRelief).toBeGreaterThanOrEqual(less.beforeRelief);
      for (const { beforeRelief, relief, due, laterCredit, lines } of [less, more]) {
        for (const line of lines) expect(line.relief).toBeLessThanOrEqual(line.amount);
        expect(due).toBeCloseTo(beforeRelief - relief, 2);
        expect(laterCredit).toBeLessThanOrEqual(due);
      }
    }),
  );
});

const edges = Object.entries(transferRules).flatMap(([where, [rule]]) =>
  (rule?.charges ?? []).flatMap(({ tariff }) =>
    tariff.kind === 'marginal'
      ? tariff.brackets.filter(({ upTo }) => upTo < Infinity).map(({ upTo }) => [where as Place, upTo] as const)
      : [],
  ),
);

test.each(edges)('%s: the tax does not jump at %d', (where, edge) => {
  const [below, above] = [edge, edge + 0.01].map((value) => resultOf(where, { price: value }).beforeRelief);
  expect((above ?? 0) - (below ?? 0)).toBeLessThanOrEqual(0.011);
});

test.each([
  [835_000, firstTime],
  [860_000, firstTime],
  [1_100_000, newlyBuilt],
  [1_150_000, newlyBuilt],
])('British Columbia: the exemption fades without a jump at %d', (edge, changes) => {
  const [below, above] = [edge - 0.01, edge + 0.01].map((value) => resultOf('BC', { price: value, ...changes }).due);
  expect(Math.abs((above ?? 0) - (below ?? 0))).toBeLessThanOrEqual(0.03);
});
