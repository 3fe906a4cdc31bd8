import { act, fireEvent, screen } from '@testing-library/react';
import { openCalculator } from './testing/openCalculator';

beforeEach(() => localStorage.clear());

test('a link of before restores its inputs, and what is wrong in it falls to the example', async () => {
  const { inside, said } = await openCalculator('mortgage-payment', {
    search: '?price=700000&downPayment=140000&frequency=weekly&ratePercent=abc&amortizationYears=99&firstTime=2',
  });
  expect(inside.getByLabelText('Purchase price')).toHaveValue('$700,000');
  expect(inside.getByLabelText('Payments')).toHaveValue('weekly');
  expect(inside.getByLabelText('Mortgage rate a year')).toHaveValue('4.5%');
  expect(inside.getByLabelText('Amortization, in years')).toHaveValue('25');
  expect(inside.getByLabelText(/first-time buyer/)).not.toBeChecked();
  expect(said()).toMatch(/^\$715\.\d\d every week/);
});

test('what was entered never stands in the query string, which browsers send; a link of before is put right at once', async () => {
  const { inside, enter, address } = await openCalculator('affordability', { search: '?annualIncome=90000&utm=x#affordability' });
  expect(address()).toBe('/financial/nonprofit-programs#affordability&annualIncome=90000&utm=x');
  expect(inside.getByLabelText('Down payment')).toBeVisible();
  await enter('Down payment', '70000');
  expect(address()).toMatch(/^\/financial\/nonprofit-programs#utm=x&annualIncome=90000&.*downPayment=70000/);
});

test('typing enters the address after a pause, by replacing it, and leaves what is not its own', async () => {
  jest.useFakeTimers();
  try {
    const { inside, address } = await openFake('#province=BC&from=newsletter');
    const before = history.length;
    fireEvent.change(inside.getByLabelText('Purchase price'), { target: { value: '700000' } });
    expect(address()).not.toContain('700000');
    act(() => void jest.advanceTimersByTime(400));
    const params = new URLSearchParams(address().split('#')[1]);
    expect([params.get('price'), params.get('province'), params.get('from')]).toEqual(['700000', 'BC', 'newsletter']);
    // All inputs are written: the link must not change its meaning with the examples.
    expect(params.get('termYears')).toBe('5');
    expect(history.length).toBe(before);
  } finally {
    jest.useRealTimers();
  }
});

async function openFake(search: string) {
  jest.useRealTimers();
  const opened = await openCalculator('mortgage-payment', { search });
  jest.useFakeTimers();
  return opened;
}

test('a wrong input keeps its last address and does not lose what is typed', async () => {
  const { inside, enter, address } = await openCalculator('mortgage-payment', { search: '#price=700000&downPayment=140000' });
  await enter('Purchase price', 'abc');
  await enter('Mortgage rate a year', '5');
  expect(new URLSearchParams(address().split('#')[1]).get('price')).toBe('700000');
  expect(new URLSearchParams(address().split('#')[1]).get('ratePercent')).toBe('5');
  expect(inside.getByLabelText('Purchase price')).toHaveValue('abc');
});

test('the link of the button opens the same calculation elsewhere', async () => {
  const opened = await openCalculator('rate-comparison');
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await opened.user.click(opened.inside.getByRole('button', { name: 'Add an offer' }));
  const rate = opened.inside.getAllByLabelText('Rate a year')[2]!;
  fireEvent.change(rate, { target: { value: '3.9' } });
  fireEvent.blur(rate);
  await opened.user.click(opened.inside.getByRole('button', { name: 'Copy link with these figures' }));
  expect(await opened.inside.findByText('Link copied. It contains the figures you entered.')).toBeVisible();
  const link = new URL(copied.mock.calls[0]![0]);
  expect([link.search, link.hash.split('&')[0]]).toEqual(['', '#rate-comparison']);
  const before = opened.said();
  opened.unmount();
  localStorage.clear();
  const again = await openCalculator('rate-comparison', { search: link.hash });
  expect(again.inside.getAllByLabelText('Rate a year').map((field) => (field as HTMLInputElement).value)).toEqual(['4.5%', '4.4%', '3.9%']);
  expect(again.said()).toBe(before);
});

test('where copying is not allowed the link stands in a field', async () => {
  const { inside, user } = await openCalculator('home-equity');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(inside.getByRole('button', { name: 'Copy link with these figures' }));
  expect((await inside.findByLabelText<HTMLInputElement>('Link with these figures')).value).toMatch(/#home-equity&homeValue=600000/);
});

test('reset returns to the example and clears the address', async () => {
  const { inside, user, enter, said, address } = await openCalculator('home-equity');
  await enter('Owed on mortgages', '500000');
  expect(said()).toContain('Nothing more can be borrowed');
  expect(address()).toContain('mortgageBalance=500000');
  await user.click(inside.getByRole('button', { name: 'Reset' }));
  expect(said()).toContain('Up to $180,000.00');
  expect(address()).toBe('/financial/helocs');
  expect(inside.getByLabelText('Owed on mortgages')).toHaveValue('$300,000');
});

test('prints its own part of the page', async () => {
  const { inside, user, element } = await openCalculator('penalty');
  const printed = jest.spyOn(window, 'print').mockImplementation(() => {
    expect(element.dataset.printed).toBe('');
    expect(document.documentElement.dataset.printPart).toBe('');
  });
  await user.click(inside.getByRole('button', { name: 'Print this result' }));
  expect(printed).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('afterprint'));
  expect(element.dataset.printed).toBeUndefined();
  expect(document.documentElement.dataset.printPart).toBeUndefined();
});

test('Enter gives the result at once', async () => {
  const { inside, user, said } = await openCalculator('penalty');
  const field = inside.getByLabelText('Months until your term ends');
  await user.clear(field);
  await user.type(field, '12{Enter}');
  expect(said()).toContain('About $4,000.00');
});

test('the choice of province is the guide’s as well', async () => {
  const { inside, user } = await openCalculator('land-transfer-tax', { search: '?province=BC' });
  expect(inside.getByLabelText('Where the home is')).toHaveValue('BC');
  await user.selectOptions(inside.getByLabelText('Where the home is'), 'AB');
  const guide = screen.getByRole('combobox', { name: 'Province or territory' });
  expect(guide).toHaveValue('AB');
  await user.selectOptions(guide, 'MB');
  expect(inside.getByLabelText('Where the home is')).toHaveValue('MB');
});
