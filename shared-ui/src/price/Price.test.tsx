import { render } from '@testing-library/react';
import { TestUi } from '../testing/TestUi';
import { describeComponentConformance } from '../testing/describeComponentConformance';
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
