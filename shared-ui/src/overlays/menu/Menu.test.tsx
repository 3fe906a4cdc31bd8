import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponentConformance, expectNoAxeViolations, TestUi } from '../../testing';
import { Menu } from './Menu';
import type { MenuItem } from './Menu';

const signOut = jest.fn();
const items: MenuItem[] = [
  { label: 'Dashboard', href: '/account', icon: 'LayoutDashboard' },
  { label: 'Profile', href: '/account/profile', icon: 'User' },
  'separator',
  { label: 'Sign Out', onSelect: signOut, icon: 'LogOut' },
];

describeComponentConformance('Menu', {
  element: <Menu defaultOpen trigger={<button>Alex</button>} items={items} />,
  refInstanceof: HTMLDivElement,
});

function AccountMenu() {
  return (
    <TestUi>
      <Menu trigger={<button>Alex</button>} items={items} />
    </TestUi>
  );
}

describe('Menu', () => {
  it('opens by keyboard on the first entry, moves with the arrows and wraps', async () => {
    render(<AccountMenu />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus();
  });

  it('jumps to an entry by its first letter and runs it', async () => {
    render(<AccountMenu />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}s{Enter}');
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('gives focus back to the button on Escape', async () => {
    render(<AccountMenu />);
    await userEvent.click(screen.getByRole('button', { name: 'Alex' }));
    expect(screen.getByRole('menu', { name: 'Alex' })).toBeVisible();

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Alex' })).toHaveFocus();
  });

  it('leads to addresses with real links', async () => {
    render(<AccountMenu />);
    await userEvent.click(screen.getByRole('button', { name: 'Alex' }));
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/account/profile');
  });

  it('is rendered inside the landmark it is given, and hides nothing else', async () => {
    const header = document.createElement('header');
    document.body.append(header);
    await act(async () =>
      render(
        <TestUi>
          <main>Page</main>
          <Menu defaultOpen portalContainer={header} trigger={<button>Alex</button>} items={items} />
        </TestUi>,
      ),
    );
    expect(header).toContainElement(screen.getByRole('menu'));
    expect(screen.getByRole('main')).toBeVisible();
    await expectNoAxeViolations();
    header.remove();
  });
});
