import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponentConformance, TestUi } from '../testing';
import { PriceRange, type Bounds } from './PriceRange';
import { ProgressBar } from './ProgressBar';
import { QuantityField } from './QuantityField';

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

describeComponentConformance('ProgressBar', {
  element: <ProgressBar value={37} max={50} label="37 of 50 sold" />,
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
  ])('%s moves the lower handle from 1000 to %d', async (keys, expected) => {
    const onCommit = jest.fn();
    render(<Prices start={[1000, 2000]} onCommit={onCommit} />);
    handle('Lowest price').focus();
    await userEvent.keyboard(keys);
    expect(handle('Lowest price')).toHaveAttribute('aria-valuenow', String(expected));
    expect(onCommit).toHaveBeenLastCalledWith([expected, 2000]);
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

describe('ProgressBar', () => {
  it.each([
    [60, 50, '100%'],
    [0, 0, '0%'],
  ])('%d of %d fills %s', (value, max, width) => {
    render(<ProgressBar value={value} max={max} label="sold" />);
    expect(screen.getByRole('progressbar').firstElementChild).toHaveStyle({ width });
  });
});

describe('QuantityField', () => {
  function Boxes() {
    const [value, setValue] = useState(1);
    return (
      <TestUi>
        <QuantityField label="Boxes" value={value} onValueChange={setValue} max={20} fewerLabel="One less" moreLabel="One more" />
        <output>{value}</output>
      </TestUi>
    );
  }

  it('counts with its buttons and stops at its limits', async () => {
    render(<Boxes />);
    expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(screen.getByRole('textbox', { name: 'Boxes' })).toHaveValue('2');
  });

  it.each([
    ['12', '12'],
    ['2,5', '2.5'],
    ['-3', '1'],
    ['99999', '20'],
    ['many', '1'],
  ])('typing %s ends at %s', async (typed, expected) => {
    render(<Boxes />);
    const field = screen.getByRole('textbox', { name: 'Boxes' });
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await userEvent.tab();
    expect(screen.getByRole('status')).toHaveTextContent(expected);
  });
});
