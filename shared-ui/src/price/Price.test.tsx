import { render } from '@testing-library/react';
import { TestUi } from '../testing/TestUi';
import { describeComponentConformance } from '../testing/describeComponentConformance';
import { formatDate } from '../format/formatDate';
import { formatNumber } from '../format/formatNumber';
import { formatPhone } from '../format/formatPhone';
import { formatPrice } from '../format/formatPrice';
import { Price } from './Price';

describeComponentConformance('Price', { element: <Price amount={14.24} was={18.99} unit="/sq ft" />, refInstanceof: HTMLSpanElement });

test('a plain price stands alone with its unit', () => {
  render(
    <TestUi>
      <Price amount={1249.99} unit="/sq ft" />
    </TestUi>,
  );
  expect(document.body.textContent).toBe('$1,249.99/sq ft');
});

test('a sale says which price counts, without relying on the line through the other', () => {
  render(
    <TestUi>
      <Price amount={14.24} was={18.99} />
    </TestUi>,
  );
  expect(document.body.textContent).toBe('Now $14.24Was $18.99');
  expect(document.querySelector('s')).toHaveTextContent('$18.99');
});

test('French writes the dollar sign after, with no-break spaces', () => {
  render(
    <TestUi value={{ locale: 'fr' }}>
      <Price amount={1249.9} />
    </TestUi>,
  );
  expect(document.body.textContent).toBe('1\u00A0249,90\u00A0$');
});

test('numbers, dates and telephone numbers follow the language', () => {
  expect(formatPrice(3000, 'en')).toBe('$3,000.00');
  expect(formatNumber(1234.5, 'en')).toBe('1,234.5');
  expect(formatNumber(1234.5, 'fr')).toBe('1\u00A0234,5');
  expect(formatDate('2026-11-20T12:00:00Z', 'en', { dateStyle: 'long', timeZone: 'America/Toronto' })).toBe('November 20, 2026');
  expect(formatDate('2026-11-20T12:00:00Z', 'fr', { dateStyle: 'long', timeZone: 'America/Toronto' })).toBe('20 novembre 2026');
  expect(formatPhone('1-204-555-0199', 'en')).toBe('1-204-555-0199');
  expect(formatPhone('1-204-555-0199', 'fr')).toBe('1\u00A0204\u00A0555-0199');
});
