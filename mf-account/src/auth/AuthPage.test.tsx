import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authState, renderSection, type RenderSectionOptions } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { done, member } from '../testing/member';

beforeEach(() => sessionStorage.clear());

const open = (path: string, options: Partial<RenderSectionOptions> = {}) => renderSection(section, { authActions: {}, ...options, path });
const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  test.each([
    ['/auth', 'Sign In'],
    ['/auth?tab=signin', 'Sign In'],
    ['/auth?tab=signup', 'Sign Up'],
    ['/auth?tab=wrong', 'Sign In', '/auth'],
    ['/login', 'Sign In'],
    ['/signup', 'Sign Up'],
    ['/signup?tab=signin', 'Sign In'],
  ])('%s opens %s', async (path, tab, canonical = path) => {
    const { address } = await open(path);
    expect(openTab()).toBe(tab);
    expect(document.title).toMatch(tab);
    expect(address()).toBe(canonical);
  });

  test('the address follows the tab and keeps the way back', async () => {
    const { address } = await open('/auth?returnTo=%2Faccount');
    await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(address()).toBe('/auth?returnTo=%2Faccount&tab=signup');
    await userEvent.click(screen.getByRole('tab', { name: 'Sign In' }));
    expect(address()).toBe('/auth?returnTo=%2Faccount');
  });

  test('everything typed survives a look at the other tab', async () => {
    await open('/signup');
    await userEvent.type(screen.getByLabelText(/^Display Name/), 'Maya');
    await userEvent.type(screen.getByLabelText(/^Email/), 'maya@example.ca');
    await userEvent.type(screen.getByLabelText(/^Password/), 'spruce');
    await userEvent.type(screen.getByLabelText(/^Confirm Password/), 'spru');

    await userEvent.click(screen.getByRole('tab', { name: 'Sign In' }));
    expect(screen.queryByLabelText(/^Confirm Password/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));

    expect(screen.getByLabelText(/^Display Name/)).toHaveValue('Maya');
    expect(screen.getByLabelText(/^Email/)).toHaveValue('maya@example.ca');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('spruce');
    expect(screen.getByLabelText(/^Confirm Password/)).toHaveValue('spru');
  });

  test('a reload brings back name and address, and no password', async () => {
    const first = await open('/signup');
    await userEvent.type(screen.getByLabelText(/^Display Name/), 'Maya');
    await userEvent.type(screen.getByLabelText(/^Email/), 'maya@example.ca');
    await userEvent.type(screen.getByLabelText(/^Password/), 'spruce');
    first.unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('spruce');

    await open('/signup');
    expect(screen.getByLabelText(/^Display Name/)).toHaveValue('Maya');
    expect(screen.getByLabelText(/^Email/)).toHaveValue('maya@example.ca');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('');
  });

  test.each(['not json', 'null', '{"email":7}'])('a stored draft that reads %s is no draft', async (stored) => {
    sessionStorage.setItem('account.draft', stored);
    await open('/auth');
    expect(screen.getByLabelText(/^Email/)).toHaveValue('');
  });
});

describe('a signed-in visitor', () => {
  test.each([
    ['/auth', '/'],
    ['/login', '/'],
    ['/signup', '/'],
    ['/auth?returnTo=%2Faccount%3Ftab%3D1', '/account?tab=1'],
    ['/auth?returnTo=%2F%2Fevil.example', '/'],
    ['/auth?tab=signup&returnTo=%2Fauth', '/'],
  ])('at %s goes on to %s', async (path, destination) => {
    const { address } = await open(path, { auth: member });
    expect(address()).toBe(destination);
  });

  test('never sees the form while the stored session is read', async () => {
    const { shell, address } = await open('/auth', { auth: 'loading' });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    act(() => shell.auth.setState(authState(member)));
    expect(address()).toBe('/');
  });
});

describe('a link that came too late', () => {
  test('is explained, and a new one is on its way after the address is typed', async () => {
    const resendConfirmation = jest.fn().mockResolvedValue(done);
    await open('/auth?notice=link-expired', { authActions: { resendConfirmation } });
    expect(screen.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();

    await userEvent.click(await screen.findByRole('button', { name: 'Send a New Link' }));
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(screen.getByText('Enter your email address')).toBeVisible();

    await userEvent.type(screen.getByLabelText(/^Email/), 'maya@example.ca{Enter}');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    expect(heading).toHaveFocus();
    expect(resendConfirmation).toHaveBeenCalledWith('maya@example.ca');
    expect(screen.getByText('maya@example.ca')).toBeVisible();
  });

  test('leaves the way to signing in and to a new password', async () => {
    const { address } = await open('/auth?notice=link-expired&returnTo=%2Faccount');
    expect(await screen.findByRole('link', { name: 'Was it a link for a new password?' })).toHaveAttribute('href', '/reset-password');
    await userEvent.click(screen.getByRole('button', { name: 'Go to Sign In' }));
    expect(address()).toBe('/auth?returnTo=%2Faccount');
    expect(openTab()).toBe('Sign In');
  });
});
