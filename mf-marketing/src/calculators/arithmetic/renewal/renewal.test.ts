import fc from 'fast-check';
import { calculateBlendedRate, type BlendedRateInput } from './calculateBlendedRate';
import { compareRenewal, type RenewalInput, type RenewalResult } from './compareRenewal';

const blend: BlendedRateInput = {
  balance: 300_000,
  currentRatePercent: 3,
  monthsLeft: 24,
  newRatePercent: 5,
  newTermMonths: 60,
  newMoney: 0,
};

test.each<[Partial<BlendedRateInput>, number]>([
  [{}, 4.2],
  [{ newMoney: 50_000 }, 4.3143],
  [{ monthsLeft: 0 }, 5],
  [{ monthsLeft: 60 }, 3],
  [{ currentRatePercent: 0, newRatePercent: 0 }, 0],
])('%j blends to %d %%', (changes, blendedRatePercent) => {
  expect(calculateBlendedRate({ ...blend, ...changes })).toEqual({ ok: true, result: { blendedRatePercent } });
});

test.each<[Partial<BlendedRateInput>, unknown]>([
  [{ balance: 0 }, { field: 'balance', code: 'tooLow', limit: 1 }],
  [{ currentRatePercent: 36 }, { field: 'currentRatePercent', code: 'tooHigh', limit: 35 }],
  [{ newRatePercent: -1 }, { field: 'newRatePercent', code: 'tooLow', limit: 0 }],
  [{ monthsLeft: 1.5 }, { field: 'monthsLeft', code: 'notWhole' }],
  [{ monthsLeft: -1 }, { field: 'monthsLeft', code: 'tooLow', limit: 0 }],
  [{ monthsLeft: 121 }, { field: 'monthsLeft', code: 'tooHigh', limit: 120 }],
  [{ monthsLeft: 61 }, { field: 'monthsLeft', code: 'tooHigh', limit: 60 }],
  [{ newTermMonths: 5 }, { field: 'newTermMonths', code: 'tooLow', limit: 6 }],
  [{ newTermMonths: 60.5 }, { field: 'newTermMonths', code: 'notWhole' }],
  [{ newTermMonths: 121 }, { field: 'newTermMonths', code: 'tooHigh', limit: 120 }],
  [{ newMoney: Number.NaN }, { field: 'newMoney', code: 'notANumber' }],
])('%j is refused at its field', (changes, error) => {
  expect(calculateBlendedRate({ ...blend, ...changes })).toEqual({ ok: false, errors: [error] });
});

const rate = fc.integer({ min: 0, max: 1500 }).map((value) => value / 100);

test('a blended rate lies between the two', () => {
  fc.assert(
    fc.property(rate, rate, fc.integer({ min: 0, max: 60 }), (currentRatePercent, newRatePercent, monthsLeft) => {
      const outcome = calculateBlendedRate({ ...blend, currentRatePercent, newRatePercent, monthsLeft });
      const blended = outcome.ok ? outcome.result.blendedRatePercent : Number.NaN;
      expect(blended).toBeGreaterThanOrEqual(Math.min(currentRatePercent, newRatePercent));
      expect(blended).toBeLessThanOrEqual(Math.max(currentRatePercent, newRatePercent));
    }),
  );
});

/** 500,000 at 4.5 % over 25 years, compared with itself. */
const same: RenewalInput = {
  balance: 500_000,
  amortizationYears: 25,
  currentRatePercent: 4.5,
  monthsLeft: 24,
  newRatePercent: 4.5,
  newTermMonths: 60,
  laterRatePercent: 4.5,
  penalty: 0,
  fees: 0,
};

function resultOf(changes: Partial<RenewalInput>): RenewalResult {
  const outcome = compareRenewal({ ...same, ...changes });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

const optionsOf = (changes: Partial<RenewalInput>) => {
  const [wait, stop, mix] = resultOf(changes).options;
  if (!wait || !stop || !mix) throw new Error('Three options were expected.');
  return { wait, stop, mix };
};

test('with the same rate everywhere only penalty and fees make a difference', () => {
  const { wait, stop, mix } = optionsOf({ penalty: 5000, fees: 400 });
  expect(mix).toEqual({
    id: 'blend',
    ratePercent: 4.5,
    payment: 2767.36,
    interest: 105_023.83,
    charges: 0,
    cost: 105_023.83,
    balance: 438_982.23,
  });
  expect(stop).toEqual({ ...mix, id: 'break', charges: 5400, cost: 110_423.83 });
  expect(wait).toMatchObject({ id: 'wait', ratePercent: 4.5, payment: 2767.36, charges: 0 });
  expect(wait.cost).toBeCloseTo(mix.cost, 0);
  expect(wait.laterPayment).toBeCloseTo(2767.36, 1);
  expect(resultOf({ penalty: 5000 }).lowest).not.toBe('break');
});

test('a much lower rate today is worth a penalty', () => {
  const changes = { currentRatePercent: 6, newRatePercent: 3.5, laterRatePercent: 4, penalty: 7000, fees: 500 };
  const { wait, stop, mix } = optionsOf(changes);
  expect(resultOf(changes)).toMatchObject({ lowest: 'break', months: 60 });
  expect(stop.cost).toBeLessThan(mix.cost);
  expect(wait.ratePercent).toBe(6);
  expect(mix.ratePercent).toBe(4.5);
  expect(wait.laterPayment).toBeLessThan(wait.payment);
});

test('of equal costs waiting comes first', () => {
  expect(resultOf({ currentRatePercent: 0, newRatePercent: 0, laterRatePercent: 0 }).lowest).toBe('wait');
});

test('a low running rate is worth waiting for', () => {
  expect(resultOf({ currentRatePercent: 2, newRatePercent: 5, laterRatePercent: 4.5 }).lowest).toBe('wait');
});

test('at the end of the term waiting is the later rate from today on', () => {
  const { wait, stop } = optionsOf({ monthsLeft: 0, laterRatePercent: 4.5, currentRatePercent: 9 });
  expect(wait).toMatchObject({ ratePercent: 4.5, payment: 2767.36, cost: stop.cost, balance: stop.balance });
  expect(wait.laterPayment).toBeUndefined();
});

test('a running term as long as the new one has no later payment', () => {
  const { wait, stop } = optionsOf({ monthsLeft: 60, laterRatePercent: 9 });
  expect(wait).toMatchObject({ payment: 2767.36, cost: stop.cost, balance: 438_982.23 });
  expect(wait.laterPayment).toBeUndefined();
});

test('a loan repaid within the new term ends with nothing', () => {
  const { wait, stop, mix } = optionsOf({ amortizationYears: 5, monthsLeft: 60 });
  expect([wait.balance, stop.balance, mix.balance]).toEqual([0, 0, 0]);
  expect(optionsOf({ amortizationYears: 5, monthsLeft: 59 }).wait.balance).toBe(0);
});

test.each<[Partial<RenewalInput>, unknown]>([
  [{ balance: 10_000_000_000 }, { field: 'balance', code: 'tooHigh', limit: 1_000_000_000 }],
  [{ amortizationYears: 0 }, { field: 'amortizationYears', code: 'tooLow', limit: 0.5 }],
  [{ laterRatePercent: 36 }, { field: 'laterRatePercent', code: 'tooHigh', limit: 35 }],
  [{ penalty: -1 }, { field: 'penalty', code: 'tooLow', limit: 0 }],
  [{ fees: Number.NaN }, { field: 'fees', code: 'notANumber' }],
  [{ monthsLeft: 61 }, { field: 'monthsLeft', code: 'tooHigh', limit: 60 }],
  [{ amortizationYears: 4.5 }, { field: 'newTermMonths', code: 'termAboveAmortization', limit: 54 }],
])('%j is refused at its field', (changes, error) => {
  expect(compareRenewal({ ...same, ...changes })).toEqual({ ok: false, errors: [error] });
});
