import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, expectAccessible, TestShellProviders } from '../testing';
import { FilterPills } from './FilterPills';

const pills = [
  {
    id: 'rating',
    name: 'Rating',
    content: (
      <label>
        <input type="radio" name="rating" />4 and up
      </label>
    ),
  },
  {
    id: 'place',
    name: 'Place',
    chosen: 'Within 25 km of Ottawa',
    content: (
      <label>
        City <input />
      </label>
    ),
  },
];
const open = () =>
  render(
    <TestShellProviders shell={createTestShell()} path="/list">
      <main>
        <FilterPills label="Filters" pills={pills}>
          <button>Verified only</button>
        </FilterPills>
        <p>Results</p>
      </main>
    </TestShellProviders>,
  );

test('each says its choice and opens its choices below it, one at a time', async () => {
  const { container } = open();
  const rating = screen.getByRole('button', { name: 'Rating' });
  const place = screen.getByRole('button', { name: 'Place, Within 25 km of Ottawa' });
  await userEvent.click(rating);
  expect(rating).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '4 and up' })).toHaveFocus();
  await expectAccessible(container);
  await userEvent.click(place);
  expect(rating).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('group', { name: 'Place' })).toBeVisible();
});

test('Escape leads back to the button, a press beside it closes', async () => {
  open();
  const rating = screen.getByRole('button', { name: 'Rating' });
  await userEvent.click(rating);
  await userEvent.click(screen.getByRole('radio'));
  await userEvent.keyboard('{Escape}');
  expect(rating).toHaveFocus();
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(rating);
  await userEvent.click(screen.getByText('Results'));
  expect(screen.queryByRole('radio')).toBeNull();
});
