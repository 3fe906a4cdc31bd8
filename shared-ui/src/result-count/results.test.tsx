import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMore } from '../load-more/LoadMore';
import { describeComponentConformance } from '../testing/describeComponentConformance';
import { TestUi } from '../testing/TestUi';
import { ResultCount } from './ResultCount';

describeComponentConformance('ResultCount', {
  element: <ResultCount>Showing 6 of 24 services</ResultCount>,
  refInstanceof: HTMLParagraphElement,
});
describeComponentConformance('LoadMore', {
  element: <LoadMore label="Load More Materials" note="Showing 24 of 120" onClick={() => undefined} />,
  refInstanceof: HTMLButtonElement,
});

test('the count is seen at once and spoken when it has been still for half a second', () => {
  jest.useFakeTimers();
  const { rerender } = render(<ResultCount>Showing 24 of 24 services</ResultCount>);
  const status = screen.getByRole('status');
  expect(status).toHaveAttribute('aria-busy', 'false');

  rerender(<ResultCount>Showing 6 of 24 services</ResultCount>);
  expect(status).toHaveTextContent('Showing 6 of 24 services');
  expect(status).toHaveAttribute('aria-busy', 'true');
  act(() => jest.advanceTimersByTime(400));
  rerender(<ResultCount>Showing 2 of 24 services</ResultCount>);
  act(() => jest.advanceTimersByTime(499));
  expect(status).toHaveAttribute('aria-busy', 'true');
  act(() => jest.advanceTimersByTime(1));
  expect(status).toHaveAttribute('aria-busy', 'false');
  jest.useRealTimers();
});

test('more is asked for once: while it loads the button says so', async () => {
  const onClick = jest.fn();
  const { rerender } = render(
    <TestUi>
      <LoadMore label="Load More Materials" onClick={onClick} />
    </TestUi>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Load More Materials' }));
  rerender(
    <TestUi>
      <LoadMore label="Load More Materials" onClick={onClick} busy />
    </TestUi>,
  );
  expect(screen.getByRole('button', { name: 'Loading' })).toBeDisabled();
  expect(onClick).toHaveBeenCalledTimes(1);
});
