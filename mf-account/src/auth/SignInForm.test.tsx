import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthActions } from '@marketplace/section-kit';
import { authState, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { done, member, pending, refused } from '../testing/member';

beforeEach(() => sessionStorage.clear());

function openSignIn(authActions: Partial<AuthActions>, path = '/auth') {
  return renderSection(section, { path, authActions });
}

async function fill(email = 'maya@example.ca', password = 'spruce7') {
  await userEvent.type(screen.getByLabelText(/^Email/), email);
  await userEvent.type(screen.getByLabelText(/^Password/), password);
}
const submit = () => screen.getByRole('button', { name: /^Sign/ });

test('a sign-in reads "Signing In..." while it runs, happens once, and leads on', async () => {
  const { result, answer } = pending();
  const signIn = jest.fn(() => result);
  const { shell, address } = await openSignIn({ signIn }, '/auth?returnTo=%2Faccount%2Fprofile');
  await fill('  maya@example.ca ');
  await userEvent.dblClick(submit());
  await userEvent.type(screen.getByLabelText(/^Password/), '{Enter}');

  expect(submit()).toHaveTextContent('Signing In...');
  expect(submit()).toBeDisabled();
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(signIn).toHaveBeenCalledWith({ email: 'maya@example.ca', password: 'spruce7' });
  expect(shell.notifications).toEqual([]);

  await act(async () => answer(done));
  expect(shell.notifications).toEqual([{ title: 'Welcome back!', description: 'You have successfully signed in.', tone: 'success' }]);
  act(() => shell.auth.setState(authState(member)));
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(address()).toBe('/account/profile');
});

test.each([
  ['Invalid login credentials', 'Invalid login credentials'],
  ['', 'An error occurred during sign in'],
])('a refusal with the message "%s" shows it in place and as a failure, and keeps what is typed', async (message, shown) => {
  const { shell } = await openSignIn({ signIn: () => Promise.resolve(refused(message)) });
  await fill();
  await userEvent.click(submit());

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(shown);
  expect(alert).toHaveFocus();
  expect(shell.notifications).toEqual([{ title: 'Sign in failed', description: shown, tone: 'failure' }]);
  expect(screen.getByLabelText(/^Email/)).toHaveValue('maya@example.ca');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('spruce7');
  expect(submit()).toBeEnabled();
});

test('a second refusal is as visible as the first, and a later success clears it', async () => {
  const signIn = jest.fn().mockResolvedValueOnce(refused('No')).mockResolvedValueOnce(refused('No')).mockResolvedValueOnce(done);
  await openSignIn({ signIn });
  await fill();
  for (const attempt of [1, 2]) {
    await userEvent.click(submit());
    expect(signIn).toHaveBeenCalledTimes(attempt);
    expect(await screen.findByRole('alert')).toHaveFocus();
  }
  await userEvent.click(submit());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a refusal stays in place until the next answer, so that no button moves under a double click', async () => {
  const { result, answer } = pending();
  const signIn = jest.fn().mockResolvedValueOnce(refused('No')).mockReturnValueOnce(result);
  await openSignIn({ signIn });
  await fill();
  await userEvent.click(submit());
  await userEvent.click(submit());
  expect(submit()).toHaveTextContent('Signing In...');
  expect(screen.getByRole('alert')).toHaveTextContent('No');
  await act(async () => answer(done));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an address that is not verified yet gets the way to a new mail', async () => {
  const resendConfirmation = jest.fn().mockResolvedValue(done);
  await openSignIn({ signIn: () => Promise.resolve(refused('Email not confirmed', { code: 'email_not_confirmed' })), resendConfirmation });
  await fill();
  await userEvent.click(submit());
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new confirmation' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send Again' }));
  expect(resendConfirmation).toHaveBeenCalledWith('maya@example.ca');
});

test.each([
  ['a code we know is explained', 'invalid_credentials', 'Le courriel ou le mot de passe est incorrect.Invalid login credentials'],
  ['a value that is not accepted is explained', 'validation_failed', /^Un renseignement n’est pas accepté\. .*Invalid login credentials$/],
  ['a session that ended is explained', 'bad_jwt', /^Votre session n’est plus valide\. .*Invalid login credentials$/],
  ['another code is not', 'unexpected_failure', 'Invalid login credentials'],
])("in French, a refusal shows the server's words, and %s", async (_case, code, message) => {
  const signIn = () => Promise.resolve(refused('Invalid login credentials', { code }));
  const { shell } = await renderSection(section, { path: '/auth', authActions: { signIn }, locale: 'fr' });
  await userEvent.type(screen.getByLabelText(/^Courriel/), 'maya@example.ca');
  await userEvent.type(screen.getByLabelText(/^Mot de passe/), 'épinette');
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(shell.notifications).toEqual([{ title: 'La connexion a échoué', description: 'Invalid login credentials', tone: 'failure' }]);
});

test('empty fields say so beside them, listed first, and nothing is sent', async () => {
  const signIn = jest.fn();
  await openSignIn({ signIn });
  await userEvent.click(submit());
  expect(screen.getByRole('group', { name: 'Please check these fields' })).toHaveFocus();
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Enter your email address');
  expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription('Enter your password');
  expect(signIn).not.toHaveBeenCalled();
});

test.each(['maya', 'maya@', '@example.ca', 'maya example.ca'])('"%s" is no address', async (email) => {
  await openSignIn({});
  await fill(email);
  await userEvent.click(submit());
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Enter an email address such as name@example.ca');
  expect(screen.getByLabelText(/^Email/)).toHaveFocus();
});

test('the password can be shown, and a forgotten one be replaced', async () => {
  await openSignIn({});
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/reset-password');
});
