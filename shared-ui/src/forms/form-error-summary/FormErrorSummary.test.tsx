import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponentConformance, expectNoAxeViolations, TestUi } from '../../testing';
import { FormErrorSummary } from './FormErrorSummary';
import type { FormErrorSummaryProps } from './FormErrorSummary';

const title = 'Please fix 2 fields';
const email = { id: 'email', message: 'Enter your email' };
const password = { id: 'password', message: 'Password must be at least 6 characters' };

describeComponentConformance('FormErrorSummary', {
  element: <FormErrorSummary title={title} errors={[email, password]} />,
  refInstanceof: HTMLDivElement,
});

function SignUp(props: Partial<FormErrorSummaryProps>) {
  return (
    <TestUi>
      <FormErrorSummary title={title} errors={[]} {...props} />
      <label htmlFor="email">Email</label>
      <input id="email" />
      <label htmlFor="password">Password</label>
      <input id="password" />
    </TestUi>
  );
}

const summary = () => screen.queryByRole('group', { name: title });

describe('FormErrorSummary', () => {
  it('takes focus when it appears', async () => {
    const { rerender } = render(<SignUp />);
    expect(summary()).not.toBeInTheDocument();

    rerender(<SignUp errors={[email, password]} />);
    expect(summary()).toHaveFocus();
    await expectNoAxeViolations();
  });

  it('leads to each field without changing the address', async () => {
    render(<SignUp errors={[email, password]} />);
    await userEvent.click(screen.getByRole('link', { name: password.message }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('stays away for one error and moves focus to its field', () => {
    const { rerender } = render(<SignUp />);
    rerender(<SignUp errors={[password]} />);
    expect(summary()).not.toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('takes focus again at the next failed submit and never while fields are corrected', async () => {
    const { rerender } = render(<SignUp errors={[email, password]} attempt={1} />);
    await userEvent.click(screen.getByLabelText('Email'));

    rerender(<SignUp errors={[password]} attempt={1} />);
    rerender(<SignUp errors={[email, password]} attempt={1} />);
    expect(screen.getByLabelText('Email')).toHaveFocus();

    rerender(<SignUp errors={[email, password]} attempt={2} />);
    expect(summary()).toHaveFocus();
  });
});
