import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthActions } from '@marketplace/section-kit';
import { renderSection, type RenderSectionOptions } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { done, member, refused } from '../testing/member';

const open = (authActions: Partial<AuthActions>, options: Partial<RenderSectionOptions> = {}) =>
  renderSection(section, { path: '/reset-password', authActions, ...options });

describe('without a session', () => {
  test('sends a link and answers the same whether or not the address is known', async () => {
    const requestPasswordReset = jest.fn().mockResolvedValue(done);
    await open({ requestPasswordReset });
    await userEvent.type(screen.getByLabelText(/^Email/), 'maya@example.ca');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send Link' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toHaveFocus();
    expect(screen.getByText(/^If there is an account for this address/)).toBeVisible();
    expect(requestPasswordReset).toHaveBeenCalledTimes(1);
    expect(requestPasswordReset).toHaveBeenCalledWith('maya@example.ca');
  });

  test.each([
    ['Request rate limit reached', 'Request rate limit reached'],
    ['', 'The email could not be sent. Please try again.'],
  ])('shows the refusal "%s" and keeps the address', async (message, shown) => {
    await open({ requestPasswordReset: () => Promise.resolve(refused(message)) });
    await userEvent.type(screen.getByLabelText(/^Email/), 'maya@example.ca{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
    expect(screen.getByLabelText(/^Email/)).toHaveValue('maya@example.ca');
  });

  test('does not send anything to what is no address', async () => {
    const requestPasswordReset = jest.fn();
    await open({ requestPasswordReset });
    await userEvent.type(screen.getByLabelText(/^Email/), 'maya{Enter}');
    expect(await screen.findByText('Enter an email address such as name@example.ca')).toBeVisible();
    expect(requestPasswordReset).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/auth');
  });
});

describe('arriving through the link', () => {
  const choose = async (password: string, confirm = password) => {
    await userEvent.type(screen.getByLabelText(/^New Password/), password);
    await userEvent.type(screen.getByLabelText(/^Confirm Password/), `${confirm}{Enter}`);
  };

  test('asks for the new password twice, saves it and leads on', async () => {
    const updatePassword = jest.fn().mockResolvedValue(done);
    await open({ updatePassword }, { auth: member });
    expect(screen.getByText('It replaces the password of maya@example.ca.')).toBeVisible();
    await choose('larch99');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your password is changed' })).toHaveFocus();
    expect(updatePassword).toHaveBeenCalledWith({ password: 'larch99' });
    expect(screen.getByRole('link', { name: /^Continue to/ })).toHaveAttribute('href', '/');
  });

  test.each([
    ['larch99', 'larch98', 'Passwords do not match'],
    ['larch', 'larch', 'Password must be at least 6 characters'],
  ])('does not take "%s" with "%s"', async (password, confirm, message) => {
    const updatePassword = jest.fn();
    await open({ updatePassword }, { auth: member });
    await choose(password, confirm);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(updatePassword).not.toHaveBeenCalled();
  });

  test('passes on what the server has against a password', async () => {
    const message = 'New password should be different from the old password.';
    await open({ updatePassword: () => Promise.resolve(refused(message)) }, { auth: member });
    await choose('larch99');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  test('somebody who is signed in otherwise is asked for the password before', async () => {
    const words = 'Enter your current password to choose a new one.';
    const updatePassword = jest
      .fn()
      .mockResolvedValueOnce(refused(words, { code: 'current_password_required' }))
      .mockResolvedValueOnce(done);
    await open({ updatePassword }, { auth: member });
    expect(screen.queryByLabelText(/^Current Password/)).not.toBeInTheDocument();
    await choose('larch99');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await userEvent.type(screen.getByLabelText(/^Current Password/), 'spruce7{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your password is changed' })).toBeVisible();
    expect(updatePassword).toHaveBeenLastCalledWith({ password: 'larch99', currentPassword: 'spruce7' });
  });
});

test.each([
  ['/reset-password', 'You are still signed in on this device.'],
  ['/auth', 'You are still signed in on this device.'],
])('%s says that the account cannot be reached, and offers no form', async (path, text) => {
  await renderSection(section, { path, authActions: {}, auth: 'unknown' });
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
