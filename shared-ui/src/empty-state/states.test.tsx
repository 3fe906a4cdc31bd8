import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/Button';
import { ErrorState } from '../error-state/ErrorState';
import { describeComponentConformance } from '../testing/describeComponentConformance';
import { TestUi } from '../testing/TestUi';
import { EmptyState } from './EmptyState';

describeComponentConformance('EmptyState', {
  element: (
    <EmptyState title="No services match “roof tiles”" text="Try a broader word." art="mark.svg">
      <Button>Clear Filters</Button>
    </EmptyState>
  ),
  refInstanceof: HTMLDivElement,
});
describeComponentConformance('ErrorState', {
  element: <ErrorState title="Failed to load services: offline" text="Check your connection." onRetry={() => undefined} />,
  refInstanceof: HTMLDivElement,
});

test('an error is spoken at once and offers another try', async () => {
  const onRetry = jest.fn();
  render(
    <TestUi>
      <ErrorState title="Failed to load services: offline" onRetry={onRetry} />
    </TestUi>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load services: offline');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('without a way to try again there is no such button', () => {
  render(
    <TestUi>
      <ErrorState title="Failed to load services" />
    </TestUi>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
