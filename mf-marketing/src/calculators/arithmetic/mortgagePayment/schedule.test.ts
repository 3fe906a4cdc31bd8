import fc from 'fast-check';
import { calculateMortgagePayment, type MortgagePaymentInput } from './calculateMortgagePayment';
import { frequencies, paymentsPerMonth, paymentsPerYear } from './frequency';
import { annuityFactor, compoundings, periodicRate } from './periodicRate';

const loans = fc.record<MortgagePaymentInput>({
  principal: fc.integer({ min: 100, max: 500_000_000 }).map((cents) => cents / 100),
  ratePercent: fc.integer({ min: 0, max: 3500 }).map((value) => value / 100),
  amortizationYears: fc.integer({ min: 1, max: 40 }),
  termYears: fc.constant(1),
  frequency: fc.constantFrom(...frequencies),
  compounding: fc.constantFrom(...compoundings),
});

function resultOf(input: MortgagePaymentInput) {
  const outcome = calculateMortgagePayment(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

const inCents = (dollars: number) => Math.round(dollars * 100);

test('the payments of a schedule are the loan and the interest, to the cent, and nothing is left', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const { payment, schedule, totalInterest, totalPaid, paymentCount } = resultOf(loan);
      const count = paymentsPerYear[loan.frequency] * loan.amortizationYears;
      const paid = schedule.reduce((sum, row) => sum + inCents(row.payment), 0);
      expect(paid).toBe(inCents(loan.principal) + inCents(totalInterest));
      expect(inCents(totalPaid)).toBe(paid);
      expect(schedule.at(-1)?.balance).toBe(0);
      expect(paymentCount).toBeLessThanOrEqual(count);
      for (const [index, row] of schedule.entries()) {
        expect(row.number).toBe(index + 1);
        expect(inCents(row.payment)).toBe(inCents(row.interest) + inCents(row.principal));
        expect(row.principal).toBeGreaterThanOrEqual(0);
        if (row.number < count) expect(row.payment).toBeLessThanOrEqual(payment);
        expect(inCents(row.balance)).toBe(inCents(schedule[index - 1]?.balance ?? loan.principal) - inCents(row.principal));
      }
    }),
    { numRuns: 40 },
  );
});

test('a larger loan or a higher rate never has a smaller payment', () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 5 }), (loan, more, points) => {
      const ratePercent = Math.min(35, loan.ratePercent + points);
      const larger = resultOf({ ...loan, principal: loan.principal + more, ratePercent });
      expect(larger.payment).toBeGreaterThanOrEqual(resultOf(loan).payment);
    }),
    { numRuns: 40 },
  );
});

test('accelerated payments repay earlier for less interest', () => {
  for (const [plain, accelerated] of [
    ['biWeekly', 'acceleratedBiWeekly'],
    ['weekly', 'acceleratedWeekly'],
  ] as const) {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 900_000 }), fc.integer({ min: 1, max: 12 }), (principal, ratePercent) => {
        const loan = { principal, ratePercent, amortizationYears: 25, termYears: 5, compounding: 'semiAnnual' } as const;
        const [slow, fast] = [resultOf({ ...loan, frequency: plain }), resultOf({ ...loan, frequency: accelerated })];
        expect(fast.totalInterest).toBeLessThan(slow.totalInterest);
        expect(fast.paymentCount).toBeLessThan(slow.paymentCount);
      }),
      { numRuns: 10 },
    );
  }
});

test('the interest of the periods of half a year is half of a semi-annual rate', () => {
  for (const frequency of frequencies) {
    const count = paymentsPerYear[frequency];
    expect((1 + periodicRate(6, 'semiAnnual', count)) ** (count / 2)).toBeCloseTo(1.03, 12);
    expect((1 + periodicRate(6, 'monthly', count)) ** (count / 12)).toBeCloseTo(1.005, 12);
    expect(paymentsPerMonth[frequency]).toBeGreaterThanOrEqual(1);
  }
});

test('a rate near nothing costs next to nothing and keeps its digits', () => {
  expect(annuityFactor(periodicRate(0, 'semiAnnual', 12), 300)).toBe(300);
  expect(annuityFactor(periodicRate(1e-9, 'semiAnnual', 12), 300)).toBeCloseTo(300, 6);
});
