import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponentConformance, TestUi } from '../testing';
import { Tabs } from './Tabs';
import type { TabItem, TabsProps } from './Tabs';

const items: TabItem[] = [
  { value: 'sign-in', label: 'Sign In', content: <input aria-label="Email" /> },
  { value: 'sign-up', label: 'Sign Up', content: <input aria-label="Full name" /> },
  { value: 'reset', label: 'Reset', content: 'Reset your password' },
];

describeComponentConformance('Tabs', {
  element: <Tabs value="sign-in" onValueChange={() => {}} items={items} label="Account" />,
  refInstanceof: HTMLDivElement,
});

function AccountTabs(props: Partial<TabsProps>) {
  const [value, setValue] = useState('sign-in');
  return (
    <TestUi>
      <Tabs {...props} value={value} onValueChange={setValue} items={items} label="Account" />
    </TestUi>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('opens the tab the arrow keys move to, and wraps', async () => {
    render(<AccountTabs />);
    await userEvent.tab();
    expect(tab('Sign In')).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Sign Up')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible();

    await userEvent.keyboard('{End}');
    expect(tab('Reset')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Sign In')).toHaveAttribute('aria-selected', 'true');
  });

  it('is one stop of the Tab key, followed by the panel', async () => {
    render(<AccountTabs />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'Sign In' })).toHaveFocus();
  });

  it('keeps what was typed in a panel that is hidden for a while', async () => {
    render(<AccountTabs />);
    await userEvent.type(screen.getByLabelText('Email'), 'alex@example.ca');
    await userEvent.click(tab('Sign Up'));
    expect(screen.getByLabelText('Email')).not.toBeVisible();

    await userEvent.click(tab('Sign In'));
    expect(screen.getByLabelText('Email')).toHaveValue('alex@example.ca');
  });

  it('shows at which end more tabs are hidden and brings the chosen one into view', async () => {
    const size = (name: 'clientWidth' | 'scrollWidth' | 'offsetLeft', value: number) =>
      jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);
    size('clientWidth', 200);
    size('scrollWidth', 500);
    size('offsetLeft', 400);
    render(<AccountTabs />);

    const strip = screen.getByRole('tablist', { name: 'Account' });
    expect(strip.scrollLeft).toBeGreaterThan(200);
    expect(strip).toHaveAttribute('data-fade', 'both');
  });
});
