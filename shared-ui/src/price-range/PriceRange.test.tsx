import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponentConformance } from '../testing';
import { PriceRange, type Bounds } from './PriceRange';

// The slider measures its handles; the test's document has no layout.
beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const texts = { label: 'Price', lowLabel: 'Lowest price', highLabel: 'Highest price' };
const dollars = (value: number) => `$${value}`;

describeComponentConformance('PriceRange', {
  element: <PriceRange {...texts} min={0} max={3000} step={50} value={[0, 3000]} onValueChange={() => {}} formatValue={dollars} />,
  refInstanceof: HTMLDivElement,
});

function Prices({ start = [0, 3000] as Bounds, onCommit = () => {} }: { start?: Bounds; onCommit?: (value: Bounds) => void }) {
  const [value, setValue] = useState(start);
  return (
    <PriceRange
      {...texts}
      min={0}
      max={3000}
      step={50}
      value={value}
      onValueChange={setValue}
      onValueCommit={onCommit}
      formatValue={dollars}
    />
  );
}

describe('PriceRange', () => {
  const handle = (name: string) => screen.getByRole('slider', { name });

  it.each([
    ['{ArrowRight}', 1050],
    ['{ArrowLeft}', 950],
    ['{Shift>}{ArrowRight}{/Shift}', 1500],
    ['{PageUp}', 1500],
    ['{PageDown}', 500],
    ['{Home}', 0],
    ['{End}', 2000],
  ])('%s moves the lower handle from 1000 to %d', async (keys, expected) => {
    const onCommit = jest.fn();
    render(<Prices start={[1000, 2000]} onCommit={onCommit} />);
    handle('Lowest price').focus();
    await userEvent.keyboard(keys);
    expect(handle('Lowest price')).toHaveAttribute('aria-valuenow', String(expected));
    expect(onCommit).toHaveBeenLastCalledWith([expected, 2000]);
  });

  it.each([
    ['{Home}', 1000],
    ['{End}', 3000],
  ])('%s moves the upper handle from 2000 to %d, and the other one stays', async (keys, expected) => {
    const onCommit = jest.fn();
    render(<Prices start={[1000, 2000]} onCommit={onCommit} />);
    handle('Highest price').focus();
    await userEvent.keyboard(keys);
    expect(onCommit).toHaveBeenLastCalledWith([1000, expected]);
    expect(handle('Highest price')).toHaveFocus();
  });

  it('ends at the ends of the scale and shows a plus sign at the upper amount', async () => {
    render(<Prices start={[0, 2950]} />);
    handle('Highest price').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{PageUp}');
    expect(handle('Highest price')).toHaveAttribute('aria-valuenow', '3000');
    expect(screen.getByText('$3000+')).toBeVisible();
    expect(handle('Highest price')).toHaveAttribute('aria-valuetext', '$3000+');
  });
});
