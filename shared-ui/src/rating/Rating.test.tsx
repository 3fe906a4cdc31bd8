import { render, screen } from '@testing-library/react';
import { TestUi } from '../testing/TestUi';
import { describeComponentConformance } from '../testing/describeComponentConformance';
import { Rating } from './Rating';
import { stars } from './stars';

describeComponentConformance('Rating', { element: <Rating value={4.5} count={127} />, refInstanceof: HTMLSpanElement });

const count = (kind: string) => document.querySelectorAll(`[data-star="${kind}"]`).length;

test('stars can be counted', () => {
  render(
    <TestUi>
      <Rating value={3.5} count={12} />
    </TestUi>,
  );
  expect([count('full'), count('half'), count('empty')]).toEqual([3, 1, 1]);
});

test('one sentence for the ear, the figure and the count for the eye', () => {
  render(
    <TestUi>
      <Rating value={4.9} count={1270} />
    </TestUi>,
  );
  expect(screen.getByText('Rated 4.9 out of 5, 1270 reviews')).toBeInTheDocument();
  expect(screen.getByText('4.9')).toBeVisible();
  expect(document.body).toHaveTextContent('4.9 (1,270)');
});

test('French writes a decimal comma', () => {
  render(
    <TestUi value={{ locale: 'fr' }}>
      <Rating value={4.9} count={127} showCount={false} />
    </TestUi>,
  );
  expect(screen.getByText('4,9')).toBeVisible();
  expect(document.body).not.toHaveTextContent('(127)');
});

test('no rating is no stars, and words where they are given', () => {
  const { container, rerender } = render(
    <TestUi>
      <Rating value={null} />
    </TestUi>,
  );
  expect(container).toBeEmptyDOMElement();
  rerender(
    <TestUi>
      <Rating value={null} emptyLabel="No reviews yet" />
    </TestUi>,
  );
  expect(screen.getByText('No reviews yet')).toBeVisible();
  expect(count('full') + count('half') + count('empty')).toBe(0);
});

test.each([
  [0, 'eeeee'],
  [0.24, 'eeeee'],
  [0.25, 'heeee'],
  [2.74, 'ffhee'],
  [2.75, 'fffee'],
  [4.9, 'fffff'],
  [7, 'fffff'],
  [-1, 'eeeee'],
])('%p rounds to the nearest half star', (value, drawn) => {
  expect(
    stars(value)
      .map((star) => star[0])
      .join(''),
  ).toBe(drawn);
});
