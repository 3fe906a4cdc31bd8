import { screen } from '@testing-library/react';
import type { CalculatorId } from '../calculatorIds';
import { openCalculator } from './testing/openCalculator';

beforeEach(() => localStorage.clear());

describe('what stands in the way of a purchase', () => {
  test('without a down payment it is the down payment, not debts', async () => {
    const { enter, said } = await openCalculator('affordability');
    await enter('Down payment', '0');
    expect(said()).toContain('No purchase is within reach');
    expect(said()).toContain('Your limit is the down payment');
    expect(said()).not.toContain('Debts');
  });

  test('with debts too high it is the debts, and the price is what is put down', async () => {
    const { enter, said } = await openCalculator('affordability');
    await enter('Loan, lease and support payments a month', '9000');
    expect(said()).toContain('Up to $60,000');
    expect(said()).toContain('Debts and costs of the home already use up the share of income a lender allows.');
    expect(said()).toContain('That is your down payment alone, without a loan.');
    expect(said()).not.toContain('$0.00 a month');
  });
});

test('a home in Saskatchewan says that its PST is not included', async () => {
  const { user, inside, said } = await openCalculator('new-home-rebate');
  expect(said()).not.toContain('PST');
  await user.selectOptions(inside.getByLabelText('Where the home is'), 'SK');
  expect(said()).toContain('Saskatchewan’s PST on construction is not included.');
});

test('once the term is over there is no penalty', async () => {
  const { enter, said } = await openCalculator('penalty');
  await enter('Months until your term ends', '0');
  expect(said()).toContain('Normally no penalty');
  expect(said()).not.toContain('Three months’ interest:');
});

test('a year in which more is repaid can be chosen once', async () => {
  const { user, inside } = await openCalculator('hbp-repayment');
  const add = () => user.click(inside.getByRole('button', { name: 'Enter a year in which you repay more or less' }));
  await add();
  await add();
  const [first, second] = inside.getAllByLabelText<HTMLSelectElement>('Year');
  const yearsOf = (field: HTMLSelectElement) => [...field.options].map(({ value }) => value);
  expect(yearsOf(first!)).not.toContain(second!.value);
  expect(yearsOf(second!)).not.toContain(first!.value);
});

test('a link that could not be copied goes once the figures are others', async () => {
  const { user, inside, enter } = await openCalculator('home-equity');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(inside.getByRole('button', { name: 'Copy link with these figures' }));
  expect(await inside.findByLabelText('Link with these figures')).toBeVisible();
  await enter('Owed on mortgages', '500000');
  expect(inside.queryByLabelText('Link with these figures')).toBeNull();
});

describe('a button that goes away hands the focus on', () => {
  const title = (id: CalculatorId) => document.getElementById(`${id}-title`);

  test('figures that were carried over are cleared', async () => {
    const before = await openCalculator('affordability');
    await before.enter('Down payment', '70000');
    before.unmount();
    const { user, inside } = await openCalculator('land-transfer-tax');
    await user.click(inside.getByRole('button', { name: 'Clear these figures' }));
    expect(title('land-transfer-tax')).toHaveFocus();
  });

  test('the minimum is taken', async () => {
    const { user, inside, enter } = await openCalculator('down-payment');
    await enter('Purchase price', '600000');
    await user.click(inside.getByRole('button', { name: 'Use the minimum' }));
    expect(title('down-payment')).toHaveFocus();
  });

  test('the last row is removed', async () => {
    const { user, inside } = await openCalculator('rate-comparison');
    await user.click(inside.getByRole('button', { name: 'Add an offer' }));
    await user.click(inside.getByRole('button', { name: 'Remove offer 3' }));
    expect(screen.getByRole('button', { name: 'Add an offer' })).toHaveFocus();
  });
});
