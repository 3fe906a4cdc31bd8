import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthActions } from '@marketplace/section-kit';
import { fakeDb, renderSection, type FakeDb, type RenderSectionOptions } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { done, member, refused } from '../testing/member';

const kept = { account_deletion: () => ({ due_at: null }), my_reports: () => [] };
const withProfiles = () => fakeDb({ tables: { profiles: [] }, rpc: kept });
const isWrite = (request: string) => !/^POST \/rpc\/(account_deletion|my_companies|my_attention|my_reports)/.test(request);
const open = (authActions: Partial<AuthActions>, options: Partial<RenderSectionOptions> & { db?: FakeDb } = {}) =>
  renderSection(section, { path: '/account/profile', auth: member, db: withProfiles(), authActions, ...options });
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('details', () => {
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

  test('start with what is known and are saved to the profile and the account', async () => {
    const updateProfile = jest.fn().mockResolvedValue(done);
    const db = withProfiles();
    const { shell } = await open({ updateProfile }, { db });
    const name = screen.getByLabelText('Display Name');
    expect(name).toHaveValue('Maya Tremblay');
    await userEvent.clear(name);
    await userEvent.type(name, '  Maya T. ');
    await save();
    expect(db.requests.filter(isWrite)).toEqual(['PATCH /profiles?user_id=eq.7d2f {"display_name":"Maya T.","locale":"en"}']);
    expect(updateProfile).toHaveBeenCalledWith({ displayName: 'Maya T.', locale: 'en' });
    expect(shell.notifications).toEqual([{ title: 'Profile saved', tone: 'success' }]);
    expect(screen.queryByRole('link', { name: /Contin/ })).not.toBeInTheDocument();
  });

  test('a new language offers to go on in it', async () => {
    const updateProfile = jest.fn().mockResolvedValue(done);
    await open({ updateProfile });
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Français');
    expect(screen.queryByRole('link', { name: 'Continuer en français' })).not.toBeInTheDocument();
    await save();
    const link = await screen.findByRole('link', { name: 'Continuer en français' });
    expect(link).toHaveAttribute('href', '/fr/account/profile');
    expect(link).toHaveAttribute('lang', 'fr-CA');
    expect(updateProfile).toHaveBeenCalledWith({ displayName: 'Maya Tremblay', locale: 'fr' });
  });

  test('a French page leads back to the address without prefix', async () => {
    await open({ updateProfile: () => Promise.resolve(done) }, { locale: 'fr' });
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByRole('link', { name: 'Continue in English' })).toHaveAttribute('href', '/account/profile');
  });

  test('a backend without profiles keeps them with the account', async () => {
    const updateProfile = jest.fn().mockResolvedValue(done);
    const { shell } = await open({ updateProfile }, { db: fakeDb() });
    await save();
    expect(updateProfile).toHaveBeenCalled();
    expect(shell.notifications).toHaveLength(1);
  });

  test.each([
    [{ status: 422, message: 'The display name is longer than 80 characters' }, 'The display name is longer than 80 characters'],
    [{ status: 500 }, 'Your profile could not be saved. Please try again.'],
  ])('a refusal of the profile is shown and nothing claims to be saved', async (failure, shown) => {
    const updateProfile = jest.fn();
    const { shell } = await open({ updateProfile }, { db: fakeDb({ tables: { profiles: failure } }) });
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
    expect(updateProfile).not.toHaveBeenCalled();
    expect(shell.notifications).toEqual([]);
  });

  test('a name over 80 characters is stopped before it is sent', async () => {
    const db = withProfiles();
    await open({}, { db });
    await userEvent.clear(screen.getByLabelText('Display Name'));
    await userEvent.type(screen.getByLabelText('Display Name'), 'é'.repeat(81));
    await save();
    expect(screen.getByLabelText('Display Name')).toHaveAccessibleDescription(expect.stringContaining('Use at most 80 characters'));
    expect(db.requests.filter(isWrite)).toEqual([]);
  });
});

describe('password', () => {
  const change = async (current: string, password: string) => {
    if (current) await userEvent.type(screen.getByLabelText(/^Current Password/), current);
    await userEvent.type(screen.getByLabelText(/^New Password/), password);
    await userEvent.type(screen.getByLabelText(/^Confirm Password/), password);
    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  };

  test('is changed with the current one, and the fields are emptied', async () => {
    const updatePassword = jest.fn().mockResolvedValue(done);
    const { shell } = await open({ updatePassword });
    await change('spruce7', 'larch99');
    expect(updatePassword).toHaveBeenCalledWith({ password: 'larch99', currentPassword: 'spruce7' });
    expect(shell.notifications).toEqual([{ title: 'Password changed', tone: 'success' }]);
    expect(screen.getByLabelText(/^New Password/)).toHaveValue('');
  });

  test('is not sent without the current one', async () => {
    const updatePassword = jest.fn();
    await open({ updatePassword });
    await change('', 'larch99');
    expect(screen.getByLabelText(/^Current Password/)).toHaveAccessibleDescription(expect.stringContaining('Enter your password'));
    expect(updatePassword).not.toHaveBeenCalled();
  });

  test.each([
    ['current_password_mismatch', 'The current password is wrong.', /^Current Password/],
    ['weak_password', 'This password is one of the most common ones.', /^New Password/],
  ])('that is refused with %s says so beside the field', async (code, message, label) => {
    await open({ updatePassword: () => Promise.resolve(refused(message, { code })) });
    await change('nope', 'larch99');
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(screen.getByLabelText(/^New Password/)).toHaveValue('larch99');
  });

  test('stays when the server refuses, with its reason', async () => {
    const { shell } = await open({ updatePassword: () => Promise.resolve(refused('Current password is wrong')) });
    await change('nope', 'larch99');
    expect(await part('Password').findByRole('alert')).toHaveTextContent('Current password is wrong');
    expect(screen.getByLabelText(/^New Password/)).toHaveValue('larch99');
    expect(shell.notifications).toEqual([]);
  });
});

describe('signing out everywhere', () => {
  test('ends every session', async () => {
    const signOut = jest.fn().mockResolvedValue(done);
    const { shell } = await open({ signOut });
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out Everywhere' }));
    expect(signOut.mock.calls).toEqual([['global']]);
    expect(shell.notifications).toEqual([{ title: 'Signed out', description: 'You have been successfully signed out.', tone: 'success' }]);
  });

  test('says when it did not work', async () => {
    const { shell } = await open({ signOut: () => Promise.resolve(refused('')) });
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out Everywhere' }));
    expect(shell.notifications).toEqual([{ title: 'Sign out failed', description: 'An error occurred during sign out', tone: 'failure' }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred during sign out');
  });
});

test('somebody signed out is led to signing in and back, and stays where they are', async () => {
  const { address } = await open({}, { auth: 'signedOut' });
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth?returnTo=%2Faccount%2Fprofile');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(address()).toBe('/account/profile');
});

test('an account that cannot be reached is neither shown nor signed out', async () => {
  await open({}, { auth: 'unknown' });
  expect(screen.getByRole('status')).toHaveTextContent('You are still signed in on this device.');
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
});
