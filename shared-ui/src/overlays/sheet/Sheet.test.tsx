import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponentConformance, TestUi } from '../../testing';
import { Sheet } from './Sheet';

describeComponentConformance('Sheet', {
  element: (
    <Sheet open onOpenChange={() => {}} title="Filters" side="bottom" footer={<button>Show 24 materials</button>}>
      <label>
        <input type="checkbox" /> In stock
      </label>
    </Sheet>
  ),
  refInstanceof: HTMLDivElement,
});

describe('Sheet', () => {
  it('asks to close on Escape and keeps its footer next to the content', async () => {
    const onOpenChange = jest.fn();
    render(
      <TestUi>
        <Sheet open onOpenChange={onOpenChange} title="Filters" footer={<button>Show 24 materials</button>} />
      </TestUi>,
    );
    expect(screen.getByRole('dialog', { name: 'Filters' })).toContainElement(screen.getByRole('button', { name: 'Show 24 materials' }));

    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
