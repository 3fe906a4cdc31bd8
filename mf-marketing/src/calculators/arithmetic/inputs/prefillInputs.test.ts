import { choiceParam, defineQuery, flagParam, numberParam } from '@marketplace/section-kit';
import { readPrefill, startingInputs, writePrefill, type PrefillInputs } from './prefillInputs';

const everything: PrefillInputs = {
  price: 545_093,
  downPayment: 60_000,
  ratePercent: 0,
  amortizationYears: 25,
  province: 'QC',
  municipality: 'montreal',
  firstTime: false,
  newlyBuilt: true,
  propertyTaxYearly: 0,
  heatMonthly: 150.5,
  condoFeesMonthly: 400,
};

test('a device that kept nothing carries nothing', () => {
  expect(readPrefill(null)).toStrictEqual({});
  expect(writePrefill(null, {})).toBe('');
});

test('everything is kept, also zero and no', () => {
  expect(readPrefill(writePrefill(null, everything))).toEqual(everything);
});

test('a page changes its own inputs and leaves the others', () => {
  const kept = writePrefill(writePrefill(null, { price: 500_000, firstTime: true }), {
    price: 600_000,
    firstTime: undefined,
    heatMonthly: 90,
  });
  expect(readPrefill(kept)).toEqual({ price: 600_000, firstTime: true, heatMonthly: 90 });
});

test.each(['rubbish', '{"price":5}', '?price=-5&province=XX&municipality=paris', '\u0000', '?ratePercent=99&amortizationYears=41&price=0'])(
  '%j, damaged by hand, carries nothing',
  (kept) => {
    expect(readPrefill(kept)).toEqual({});
  },
);

interface Page {
  price: number;
  ratePercent: number;
  province: 'ON' | 'BC';
  firstTime: boolean;
  termYears: number;
}

const page = defineQuery<Page>({
  price: numberParam(400_000, { min: 1, max: 1_000_000 }),
  ratePercent: numberParam(4.5, { min: 0, max: 35 }),
  province: choiceParam<'ON' | 'BC'>('ON', ['ON', 'BC']),
  firstTime: flagParam(true),
  termYears: numberParam(5, { min: 1, max: 10 }),
});

test('the address wins over what was carried, and that over the defaults', () => {
  const prefill: PrefillInputs = { price: 600_000, ratePercent: 5, heatMonthly: 100, firstTime: false };
  expect(startingInputs(page, '?price=700000&termYears=3', 'en', prefill)).toEqual({
    price: 700_000,
    ratePercent: 5,
    province: 'ON',
    firstTime: false,
    termYears: 3,
  });
});

test('a carried value the page does not take is left out', () => {
  const prefill: PrefillInputs = { price: 2_000_000, province: 'QC', ratePercent: undefined };
  expect(startingInputs(page, '', 'en', prefill)).toEqual({
    price: 400_000,
    ratePercent: 4.5,
    province: 'ON',
    firstTime: true,
    termYears: 5,
  });
});
