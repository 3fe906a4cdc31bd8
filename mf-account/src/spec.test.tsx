import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthActions } from '@marketplace/section-kit';
import { authState, renderSection, type RenderedSection } from '@marketplace/section-kit/testing';
import { section } from './section';
import { done, member, refused } from './testing/member';

beforeEach(() => sessionStorage.clear());

interface Line {
  path?: string;
  actions?: Partial<AuthActions>;
  check: (page: RenderedSection) => Promise<void> | void;
}

async function type(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await userEvent.type(document.querySelector(`input[name="${name}"]`)!, value);
  await userEvent.click(screen.getByRole('button', { name: /^(Sign In|Create Account)$/ }));
}
const signIn = () => type({ email: 'a@example.ca', password: '123456' });
const signUp = (password = '123456', confirmPassword = password) =>
  type({ displayName: 'Ana', email: 'a@example.ca', password, confirmPassword });
const toast = (title: string, description: string, tone: 'success' | 'failure') => ({ title, description, tone });
const names = () => [...document.querySelectorAll<HTMLInputElement>('form input')].map((input) => input.name);

const lines: [string, Line][] = [
  [
    '[§2 Auth] two tabs: signin (default) and signup',
    {
      check: () =>
        expect(screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
          ['Sign In', 'true'],
          ['Sign Up', 'false'],
        ]),
    },
  ],
  [
    '[§2 Auth] After a successful sign-in the user goes to /',
    {
      actions: { signIn: () => Promise.resolve(done) },
      check: async ({ shell, address }) => {
        await signIn();
        act(() => shell.auth.setState(authState(member)));
        expect(address()).toBe('/');
      },
    },
  ],
  ['[§2 Auth] Sign-in form: email, password', { check: () => expect(names()).toEqual(['email', 'password']) }],
  [
    '[§2 Auth] Sign-up form: email, password, confirmPassword, displayName',
    { path: '/signup', check: () => expect(names().sort()).toEqual(['confirmPassword', 'displayName', 'email', 'password']) },
  ],
  [
    '[§5] Email, password, displayName and confirm are required; email type',
    {
      path: '/signup',
      check: () => {
        for (const input of document.querySelectorAll('form input')) expect(input).toBeRequired();
        expect(document.querySelector('input[name="email"]')).toHaveAttribute('type', 'email');
      },
    },
  ],
  [
    "[§5] alert 'Passwords do not match'",
    {
      path: '/signup',
      check: async () => {
        await signUp('123456', '123457');
        expect(screen.getByRole('alert')).toHaveTextContent(/^Passwords do not match$/);
      },
    },
  ],
  [
    "[§5] alert 'Password must be at least 6 characters'",
    {
      path: '/signup',
      check: async () => {
        await signUp('12345');
        expect(screen.getByRole('alert')).toHaveTextContent(/^Password must be at least 6 characters$/);
      },
    },
  ],
  [
    '[§3] User account: display_name kept as user metadata at sign-up',
    {
      path: '/signup',
      actions: { signUp: jest.fn().mockResolvedValue(done) },
      check: async ({ shell }) => {
        await signUp();
        expect(shell.authActions?.signUp).toHaveBeenCalledWith(expect.objectContaining({ displayName: 'Ana' }));
      },
    },
  ],
  [
    '[§8] Sign up successful! / Please check your email to verify your account.',
    {
      path: '/signup',
      actions: { signUp: () => Promise.resolve(done) },
      check: async ({ shell }) => {
        await signUp();
        expect(shell.notifications).toEqual([toast('Sign up successful!', 'Please check your email to verify your account.', 'success')]);
      },
    },
  ],
  [
    '[§8] Sign up failed (destructive) / the error message',
    {
      path: '/signup',
      actions: { signUp: () => Promise.resolve(refused('Signups not allowed for this instance')) },
      check: async ({ shell }) => {
        await signUp();
        expect(shell.notifications).toEqual([toast('Sign up failed', 'Signups not allowed for this instance', 'failure')]);
      },
    },
  ],
  [
    "[§8] Sign up failed (destructive) / or 'An error occurred during sign up'",
    {
      path: '/signup',
      actions: { signUp: () => Promise.resolve(refused('')) },
      check: async ({ shell }) => {
        await signUp();
        expect(shell.notifications).toEqual([toast('Sign up failed', 'An error occurred during sign up', 'failure')]);
      },
    },
  ],
  [
    '[§8] Welcome back! / You have successfully signed in.',
    {
      actions: { signIn: () => Promise.resolve(done) },
      check: async ({ shell }) => {
        await signIn();
        expect(shell.notifications).toEqual([toast('Welcome back!', 'You have successfully signed in.', 'success')]);
      },
    },
  ],
  [
    '[§8] Sign in failed / the error message ...',
    {
      actions: { signIn: () => Promise.resolve(refused('Invalid login credentials')) },
      check: async ({ shell }) => {
        await signIn();
        expect(shell.notifications).toEqual([toast('Sign in failed', 'Invalid login credentials', 'failure')]);
      },
    },
  ],
  [
    "[§8] Sign in failed / or 'An error occurred during sign in'",
    {
      actions: { signIn: () => Promise.resolve(refused('')) },
      check: async ({ shell }) => {
        await signIn();
        expect(shell.notifications).toEqual([toast('Sign in failed', 'An error occurred during sign in', 'failure')]);
      },
    },
  ],
];

test.each(lines)('%s', async (_line, { path = '/auth', actions = {}, check }) => {
  await check(await renderSection(section, { path, authActions: actions }));
});
