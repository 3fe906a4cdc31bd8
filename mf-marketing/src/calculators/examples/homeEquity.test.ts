// Worked out apart from this code, in exact fractions, from OSFI’s Guideline B-20: 80 % in all, 65 % for what revolves. None of these
// inputs stands in another test or in a guide.
import { calculateHomeEquity, type HomeEquityInput } from '../arithmetic/homeEquity/calculateHomeEquity';
import { refused, result } from './testing/outcomes';

test.each<[string, HomeEquityInput, unknown]>([
  [
    'first day of the limit of 65 % for what revolves',
    { homeValue: 738_400, mortgageBalance: 196_250, existingCreditLimit: 0, on: '2023-10-31' },
    result({
      equity: 542_150,
      loanToValue: 26.58,
      totalLimit: 590_720,
      revolvingLimit: 479_960,
      available: 394_470,
      availableRevolving: 394_470,
      availableAmortizing: 0,
    }),
  ],
  [
    'the day before it, whose rule is not in our tables',
    { homeValue: 738_400, mortgageBalance: 196_250, existingCreditLimit: 0, on: '2023-10-30' },
    refused('on', '2023-10-31'),
  ],
  [
    'little is owed: a part must be repaid',
    { homeValue: 564_321, mortgageBalance: 47_890.5, existingCreditLimit: 0, on: '2026-10-06' },
    result({
      equity: 516_430.5,
      loanToValue: 8.49,
      totalLimit: 451_456.8,
      revolvingLimit: 366_808.65,
      available: 403_566.3,
      availableRevolving: 366_808.65,
      availableAmortizing: 36_757.65,
    }),
  ],
  [
    'a line of credit counts with its whole limit',
    { homeValue: 913_700, mortgageBalance: 402_300, existingCreditLimit: 145_000, on: '2026-10-06' },
    result({
      equity: 366_400,
      loanToValue: 59.9,
      totalLimit: 730_960,
      revolvingLimit: 593_905,
      available: 183_660,
      availableRevolving: 183_660,
      availableAmortizing: 0,
    }),
  ],
  [
    'a line at its limit of 65 %',
    { homeValue: 481_200, mortgageBalance: 0, existingCreditLimit: 312_780, on: '2026-10-06' },
    result({
      equity: 168_420,
      loanToValue: 65,
      totalLimit: 384_960,
      revolvingLimit: 312_780,
      available: 72_180,
      availableRevolving: 0,
      availableAmortizing: 72_180,
    }),
  ],
  [
    'nothing can be borrowed above 80 %',
    { homeValue: 347_850, mortgageBalance: 281_400, existingCreditLimit: 0, on: '2026-10-06' },
    result({
      equity: 66_450,
      loanToValue: 80.9,
      totalLimit: 278_280,
      revolvingLimit: 226_102.5,
      available: 0,
      availableRevolving: 0,
      availableAmortizing: 0,
    }),
  ],
])('%s', (_what, input, expected) => {
  expect(calculateHomeEquity(input)).toMatchObject(expected as object);
});
