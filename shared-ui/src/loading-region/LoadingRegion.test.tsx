import { act, render, screen } from '@testing-library/react';
import { TestUi } from '../testing/TestUi';
import { describeComponentConformance } from '../testing/describeComponentConformance';
import { Skeleton } from '../skeleton/Skeleton';
import { LoadingRegion } from './LoadingRegion';

describeComponentConformance('LoadingRegion', {
  element: (
    <LoadingRegion loading label="Loading services">
      <Skeleton height={200} />
    </LoadingRegion>
  ),
  refInstanceof: HTMLDivElement,
  skipClassName: true,
});
describeComponentConformance('Skeleton', { element: <Skeleton width={120} height={20} />, refInstanceof: HTMLSpanElement });

const region = (loading: boolean, onRetry?: () => void) => (
  <TestUi>
    <LoadingRegion loading={loading} label="Loading services" onRetry={onRetry}>
      <p>content</p>
    </LoadingRegion>
  </TestUi>
);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('while time passes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('says nothing for a second, then that it is loading, then that it still is', () => {
    render(region(true, () => undefined));
    const status = screen.getByRole('status');
    expect(screen.getByText('content').closest('[aria-busy="true"]')).not.toBeNull();

    pass(999);
    expect(status).toBeEmptyDOMElement();
    pass(1);
    expect(status).toHaveTextContent('Loading services');
    pass(8_999);
    expect(screen.queryByRole('button')).toBeNull();
    pass(1);
    expect(status).toHaveTextContent('Still loading');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('trying again starts the wait anew', () => {
    const onRetry = jest.fn();
    render(region(true, onRetry));
    pass(10_000);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());

    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button')).toBeNull();
    pass(1_000);
    expect(screen.getByRole('status')).toHaveTextContent('Loading services');
  });

  test('falls silent as soon as the content is there', () => {
    const { rerender } = render(region(true));
    pass(10_000);
    rerender(region(false));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    pass(60_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
