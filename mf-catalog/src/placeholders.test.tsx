import { render } from '@testing-library/react';
import { createTestShell, TestShellProviders } from '@marketplace/section-kit/testing';
import { CategoryGridSkeleton } from './categories/CategoryGrid';
import { DealsRegion } from './deals/DealsRegion';

test.each([
  ['categories', <CategoryGridSkeleton key="" />],
  ['deals', <DealsRegion key="" isPending error={null} onRetry={() => undefined} />],
])('the place of %s that are on their way has the columns of those that come', (_what, placeholder) => {
  const { container } = render(
    <TestShellProviders shell={createTestShell()} path="/">
      {placeholder}
    </TestShellProviders>,
  );
  const grid = container.querySelector('[aria-hidden="true"]')!;
  expect(grid).toHaveStyle({ display: 'grid' });
  expect(grid.matches('div')).toBe(true);
});
