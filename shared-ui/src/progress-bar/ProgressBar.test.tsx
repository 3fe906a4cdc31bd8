import { render, screen } from '@testing-library/react';
import { describeComponentConformance } from '../testing';
import { ProgressBar } from './ProgressBar';
import { ShareBar } from './ShareBar';

describeComponentConformance('ProgressBar', {
  element: <ProgressBar value={37} max={50} label="37 of 50 sold" />,
  refInstanceof: HTMLDivElement,
});

describeComponentConformance('ShareBar', { element: <ShareBar share={0.62} tone="star" />, refInstanceof: HTMLDivElement });

test.each([
  [60, 50, '100%'],
  [0, 0, '0%'],
])('%d of %d fills %s', (value, max, width) => {
  render(<ProgressBar value={value} max={max} label="sold" />);
  expect(screen.getByRole('progressbar').querySelector('rect')).toHaveAttribute('width', width);
});
