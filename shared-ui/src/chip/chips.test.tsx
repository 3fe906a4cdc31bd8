import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponentConformance } from '../testing/describeComponentConformance';
import { Chip } from './Chip';
import { FilterChip } from './FilterChip';
import { RemovableChip } from './RemovableChip';

const nothing = () => undefined;
describeComponentConformance('Chip', { element: <Chip href="/services?search=Roofing">Roofing</Chip>, refInstanceof: HTMLAnchorElement });
describeComponentConformance('FilterChip', { element: <FilterChip selected>In stock</FilterChip>, refInstanceof: HTMLButtonElement });
describeComponentConformance('RemovableChip', {
  element: (
    <RemovableChip onRemove={nothing} removeLabel="Remove filter: Ontario">
      Ontario
    </RemovableChip>
  ),
  refInstanceof: HTMLSpanElement,
});

test('a filter chip tells whether it is on', () => {
  const { rerender } = render(<FilterChip selected={false}>In stock</FilterChip>);
  expect(screen.getByRole('button', { name: 'In stock' })).toHaveAttribute('aria-pressed', 'false');
  rerender(<FilterChip selected>In stock</FilterChip>);
  expect(screen.getByRole('button', { name: 'In stock' })).toHaveAttribute('aria-pressed', 'true');
});

test('a removable chip is removed by its own named button', async () => {
  const onRemove = jest.fn();
  render(
    <RemovableChip onRemove={onRemove} removeLabel="Remove filter: Ontario">
      Ontario
    </RemovableChip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Ontario' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('a chip that is removed hands the focus to the next of its group, else to the one before', async () => {
  function Group() {
    const [names, setNames] = useState(['Ontario', 'Roof tiles', 'Aurora']);
    return (
      <div role="group">
        <button>Before</button>
        {names.map((name) => (
          <RemovableChip key={name} onRemove={() => setNames(names.filter((other) => other !== name))} removeLabel={`Remove ${name}`}>
            {name}
          </RemovableChip>
        ))}
        <button>Clear</button>
      </div>
    );
  }
  render(<Group />);
  const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
  await userEvent.click(remove('Ontario'));
  expect(remove('Roof tiles')).toHaveFocus();
  await userEvent.click(remove('Aurora'));
  expect(remove('Roof tiles')).toHaveFocus();
});
