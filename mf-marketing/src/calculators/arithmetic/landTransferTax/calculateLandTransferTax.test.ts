import { calculateLandTransferTax, type LandTransferTaxInput, type LandTransferTaxResult } from './calculateLandTransferTax';
import type { Municipality, Place } from './place';
import type { ChargeId } from './transferRule';

const base: LandTransferTaxInput = {
  price: 500_000,
  assessedValue: 0,
  loan: 0,
  province: 'ON',
  municipalRatePercent: 1.5,
  firstTime: false,
  newlyBuilt: false,
  nonResident: false,
  on: '2026-11-20',
};

function resultOf(changes: Partial<LandTransferTaxInput>): LandTransferTaxResult {
  const outcome = calculateLandTransferTax({ ...base, ...changes });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

function at(place: Place): Partial<LandTransferTaxInput> {
  const [province, municipality] = place.split('-') as [LandTransferTaxInput['province'], Municipality | undefined];
  return { province, municipality };
}

const amountOf = (result: LandTransferTaxResult, id: ChargeId) => result.lines.find((line) => line.id === id)?.amount;

const prices = [250_000, 400_000, 500_000, 700_000, 850_000, 1_000_000, 1_500_000, 2_500_000, 3_500_000, 5_000_000];
const scales: [Place, ChargeId, number[]][] = [
  ['BC', 'provincialTransferTax', [3000, 6000, 8000, 12_000, 15_000, 18_000, 28_000, 53_000, 93_000, 168_000]],
  ['AB', 'titleRegistration', [300, 450, 550, 750, 900, 1050, 1550, 2550, 3550, 5050]],
  ['SK', 'titleRegistration', [1000, 1600, 2000, 2800, 3400, 4000, 6000, 10_000, 14_000, 20_000]],
  ['MB', 'provincialTransferTax', [2650, 5650, 7650, 11_650, 14_650, 17_650, 27_650, 47_650, 67_650, 97_650]],
  ['ON-other', 'provincialTransferTax', [2225, 4475, 6475, 10_475, 13_475, 16_475, 26_475, 48_975, 73_975, 111_475]],
  ['ON-toronto', 'municipalTransferTax', [2225, 4475, 6475, 10_475, 13_475, 16_475, 26_475, 48_975, 83_475, 159_975]],
  ['QC-other', 'municipalTransferTax', [2185.5, 4110.5, 5610.5, 8610.5, 10_860.5, 13_110.5, 20_610.5, 35_610.5, 50_610.5, 73_110.5]],
  [
    'QC-otherWithThreePercent',
    'municipalTransferTax',
    [2185.5, 4110.5, 5610.5, 11_610.5, 16_110.5, 20_610.5, 35_610.5, 65_610.5, 95_610.5, 140_610.5],
  ],
  ['QC-montreal', 'municipalTransferTax', [2185.5, 4110.5, 5610.5, 9349, 12_349, 15_349, 27_325.5, 55_960.5, 92_895.5, 152_895.5]],
  ['NB', 'provincialTransferTax', [2500, 4000, 5000, 7000, 8500, 10_000, 15_000, 25_000, 35_000, 50_000]],
  ['PE', 'provincialTransferTax', [2500, 4000, 5000, 7000, 8500, 10_000, 15_000, 25_000, 35_000, 50_000]],
  ['NS-halifax', 'municipalTransferTax', [3750, 6000, 7500, 10_500, 12_750, 15_000, 22_500, 37_500, 52_500, 75_000]],
  ['NS-capeBreton', 'municipalTransferTax', [3750, 6000, 7500, 10_500, 12_750, 15_000, 22_500, 37_500, 52_500, 75_000]],
  ['NL', 'titleRegistration', [1098, 1698, 2098, 2898, 3498, 4098, 6098, 10_098, 14_098, 20_098]],
  ['NT', 'titleRegistration', [500, 800, 1000, 1400, 1700, 2000, 2750, 4250, 5750, 8000]],
  ['NU', 'titleRegistration', [375, 600, 750, 1050, 1275, 1500, 2000, 3000, 4000, 5500]],
];

describe.each(scales)('%s', (place, id, taxes) => {
  test.each(prices.map((price, index) => [price, taxes[index]]))('a home for %d: %d', (price, tax) => {
    expect(amountOf(resultOf({ ...at(place), price: price ?? 0 }), id)).toBe(tax);
  });
});

test.each([
  [250_000, 410],
  [400_000, 560],
  [500_000, 860],
  [700_000, 1060],
  [850_000, 1210],
  [1_000_000, 1360],
  [1_500_000, 1860],
  [2_500_000, 2860],
  [3_500_000, 4060],
  [5_000_000, 5560],
])('Yukon: fee and assurance fund of a home for %d are %d', (price, due) => {
  expect(resultOf({ province: 'YT', price })).toMatchObject({ due, beforeRelief: due, notes: ['ytIncreaseOnly'] });
});

test('Manitoba adds its registration fee', () => {
  expect(resultOf({ province: 'MB' }).lines).toMatchObject([{ due: 7650 }, { id: 'titleRegistration', due: 137 }]);
});

test.each<[Place, number, number]>([
  ['AB', 400_000, 450],
  ['SK', 400_000, 275],
  ['MB', 400_000, 137],
  ['NL', 400_000, 1698],
  ['YT', 400_000, 100],
  ['NT', 400_000, 600],
  ['NU', 400_000, 400],
  ['AB', 1_500_000, 1550],
  ['SK', 1_500_000, 1000],
  ['NL', 1_500_000, 5000],
  ['YT', 1_500_000, 400],
  ['NT', 1_500_000, 2250],
  ['NU', 1_500_000, 1500],
  ['NT', 1, 80],
  ['NU', 1, 40],
  ['SK', 249_999, 200],
  ['SK', 250_000, 275],
  ['SK', 500_000.01, 525],
  ['SK', 1_000_000, 775],
])('%s: registering a mortgage of %d costs %d', (place, loan, fee) => {
  expect(amountOf(resultOf({ ...at(place), loan }), 'mortgageRegistration')).toBe(fee);
});

test.each<Place>(['BC', 'ON-toronto', 'QC-montreal', 'NB', 'NS-halifax', 'PE'])('%s has no fee of its own for the mortgage', (place) => {
  expect(amountOf(resultOf({ ...at(place), loan: 400_000 }), 'mortgageRegistration')).toBeUndefined();
});

test('without a mortgage nothing is registered', () => {
  expect(amountOf(resultOf({ province: 'AB', loan: 0 }), 'mortgageRegistration')).toBeUndefined();
});

test.each<[Place, number, number]>([
  ['SK', 500, 0],
  ['SK', 501, 25],
  ['SK', 6300, 25],
  ['SK', 6301, 25.2],
  ['PE', 30_000, 0],
  ['PE', 30_000.01, 300],
  ['NL', 400, 100],
  ['NT', 1000, 100],
  ['NU', 1000, 60],
  ['YT', 5000, 70],
  ['YT', 99_999, 50 + 20 + 90],
  ['YT', 100_000, 150 + 20 + 90],
  ['YT', 9_999_999, 550 + 20 + 9990],
  ['YT', 10_000_000, 750 + 20 + 9990],
])('%s: a value of %d costs %d', (place, price, due) => {
  expect(resultOf({ ...at(place), price }).due).toBe(due);
});

test('Toronto taxed the part above three million less before April 2026', () => {
  const [before, after] = ['2026-03-31', '2026-04-01'].map((on) =>
    amountOf(resultOf({ ...at('ON-toronto'), price: 5_000_000, on }), 'municipalTransferTax'),
  );
  expect([before, after]).toEqual([61_475 + 35_000 + 45_000, 159_975]);
  expect(amountOf(resultOf({ ...at('ON-toronto'), price: 30_000_000 }), 'municipalTransferTax')).toBe(
    159_975 + 325_000 + 755_000 + 860_000,
  );
});

test('the greater of price and assessment counts in New Brunswick, Prince Edward Island and Quebec', () => {
  const assessed = { price: 400_000, assessedValue: 500_000 };
  expect(resultOf({ ...at('NB'), ...assessed }).due).toBe(5000);
  expect(resultOf({ ...at('PE'), ...assessed }).due).toBe(5000);
  expect(resultOf({ ...at('QC-montreal'), ...assessed }).due).toBe(5610.5);
  expect(resultOf({ ...at('ON-other'), ...assessed }).due).toBe(4475);
});

test.each<[Place, boolean, string[]]>([
  ['BC', false, ['bcForeignBuyerTax']],
  ['QC-montreal', false, ['municipalProgramme']],
  ['QC-other', false, []],
  ['PE', false, []],
  ['PE', true, ['peHigherRateAnnounced']],
])('%s, above a million: %s, has the notes %j', (place, dear, notes) => {
  expect(resultOf({ ...at(place), price: dear ? 1_000_001 : 1_000_000 }).notes).toStrictEqual(notes);
});

test('a municipality of another province counts as the usual one', () => {
  expect(resultOf({ province: 'ON', municipality: 'montreal' }).due).toBe(6475);
  expect(resultOf({ province: 'QC', municipality: undefined }).due).toBe(5610.5);
  expect(resultOf({ province: 'NS', municipality: 'toronto' }).due).toBe(7500);
});

test('Nova Scotia: the rate of another municipality is the one entered, elsewhere it has no effect', () => {
  expect(resultOf({ ...at('NS-other'), municipalRatePercent: 1 }).due).toBe(5000);
  expect(resultOf({ ...at('NS-other'), municipalRatePercent: 1, nonResident: true }).due).toBe(55_000);
  expect(resultOf({ ...at('NS-halifax'), municipalRatePercent: 1 }).due).toBe(7500);
  expect(resultOf({ ...at('ON-other'), municipalRatePercent: Number.NaN }).due).toBe(6475);
});

test('Quebec in January still shows last year, and says so', () => {
  expect(resultOf({ province: 'QC', on: '2026-12-31' })).toMatchObject({ due: 5610.5, outdated: false });
  expect(resultOf({ province: 'QC', on: '2027-01-01' })).toMatchObject({ due: 5610.5, outdated: true, sourceDate: '2026-09-04' });
});

test.each<[Partial<LandTransferTaxInput>, unknown]>([
  [{ price: Number.NaN }, { field: 'price', code: 'notANumber' }],
  [{ price: 10_000_000_000 }, { field: 'price', code: 'tooHigh', limit: 1_000_000_000 }],
  [{ assessedValue: -1 }, { field: 'assessedValue', code: 'tooLow', limit: 0 }],
  [{ loan: -1 }, { field: 'loan', code: 'tooLow', limit: 0 }],
  [
    { ...at('NS-other'), municipalRatePercent: 1.6 },
    { field: 'municipalRatePercent', code: 'tooHigh', limit: 1.5 },
  ],
  [
    { ...at('NS-other'), municipalRatePercent: -1 },
    { field: 'municipalRatePercent', code: 'tooLow', limit: 0 },
  ],
  [{ on: 'x' }, { field: 'on', code: 'notADate' }],
  [
    { province: 'QC', on: '2025-12-31' },
    { field: 'on', code: 'beforeFirstRule', limit: '2026-01-01' },
  ],
])('%j is refused at its field', (changes, error) => {
  expect(calculateLandTransferTax({ ...base, ...changes })).toEqual({ ok: false, errors: [error] });
});
