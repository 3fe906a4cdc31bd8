import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SignInQuestion } from '../auth/AuthSession';
import { stubBrowser } from '../testing/browserStubs';
import { renderShell } from '../testing/renderShell';

beforeEach(stubBrowser);

function ask(): jest.Mocked<SignInQuestion> {
  return { email: 'bob@example.com', accept: jest.fn(async () => undefined), refuse: jest.fn(async () => undefined) };
}
const ana = { id: 'u1', email: 'ana@example.com', displayName: 'Ana', locale: null };

test('names the account before anybody is signed in, with the focus on not doing it', async () => {
  const question = ask();
  await renderShell({ question });
  const dialog = await screen.findByRole('alertdialog', { name: 'You are about to sign in as bob@example.com' });
  expect(dialog).toHaveAccessibleDescription(/^The link you opened wasn’t requested in this browser\./);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Do not sign in' })).toHaveFocus());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(question.accept).toHaveBeenCalledTimes(1);
});

test.each([
  ['a press on the button', () => userEvent.click(screen.getByRole('button', { name: 'Do not sign in' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s refuses', async (_what, act) => {
  const question = ask();
  await renderShell({ question, auth: ana });
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/You will no longer be signed in as ana@example\.com here\./);
  await act();
  expect(question.refuse).toHaveBeenCalled();
  expect(question.accept).not.toHaveBeenCalled();
});

test('is asked in French on a French page', async () => {
  await renderShell({ question: ask(), locale: 'fr' });
  await screen.findByRole('alertdialog', { name: 'Vous allez vous connecter comme bob@example.com' });
  expect(screen.getByRole('button', { name: 'Continuer' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ne pas me connecter' })).toBeVisible();
});
