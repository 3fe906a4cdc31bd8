import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponentConformance, expectNoAxeViolations, TestUi } from '../../testing';
import { NavDrawer } from './NavDrawer';

const groups = [
  {
    id: 'indoor',
    label: 'Indoor',
    links: [
      { href: '/kitchen', label: 'Kitchen' },
      { href: '/bathroom', label: 'Bathroom' },
    ],
  },
  { id: 'outdoor', label: 'Outdoor', links: [{ href: '/roofing', label: 'Roofing' }] },
];

describeComponentConformance('NavDrawer', {
  element: <NavDrawer open onOpenChange={() => {}} title="Menu" groups={groups} footer={<a href="/login">Sign In</a>} />,
  refInstanceof: HTMLDivElement,
});

function HeaderMenu({ onNavigate }: { onNavigate?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <TestUi>
      <button onClick={() => setOpen(true)}>Open menu</button>
      <NavDrawer
        open={open}
        onOpenChange={setOpen}
        title="Menu"
        groups={groups}
        footer={<a href="/login">Sign In</a>}
        onNavigate={onNavigate}
      />
    </TestUi>
  );
}

const openDrawer = () => userEvent.click(screen.getByRole('button', { name: 'Open menu' }));

describe('NavDrawer', () => {
  it('shows groups first, their links when a group is opened, and the footer always', async () => {
    render(<HeaderMenu />);
    await openDrawer();
    const nav = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(nav.getByText('Kitchen')).not.toBeVisible();

    await userEvent.click(nav.getByText('Indoor'));
    expect(nav.getByRole('link', { name: 'Kitchen' })).toBeVisible();
    expect(nav.getByRole('link', { name: 'Bathroom' })).toBeVisible();
    expect(nav.getByText('Roofing')).not.toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expectNoAxeViolations();
  });

  it('can be used by keyboard alone and gives focus back to its opener', async () => {
    render(<HeaderMenu />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    const indoor = screen.getByText('Indoor').closest('summary')!;
    expect(indoor).toHaveFocus();
    await userEvent.click(indoor);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Kitchen' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus());
  });

  it('closes when a link is followed, and stays when it opens in another tab', async () => {
    const onNavigate = jest.fn();
    // jsdom cannot navigate; the product's Link prevents the browser's own navigation as well.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    const user = userEvent.setup();
    render(<HeaderMenu onNavigate={onNavigate} />);
    await openDrawer();
    await user.click(screen.getByText('Outdoor'));

    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Roofing' }));
    await user.keyboard('{/Control}');
    expect(screen.getByRole('dialog')).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Roofing' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(onNavigate).toHaveBeenCalledTimes(1);
    document.removeEventListener('click', stay);
  });
});
