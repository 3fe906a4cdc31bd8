import { screen, waitFor, within } from '@testing-library/react';
import { fakeDb } from '@marketplace/section-kit/testing';
import type { CalculatorId } from '../calculatorIds';
import { openCalculator, plain } from './testing/openCalculator';

beforeEach(() => localStorage.clear());

/** Published or worked examples of the facts, by the inputs of an address. */
const examples: [CalculatorId, search: string, said: string][] = [
  ['mortgage-payment', '?frequency=acceleratedBiWeekly', '$1,383.68 every two weeks'],
  ['mortgage-payment', '?price=562500&downPayment=112500&ratePercent=4.45&compounding=monthly', '$2,488.49 a month'],
  ['mortgage-payment', '?price=150000&downPayment=30000&ratePercent=0&amortizationYears=10', '$1,000.00 a month'],
  ['down-payment', '?price=600000&downPayment=35000&province=QC&closingDay=2027-01-15', 'Tax of 9.975% on the premium, $2,254.35'],
  ['down-payment', '?price=1500000&downPayment=300000', 'At least $300,000.00 down'],
  ['down-payment', '?price=400000&downPayment=20000&province=MB&nonTraditional=1', '4.5% of the loan, $17,100.00'],
  [
    'affordability',
    '?annualIncome=200000&downPayment=30000&propertyTaxYearly=5000&debtsMonthly=0',
    'Up to $550,000Your limit is the down payment',
  ],
  [
    'affordability',
    '?annualIncome=75000&downPayment=25000&propertyTaxYearly=3000&heatMonthly=125&condoFeesMonthly=300&debtsMonthly=900',
    'Up to $216,865',
  ],
  ['land-transfer-tax', '?municipality=toronto&firstTime=1', '$4,475.00 in taxes and fees'],
  ['land-transfer-tax', '?province=BC&price=842500&firstTime=1&downPayment=200000', '$9,250.00 in taxes and fees'],
  ['land-transfer-tax', '?province=QC&municipality=montreal&firstTime=1', 'You can get back another $5,152.63'],
  ['land-transfer-tax', '?province=NS&municipality=halifax&nonResident=1', '$57,500.00 in taxes and fees'],
  ['land-transfer-tax', '?province=PE&price=400000&firstTime=1', 'Nothing to pay'],
  ['new-home-rebate', '?price=1250000&province=AB', 'You get back $25,000.00'],
  [
    'new-home-rebate',
    '?province=NS&price=500000&agreementDay=2025-03-31',
    'Not included: Nova Scotia first-time buyers’ rebate. We have no rule for that date.',
  ],
  [
    'new-home-rebate',
    '?province=NS&price=500000&agreementDay=2025-03-31',
    'This is the HST since April 1, 2025; if ownership or possession passed to you earlier, another rate applied.',
  ],
  ['new-home-rebate', '?primaryResidence=0', 'No rebate with these figures'],
  ['hbp-repayment', '?withdrawal=35000&firstWithdrawalYear=2020', '$2,333.33 a year from 2022Repayments run from 2022 to 2036'],
  ['hbp-repayment', '?repayments=2031~0', '$4,000.00 in all is added to your income'],
  ['rate-comparison', '?offers=4.5~semiAnnual~5~0~0&offers=4.6~semiAnnual~3~0~0', 'Offer 1 costs the least a year'],
  ['renewal', '', 'The blended rate is 4.2%'],
  ['penalty', '?kind=variable', 'About $3,000.00'],
  ['home-equity', '?mortgageBalance=0', 'at most $390,000.00 can be a line of credit; $90,000.00 could only be a loan'],
];

test.each(examples)('%s %s: %s', async (id, search, expected) => {
  const { said } = await openCalculator(id, { search });
  expect(said()).toContain(expected);
});

test('a year of the schedule opens into its payments', async () => {
  const { inside, user } = await openCalculator('mortgage-payment');
  const schedule = within(inside.getByRole('table', { name: 'Payment schedule' }));
  expect(schedule.getAllByRole('row')).toHaveLength(1 + 25);
  await user.click(schedule.getByRole('button', { name: 'Year 1' }));
  expect(schedule.getAllByRole('row')).toHaveLength(1 + 25 + 12);
  const first = schedule.getByRole('row', { name: /^Payment 1 / });
  expect(
    within(first)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['$2,767.36', '$1,857.66', '$909.70', '$499,090.30']);
  await user.click(schedule.getByRole('button', { name: 'Year 1' }));
  expect(schedule.getAllByRole('row')).toHaveLength(1 + 25);
});

test('one press takes the minimum down payment', async () => {
  const { inside, user, enter, said } = await openCalculator('down-payment');
  await enter('Purchase price', '600000');
  expect(said()).toContain('At least $35,000.00 down');
  expect(said()).toContain('Your down payment is below it');
  await user.click(inside.getByRole('button', { name: 'Use the minimum' }));
  expect(inside.getByLabelText('Down payment')).toHaveValue('$35,000');
  expect(said()).toContain('$22,600.00, and is added to it');
});

test('a place asks only for what it taxes by', async () => {
  const { inside, user, enter, said } = await openCalculator('land-transfer-tax');
  expect(inside.queryByLabelText('Assessed value of the home')).toBeNull();
  await user.selectOptions(inside.getByLabelText('Where the home is'), 'NS');
  expect(inside.getByLabelText('Assessed value of the home')).toBeVisible();
  await enter('Deed transfer tax of the municipality', '1');
  expect(said()).toContain('$5,000.00 in taxes and fees');
  await user.selectOptions(inside.getByLabelText('Where the home is'), 'AB');
  expect(inside.queryByLabelText('Municipality')).toBeNull();
  expect(said()).toContain('$1,000.00 in taxes and fees');
});

test('a wrong down payment leaves the transfer tax on the page', async () => {
  const { inside, enter, said } = await openCalculator('land-transfer-tax');
  await enter('Down payment', '1');
  expect(inside.getByLabelText('Down payment')).toHaveAttribute('aria-invalid');
  expect(said()).toContain('$6,475.00 in taxes and fees');
  expect(said()).not.toContain('altogether');
});

test('a year that differs is entered and removed', async () => {
  const { inside, user, enter, said } = await openCalculator('hbp-repayment');
  await user.click(inside.getByRole('button', { name: 'Enter a year in which you repay more or less' }));
  expect(inside.getByLabelText('Year')).toHaveValue('2031');
  await enter('Repaid for that year', '0');
  expect(said()).toContain('$4,000.00 in all is added to your income');
  await enter('Repaid for that year', '70000');
  expect(inside.getByText('That is more than what is left by then. Enter $60,000 or less.')).toBeVisible();
  await user.click(inside.getByRole('button', { name: 'Remove year 2031' }));
  expect(said()).toContain('Repayments run from 2031 to 2045');
});

test('offers are added up to six and removed down to one', async () => {
  const { inside, user, said } = await openCalculator('rate-comparison');
  for (let count = 2; count < 6; count += 1) await user.click(inside.getByRole('button', { name: 'Add an offer' }));
  expect(inside.queryByRole('button', { name: 'Add an offer' })).toBeNull();
  for (let count = 6; count > 1; count -= 1) await user.click(inside.getByRole('button', { name: `Remove offer ${count}` }));
  expect(inside.queryByRole('button', { name: /^Remove offer/ })).toBeNull();
  expect(said()).toContain('$105,023.83 over the term');
});

test('without tax rates the materials calculator says so and tries again', async () => {
  let fails = true;
  const rates = [
    { province: 'ON', kind: 'HST', rate: '0.13', effective_from: '2010-07-01', effective_to: null, source: 'CRA', source_fr: 'ARC' },
  ];
  const db = fakeDb({ tables: { tax_rates: () => (fails ? { status: 503, message: 'down' } : rates) } });
  const { inside, user, said } = await openCalculator('materials-sales-tax', { db });
  await screen.findByText('The tax rates could not be loaded.');
  expect(said()).not.toMatch(/\$/);
  fails = false;
  await user.click(inside.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(said()).toContain('$1,395.05 with tax'));
  await user.selectOptions(inside.getByLabelText('Where it is delivered or picked up'), 'YT');
  expect(said()).toBe('We don’t have a tax rate for this place and date. Choose another date or place.');
  expect(plain(inside.getByLabelText<HTMLInputElement>('Materials before tax').value)).toBe('$1,234.56');
});

test.each([
  ['en', 'Source: CRA. In force since July 1, 2010.'],
  ['fr', 'Source : ARC. En vigueur depuis le 1er juillet 2010.'],
] as const)('the materials calculator names its sources in the language of the page (%s)', async (locale, source) => {
  const rates = [
    { province: 'ON', kind: 'HST', rate: '0.13', effective_from: '2010-07-01', effective_to: null, source: 'CRA', source_fr: 'ARC' },
  ];
  const { element } = await openCalculator('materials-sales-tax', { locale, db: fakeDb({ tables: { tax_rates: rates } }) });
  await waitFor(() => expect(plain(element.textContent!)).toContain(source));
});
