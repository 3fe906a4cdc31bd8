import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponentConformance, expectNoAxeViolations, TestUi } from '../../testing';
import { toast } from '../../toast/toast';
import { Toasts } from '../../toast/Toasts';
import { Dialog } from './Dialog';

describeComponentConformance('Dialog', {
  element: (
    <Dialog open onOpenChange={() => {}} title="Share this list">
      Anyone with the link can see it.
    </Dialog>
  ),
  refInstanceof: HTMLDivElement,
});

function ShareList() {
  const [open, setOpen] = useState(false);
  return (
    <TestUi>
      <button onClick={() => setOpen(true)}>Share</button>
      <a href="/elsewhere">Elsewhere</a>
      <Dialog open={open} onOpenChange={setOpen} title="Share this list" description="Anyone with the link can see it.">
        <button>Copy link</button>
      </Dialog>
    </TestUi>
  );
}

describe('Dialog', () => {
  it('is named by its title and described by its description', async () => {
    render(<ShareList />);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));

    const dialog = screen.getByRole('dialog', { name: 'Share this list' });
    expect(dialog).toHaveAccessibleDescription('Anyone with the link can see it.');
    await expectNoAxeViolations();
  });

  it('has no description when none is given', () => {
    render(
      <TestUi>
        <Dialog open onOpenChange={() => {}} title="Share this list" />
      </TestUi>,
    );
    expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-describedby');
  });

  it('keeps the Tab key inside while it is open', async () => {
    render(<ShareList />);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    const dialog = screen.getByRole('dialog');

    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes by %s and gives focus back to its opener', async (_way, close) => {
    render(<ShareList />);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await close();

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus());
  });

  it('leaves focus where it has moved to in the meantime', async () => {
    render(<ShareList />);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await userEvent.keyboard('{Escape}');
    screen.getByRole('link', { name: 'Elsewhere' }).focus();

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
  });
});

test('a press on a toast does not close the dialog behind it', async () => {
  const onOpenChange = jest.fn();
  render(
    <TestUi>
      <Toasts />
      <Dialog open onOpenChange={onOpenChange} title="Ask for a quote" />
    </TestUi>,
  );
  toast({ title: 'Quote Request', tone: 'success' });
  const closeToast = (await screen.findByText('Quote Request')).closest('[data-toasts]')!.querySelector('button')!;
  await userEvent.setup({ pointerEventsCheck: 0 }).click(closeToast);
  await waitFor(() => expect(screen.queryByText('Quote Request')).toBeNull());
  expect(onOpenChange).not.toHaveBeenCalled();
});
