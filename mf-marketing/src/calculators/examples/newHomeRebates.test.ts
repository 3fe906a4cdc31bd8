// Worked out apart from this code, in exact fractions, from the GST/HST rebates of the Canada Revenue Agency, Ontario, Quebec and Nova
// Scotia. None of these inputs stands in another test or in a guide.
import { calculateNewHomeRebates, type NewHomeRebatesInput } from '../arithmetic/newHomeRebates/calculateNewHomeRebates';
import { refused } from './testing/outcomes';

const plain = { firstTime: false, primaryResidence: true, ownerBuilt: false };

/** The taxes (federal, provincial), what comes back by its name, and what remains; a refusal as it is. */
function figuresOf(input: NewHomeRebatesInput) {
  const outcome = calculateNewHomeRebates(input);
  if (!outcome.ok) return outcome;
  const { federalTax, provincialTax, lines, netTax, unknown, handedOverFrom } = outcome.result;
  const back = Object.fromEntries(lines.map(({ id, amount }) => [id, amount]));
  return { tax: [federalTax, provincialTax], back, net: netTax, unknown, handedOverFrom };
}

test.each<[string, Omit<NewHomeRebatesInput, keyof typeof plain> & Partial<NewHomeRebatesInput>, unknown]>([
  [
    'Alberta, the day before the first-time buyers’ rebate',
    { price: 412_600, province: 'AB', on: '2025-03-19', firstTime: true },
    { tax: [20_630, 0], back: { federalNewHousing: 2356.2 }, net: 18_273.8 },
  ],
  [
    'Alberta, its first day',
    { price: 412_600, province: 'AB', on: '2025-03-20', firstTime: true },
    { tax: [20_630, 0], back: { federalNewHousing: 2356.2, federalFirstTime: 18_273.8 }, net: 0 },
  ],
  [
    'Alberta, its last day',
    { price: 412_600, province: 'AB', on: '2030-12-31', firstTime: true },
    { tax: [20_630, 0], back: { federalNewHousing: 2356.2, federalFirstTime: 18_273.8 }, net: 0 },
  ],
  [
    'Alberta, the day after',
    { price: 412_600, province: 'AB', on: '2031-01-01', firstTime: true },
    { tax: [20_630, 0], back: { federalNewHousing: 2356.2 }, net: 18_273.8 },
  ],
  [
    'Ontario, first-time buyer, the day before both first-time rebates',
    { price: 1_063_500, province: 'ON', on: '2025-03-19', firstTime: true },
    { tax: [53_175, 85_080], back: { ontarioNewHousing: 24_000 }, net: 114_255 },
  ],
  [
    'Ontario, first-time buyer, their first day',
    { price: 1_063_500, province: 'ON', on: '2025-03-20', firstTime: true },
    { tax: [53_175, 85_080], back: { federalFirstTime: 43_650, ontarioFirstTime: 69_840 }, net: 24_765 },
  ],
  [
    'Ontario, first-time buyer, their last day',
    { price: 1_063_500, province: 'ON', on: '2030-12-31', firstTime: true },
    { tax: [53_175, 85_080], back: { federalFirstTime: 43_650, ontarioFirstTime: 69_840 }, net: 24_765 },
  ],
  [
    'Ontario, first-time buyer, the day after',
    { price: 1_063_500, province: 'ON', on: '2031-01-01', firstTime: true },
    { tax: [53_175, 85_080], back: { ontarioNewHousing: 24_000 }, net: 114_255 },
  ],
  [
    'Ontario, any buyer, the day before the enhanced rebate and the payment',
    { price: 687_250, province: 'ON', on: '2026-03-31' },
    { tax: [34_362.5, 54_980], back: { ontarioNewHousing: 24_000 }, net: 65_342.5 },
  ],
  [
    'Ontario, any buyer, their first day',
    { price: 687_250, province: 'ON', on: '2026-04-01' },
    { tax: [34_362.5, 54_980], back: { ontarioEnhanced: 54_980, ontarioAffordabilityPayment: 34_362.5 }, net: 0 },
  ],
  [
    'Ontario, any buyer, their last day',
    { price: 687_250, province: 'ON', on: '2027-03-31' },
    { tax: [34_362.5, 54_980], back: { ontarioEnhanced: 54_980, ontarioAffordabilityPayment: 34_362.5 }, net: 0 },
  ],
  [
    'Ontario, any buyer, the day after',
    { price: 687_250, province: 'ON', on: '2027-04-01' },
    { tax: [34_362.5, 54_980], back: { ontarioNewHousing: 24_000 }, net: 65_342.5 },
  ],
  [
    'Ontario, any buyer, on the falling line of both',
    { price: 1_724_800, province: 'ON', on: '2026-10-06' },
    { tax: [86_240, 137_984], back: { ontarioEnhanced: 44_032, ontarioAffordabilityPayment: 17_885.71 }, net: 162_306.29 },
  ],
  [
    'Ontario, first-time buyer, what the federal rebate leaves of the payment',
    { price: 1_318_000, province: 'ON', on: '2026-10-06', firstTime: true },
    {
      tax: [65_900, 105_440],
      back: { federalFirstTime: 18_200, ontarioEnhanced: 80_000, ontarioAffordabilityPayment: 31_800 },
      net: 41_340,
    },
  ],
  [
    'Ontario, built by the owner: neither enhanced rebate nor payment',
    { price: 356_900, province: 'ON', on: '2026-10-06', ownerBuilt: true },
    { tax: [17_845, 28_552], back: { federalNewHousing: 5865.3, ontarioNewHousing: 21_414 }, net: 19_117.7 },
  ],
  [
    'Nova Scotia, first day of 18.75 % of 9 %',
    { price: 151_700, province: 'NS', on: '2025-04-01', firstTime: true },
    { tax: [7585, 13_653], back: { federalNewHousing: 2730.6, federalFirstTime: 4854.4, novaScotiaFirstTime: 2559.94 }, net: 11_093.06 },
  ],
  [
    'Nova Scotia, the day before: its older rebate is named as unknown',
    { price: 151_700, province: 'NS', on: '2025-03-31', firstTime: true },
    {
      tax: [7585, 13_653],
      back: { federalNewHousing: 2730.6, federalFirstTime: 4854.4 },
      unknown: ['novaScotiaFirstTime'],
      handedOverFrom: '2025-04-01',
      net: 13_653,
    },
  ],
  [
    'Nova Scotia, at most 3,000',
    { price: 433_800, province: 'NS', on: '2026-10-06', firstTime: true },
    { tax: [21_690, 39_042], back: { federalNewHousing: 1020.6, federalFirstTime: 20_669.4, novaScotiaFirstTime: 3000 }, net: 36_042 },
  ],
  [
    'Quebec, on the falling line of the QST rebate',
    { price: 263_400, province: 'QC', on: '2026-10-06' },
    { tax: [13_170, 26_274.15], back: { federalNewHousing: 4741.2, quebecNewHousing: 3650.85 }, net: 31_052.1 },
  ],
  [
    'Newfoundland and Labrador, on the falling line of the federal rebate',
    { price: 391_250, province: 'NL', on: '2026-10-06' },
    { tax: [19_562.5, 39_125], back: { federalNewHousing: 3701.25 }, net: 54_986.25 },
  ],
  [
    'a second home in Manitoba',
    { price: 298_700, province: 'MB', on: '2026-10-06', primaryResidence: false },
    { tax: [14_935, 0], back: {}, net: 14_935 },
  ],
  [
    'British Columbia, first-time buyer above a million',
    { price: 1_176_400, province: 'BC', on: '2026-10-06', firstTime: true },
    { tax: [58_820, 0], back: { federalFirstTime: 32_360 }, net: 26_460 },
  ],
  [
    'Alberta, first day of GST of 5 % and 36 % of it back',
    { price: 322_800, province: 'AB', on: '2008-01-01' },
    { tax: [16_140, 0], back: { federalNewHousing: 5810.4 }, net: 10_329.6 },
  ],
  ['Alberta, the day before', { price: 322_800, province: 'AB', on: '2007-12-31' }, refused('on', '2008-01-01')],
  [
    'Ontario, first day of its HST and its rebate',
    { price: 322_800, province: 'ON', on: '2010-07-01' },
    { tax: [16_140, 25_824], back: { federalNewHousing: 5810.4, ontarioNewHousing: 19_368 }, net: 16_785.6 },
  ],
  ['Ontario, the day before', { price: 322_800, province: 'ON', on: '2010-06-30' }, refused('on', '2010-07-01')],
  [
    'Quebec, first day of 9.975 %',
    { price: 187_600, province: 'QC', on: '2013-01-01' },
    { tax: [9380, 18_713.1], back: { federalNewHousing: 3376.8, quebecNewHousing: 9356.55 }, net: 15_359.75 },
  ],
  ['Quebec, the day before', { price: 187_600, province: 'QC', on: '2012-12-31' }, refused('on', '2013-01-01')],
  [
    'British Columbia, first day without HST',
    { price: 322_800, province: 'BC', on: '2013-04-01' },
    { tax: [16_140, 0], back: { federalNewHousing: 5810.4 }, net: 10_329.6 },
  ],
  ['British Columbia, the day before', { price: 322_800, province: 'BC', on: '2013-03-31' }, refused('on', '2013-04-01')],
  [
    'New Brunswick, first day of 10 %',
    { price: 322_800, province: 'NB', on: '2016-07-01' },
    { tax: [16_140, 32_280], back: { federalNewHousing: 5810.4 }, net: 42_609.6 },
  ],
  ['New Brunswick, the day before', { price: 322_800, province: 'NB', on: '2016-06-30' }, refused('on', '2016-07-01')],
  [
    'Newfoundland and Labrador, first day of 10 %',
    { price: 322_800, province: 'NL', on: '2016-07-01' },
    { tax: [16_140, 32_280], back: { federalNewHousing: 5810.4 }, net: 42_609.6 },
  ],
  ['Newfoundland and Labrador, the day before', { price: 322_800, province: 'NL', on: '2016-06-30' }, refused('on', '2016-07-01')],
  [
    'Prince Edward Island, first day of 10 %',
    { price: 322_800, province: 'PE', on: '2016-10-01' },
    { tax: [16_140, 32_280], back: { federalNewHousing: 5810.4 }, net: 42_609.6 },
  ],
  ['Prince Edward Island, the day before', { price: 322_800, province: 'PE', on: '2016-09-30' }, refused('on', '2016-10-01')],
])('%s', (_what, input, expected) => {
  expect(figuresOf({ ...plain, ...input })).toMatchObject(expected as object);
});
