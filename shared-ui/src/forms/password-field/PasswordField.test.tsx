import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponentConformance, expectNoAxeViolations, TestUi } from '../../testing';
import { PasswordField } from './PasswordField';

describeComponentConformance('PasswordField', {
  element: <PasswordField label="Password" name="password" autoComplete="new-password" />,
  refInstanceof: HTMLInputElement,
});

function renderPassword(error?: string) {
  render(
    <TestUi>
      <PasswordField label="Password" hint="At least 6 characters" error={error} name="password" autoComplete="current-password" />
    </TestUi>,
  );
  return screen.getByLabelText('Password');
}

describe('PasswordField', () => {
  it('shows and hides what was typed', async () => {
    const field = renderPassword();
    await userEvent.type(field, 'cedar-42');
    expect(field).toHaveAttribute('type', 'password');

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('cedar-42');

    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('takes a pasted password', async () => {
    const field = renderPassword();
    await userEvent.click(field);
    await userEvent.paste('from-a-password-manager');
    expect(field).toHaveValue('from-a-password-manager');
  });

  it('does not submit its form with the show button', async () => {
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <TestUi>
        <form onSubmit={onSubmit}>
          <PasswordField label="Password" />
        </form>
      </TestUi>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('ties error and hint to the input', async () => {
    const field = renderPassword('Password must be at least 6 characters');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Password must be at least 6 characters At least 6 characters');
    await expectNoAxeViolations();
  });
});
