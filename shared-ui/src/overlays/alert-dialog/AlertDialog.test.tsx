import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponentConformance, TestUi } from '../../testing';
import { AlertDialog } from './AlertDialog';

const question = {
  title: 'Delete this list?',
  description: 'The 12 items on it are removed.',
  confirmLabel: 'Delete list',
  cancelLabel: 'Keep list',
};

describeComponentConformance('AlertDialog', {
  element: <AlertDialog open onOpenChange={() => {}} onConfirm={() => {}} {...question} />,
  refInstanceof: HTMLDivElement,
});

function DeleteList({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <TestUi>
      <button onClick={() => setOpen(true)}>Delete</button>
      <AlertDialog open={open} onOpenChange={setOpen} onConfirm={onConfirm} {...question} />
    </TestUi>
  );
}

describe('AlertDialog', () => {
  it('starts on the harmless button and does nothing when cancelled', async () => {
    const onConfirm = jest.fn();
    render(<DeleteList onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));

    expect(screen.getByRole('alertdialog', { name: question.title })).toHaveAccessibleDescription(question.description);
    expect(screen.getByRole('button', { name: 'Keep list' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
  });

  it('confirms once and closes', async () => {
    const onConfirm = jest.fn();
    render(<DeleteList onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Delete list' }));

    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
