import { fireEvent, waitFor } from '@testing-library/react';
import { fakeDb } from '@marketplace/section-kit/testing';
import { calculatorIds } from '../calculatorIds';
import { openCalculator, plain } from './testing/openCalculator';

beforeEach(() => localStorage.clear());

const errorOf = (field: HTMLElement) =>
  field.getAttribute('aria-invalid') ? plain(document.getElementById(`${field.id}-error`)?.textContent ?? '') : null;

describe('a mortgage payment says at the field what is wrong', () => {
  test.each([
    ['Purchase price', 'lots', 'Enter an amount in dollars, such as $350,000.'],
    ['Purchase price', '', 'Enter an amount in dollars, such as $350,000.'],
    ['Purchase price', '-5', 'Too low for this calculation. Enter $1 or more.'],
    ['Purchase price', '10000000000', 'Too high for this calculation. Enter $1,000,000,000 or less.'],
    ['Down payment', '1000', 'The legal minimum for this purchase is $37,500. Enter at least that much, or lower the price.'],
    ['Down payment', '700000', 'That is more than the price. Enter $625,000 or less.'],
    ['Down payment', '625000', 'Too high for this calculation. Enter $624,999 or less.'],
    ['Mortgage rate a year', 'low', 'Enter a percentage, such as 4.25%.'],
    ['Mortgage rate a year', '99', 'Too high for this calculation. Enter 35% or less.'],
    ['Amortization, in years', '41', 'Too high for this calculation. Enter 40 years or less.'],
    ['Amortization, in years', '3', null],
    ['Term, in years', '26', 'The term would outlast the loan. Enter 25 years or less, or a longer amortization.'],
    ['Heat a month', '-1', 'Too low for this calculation. Enter $0 or more.'],
  ])('%s: %s', async (label, text, expected) => {
    const { inside, enter, said } = await openCalculator('mortgage-payment');
    await enter(label, text);
    expect(errorOf(inside.getByLabelText(label))).toBe(expected);
    expect(said()).toBe('No result yet: correct the marked field and it will appear here.');
    expect(inside.queryByRole('img')).toBeNull();
  });

  test('keeps what was typed and comes back once it is put right', async () => {
    const { inside, enter, said } = await openCalculator('mortgage-payment');
    await enter('Purchase price', 'abc');
    expect(inside.getByLabelText('Purchase price')).toHaveValue('abc');
    await enter('Purchase price', '625,000');
    expect(inside.getByLabelText('Purchase price')).not.toHaveAttribute('aria-invalid');
    expect(said()).toContain('$2,767.36 a month');
  });
});

describe('what has a meaning is accepted', () => {
  test.each([
    ['en', 'Mortgage rate a year', '0', '0%', '$1,666.67 a month'],
    ['en', 'Amortization, in years', '40', '40', '$2,234.46 a month'],
    ['en', 'Mortgage rate a year', '4,50', '4.5%', '$2,767.36 a month'],
    ['en', 'Purchase price', '$ 625,000.00', '$625,000', '$2,767.36 a month'],
    ['en', 'Heat a month', '', '$0', '$2,767.36 a month'],
    ['fr', 'Taux hypothécaire annuel', '4,5', '4,5 %', '2 767,36 $ par mois'],
    ['fr', 'Taux hypothécaire annuel', '4.5 %', '4,5 %', '2 767,36 $ par mois'],
    ['fr', 'Prix d’achat', '625 000 $', '625 000 $', '2 767,36 $ par mois'],
  ] as const)('%s: %s %s', async (locale, label, text, shown, result) => {
    const { inside, enter, said } = await openCalculator('mortgage-payment', { locale });
    await enter(label, text);
    expect(plain((inside.getByLabelText(label) as HTMLInputElement).value)).toBe(shown);
    expect(said()).toContain(result);
  });

  test('messages are in the page’s language', async () => {
    const { inside, enter } = await openCalculator('mortgage-payment', { locale: 'fr' });
    await enter('Mise de fonds', '1000');
    expect(errorOf(inside.getByLabelText('Mise de fonds'))).toBe(
      'Le minimum légal pour cet achat est de 37 500 $. Entrez au moins ce montant, ou un prix plus bas.',
    );
  });

  test('an insured loan of thirty years needs a first-time buyer', async () => {
    const { inside, user, enter, said } = await openCalculator('mortgage-payment', { search: '?price=600000&downPayment=35000' });
    await enter('Amortization, in years', '30');
    expect(errorOf(inside.getByLabelText('Amortization, in years'))).toMatch(/must be repaid within 25 years/);
    await user.click(inside.getByLabelText('At least one of us is a first-time buyer'));
    expect(said()).toContain('The premium of $23,730.00 is added, so you repay $588,730.00');
  });
});

test.each(calculatorIds)('%s shows neither NaN nor Infinity, whatever is in its fields', async (id) => {
  const rates = [
    { province: 'ON', kind: 'HST', rate: '0.13', effective_from: '2010-07-01', effective_to: null, source: 'CRA', source_fr: 'ARC' },
  ];
  const { element } = await openCalculator(id, { db: fakeDb({ tables: { tax_rates: rates } }) });
  const fields = () => [...element.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]')];
  await waitFor(() => expect(fields().length).toBeGreaterThan(0));
  for (const text of ['', '0', '-1', 'NaN', '1e309', 'Infinity', '0,0001', '999999999999', '40']) {
    for (const field of fields()) {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.blur(field);
      expect([text, field.id, /NaN|Infinity|∞|undefined/.test(element.textContent ?? '')]).toEqual([text, field.id, false]);
    }
  }
});
