import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponentConformance, TestUi } from '../../testing';
import { Tooltip } from './Tooltip';

describeComponentConformance('Tooltip', {
  element: (
    <Tooltip text="Save to your list" defaultOpen>
      <button aria-label="Save">♡</button>
    </Tooltip>
  ),
  refInstanceof: HTMLDivElement,
});

describe('Tooltip', () => {
  it('appears on keyboard focus, describes the control and goes on Escape', async () => {
    render(
      <TestUi>
        <Tooltip text="Save to your list">
          <button aria-label="Save">♡</button>
        </Tooltip>
      </TestUi>,
    );
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();

    await userEvent.tab();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Save to your list');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Save to your list');

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });
});
