import { render, screen } from '@testing-library/react';
import { drawnStars } from '../testing/drawnStars';
import { TestUi } from '../testing/TestUi';
import { describeComponentConformance } from '../testing/describeComponentConformance';
import { Rating } from './Rating';
import { filledStars } from './filledStars';

describeComponentConformance('Rating', { element: <Rating value={4.5} count={127} />, refInstanceof: HTMLSpanElement });

test('stars can be counted', () => {
  const { container } = render(
    <TestUi>
      <Rating value={3.5} count={12} />
    </TestUi>,
  );
  expect(drawnStars(container)).toBe(3.5);
  // Three and the left half of the fourth, whose middle is at 87.
  expect(container.querySelector('svg svg')).toHaveAttribute('width', '87');
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
  expect(drawnStars(container)).toBeNull();
});

test.each([
  [0, 0],
  [0.24, 0],
  [0.25, 0.5],
  [2.74, 2.5],
  [2.75, 3],
  [4.9, 5],
  [7, 5],
  [-1, 0],
])('%p rounds to the nearest half star', (value, filled) => {
  expect(filledStars(value)).toBe(filled);
});
