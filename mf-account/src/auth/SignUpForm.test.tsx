import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthActions } from '@marketplace/section-kit';
import { renderSection, type RenderSectionOptions } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { done, pending, refused } from '../testing/member';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

const openSignUp = (authActions: Partial<AuthActions>, options: Partial<RenderSectionOptions> = {}) =>
  renderSection(section, { path: '/signup', authActions, ...options });

async function fill({
  password = 'spruce7',
  confirm = password,
  user = userEvent.setup(),
}: { password?: string; confirm?: string; user?: ReturnType<typeof userEvent.setup> } = {}) {
  await user.type(screen.getByLabelText(/^Display Name/), 'Maya Tremblay');
  await user.type(screen.getByLabelText(/^Email/), 'maya@example.ca');
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.type(screen.getByLabelText(/^Confirm Password/), confirm);
}
const submit = () => screen.getByRole('button', { name: /^Creat/ });

test('a sign-up reads "Creating Account..." while it runs, happens once, and asks to check the mail', async () => {
  const { result, answer } = pending();
  const signUp = jest.fn(() => result);
  const { shell } = await openSignUp({ signUp });
  await fill();
  await userEvent.dblClick(submit());
  expect(submit()).toHaveTextContent('Creating Account...');
  expect(submit()).toBeDisabled();
  expect(signUp).toHaveBeenCalledTimes(1);
  expect(signUp).toHaveBeenCalledWith({
    email: 'maya@example.ca',
    password: 'spruce7',
    displayName: 'Maya Tremblay',
    locale: 'en',
    notice: 'notice-en-3',
  });

  await act(async () => answer(done));
  expect(shell.notifications).toEqual([
    { title: 'Sign up successful!', description: 'Please check your email to verify your account.', tone: 'success' },
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Check your email' })).toHaveFocus();
  expect(screen.getByText('maya@example.ca')).toBeVisible();
});

test('a sign-up in French is a sign-up for French mails', async () => {
  const signUp = jest.fn().mockResolvedValue(done);
  await openSignUp({ signUp }, { locale: 'fr' });
  await userEvent.type(screen.getByLabelText(/^Nom affiché/), 'Zoé');
  await userEvent.type(screen.getByLabelText(/^Courriel/), 'zoe@exemple.ca');
  await userEvent.type(screen.getByLabelText(/^Mot de passe/), 'épinette');
  await userEvent.type(screen.getByLabelText(/^Confirmer le mot de passe/), 'épinette');
  await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
  expect(signUp).toHaveBeenCalledWith(expect.objectContaining({ displayName: 'Zoé', locale: 'fr', notice: 'notice-fr-3' }));
  expect(await screen.findByRole('heading', { name: 'Consultez vos courriels' })).toBeVisible();
});

test.each([
  ['en', 'How we use this: Privacy · Terms'],
  ['fr', 'Ce que nous en faisons\u00a0: Confidentialité · Conditions'],
] as const)('above the button stands what the account is opened under (%s)', async (locale, words) => {
  const { container } = await openSignUp({}, { locale });
  const [notice] = [...container.querySelectorAll('form p')].filter(({ textContent }) => textContent === words);
  const button = screen.getByRole('button', { name: /^Cr(eat|éer)/ });
  expect(notice!.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['differ', { password: 'spruce7', confirm: 'spruce8' }, 'Passwords do not match', /^Confirm Password/],
  ['are too short', { password: '12345' }, 'Password must be at least 6 characters', /^Password/],
  ['differ and are too short, the difference first', { password: '123', confirm: '124' }, 'Passwords do not match', /^Confirm Password/],
])('passwords that %s are named in an alert beside the field, and nothing is sent', async (_case, passwords, message, label) => {
  const signUp = jest.fn();
  await openSignUp({ signUp });
  await fill(passwords);
  await userEvent.click(submit());
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([message]);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(signUp).not.toHaveBeenCalled();
});

test('an exactly long enough password is sent', async () => {
  const signUp = jest.fn().mockResolvedValue(done);
  await openSignUp({ signUp });
  await fill({ password: '123456' });
  await userEvent.click(submit());
  expect(signUp).toHaveBeenCalled();
});

test('all four fields are required, and none is stopped by the browser first', async () => {
  const { container } = await openSignUp({});
  await userEvent.click(submit());
  expect(screen.getByRole('group', { name: 'Please check these fields' })).toHaveFocus();
  const inOrder = [/^Display Name/, /^Email/, /^Password/, /^Confirm Password/].map((label) => `#${screen.getByLabelText(label).id}`);
  expect(screen.getAllByRole('link', { name: /^(Enter|Choose)/ }).map((link) => link.getAttribute('href'))).toEqual(inOrder);
  expect(container.querySelector('form:not([role])')).toHaveAttribute('novalidate');
  for (const input of container.querySelectorAll('form:not([role]) input')) expect(input).not.toHaveAttribute('minlength');

  await userEvent.click(screen.getByRole('link', { name: 'Enter your email address' }));
  expect(screen.getByLabelText(/^Email/)).toHaveFocus();
});

test.each([
  ['the second field', /^Confirm Password/, '7'],
  ['the first field', /^Password/, '{Backspace}'],
])('a difference put right in %s is forgotten at once, before the button is pressed', async (_case, label, keys) => {
  await openSignUp({});
  await fill({ password: 'spruce7', confirm: 'spruce' });
  await userEvent.click(submit());
  await userEvent.type(screen.getByLabelText(label), keys);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test.each([
  ['User already registered', 'User already registered'],
  ['', 'An error occurred during sign up'],
])('a refusal with the message "%s" shows it in place and as a failure', async (message, shown) => {
  const { shell } = await openSignUp({ signUp: () => Promise.resolve(refused(message)) });
  await fill();
  await userEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(shown);
  expect(shell.notifications).toEqual([{ title: 'Sign up failed', description: shown, tone: 'failure' }]);
  expect(screen.getByLabelText(/^Confirm Password/)).toHaveValue('spruce7');
});

test.each([
  ['en', 'This password is one of the most common ones.', 'Create Account'],
  ['fr', 'Ce mot de passe se devine facilement', 'Créer mon compte'],
] as const)('a password that is guessed first is refused beside its field (%s)', async (locale, words, button) => {
  const signUp = () => Promise.resolve(refused('This password is one of the most common ones.', { code: 'weak_password' }));
  const { container } = await renderSection(section, { path: '/signup', authActions: { signUp }, locale });
  const inputs = [...container.querySelectorAll<HTMLInputElement>('form:not([role]) input')];
  for (const [index, text] of ['Maya', 'maya@example.ca', 'password', 'password'].entries()) await userEvent.type(inputs[index]!, text);
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(inputs[2]).toHaveFocus());
  expect(inputs[2]).toHaveAccessibleDescription(expect.stringContaining(words));
});

describe('the mail', () => {
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  async function signedUp(resendConfirmation: AuthActions['resendConfirmation']) {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await openSignUp({ signUp: () => Promise.resolve(done), resendConfirmation });
    await fill({ user });
    await user.click(submit());
    await pass(0);
    // Fetched once there is a mail.
    await act(async () => void (await import('./MailSent')));
    await pass(0);
    return user;
  }

  test('can be sent again after a minute, and then after another', async () => {
    const resendConfirmation = jest.fn().mockResolvedValue(done);
    const user = await signedUp(resendConfirmation);
    expect(screen.getByRole('button', { name: 'Send again in 60 s' })).toBeDisabled();
    await pass(59);
    expect(screen.getByRole('button', { name: 'Send again in 1 s' })).toBeDisabled();
    await pass(1);
    await user.dblClick(screen.getByRole('button', { name: 'Send Again' }));
    await pass(0);
    expect(resendConfirmation).toHaveBeenCalledTimes(1);
    expect(resendConfirmation).toHaveBeenCalledWith('maya@example.ca');
    expect(screen.getByRole('status')).toHaveTextContent('We have sent another email.');
    expect(screen.getByRole('button', { name: 'Send again in 60 s' })).toBeDisabled();
  });

  test('that is asked for too soon waits as long as the server says, in its own words', async () => {
    const tooSoon = refused('For security purposes, you can only request this after 17 seconds.', { retryAfterSeconds: 17 });
    const user = await signedUp(() => Promise.resolve(tooSoon));
    await pass(60);
    await user.click(screen.getByRole('button', { name: 'Send Again' }));
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('you can only request this after 17 seconds.');
    expect(screen.getByRole('button', { name: 'Send again in 17 s' })).toBeDisabled();
  });

  test('can go to another address', async () => {
    const user = await signedUp(() => Promise.resolve(done));
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(screen.getByLabelText(/^Display Name/)).toHaveValue('Maya Tremblay');
  });
});
