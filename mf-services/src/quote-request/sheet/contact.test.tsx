import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@marketplace/section-kit/testing';
import { fill, goTo, member, openQuoteForm, quoteBackend, returnToQuoteForm, send, sendAsGuest, whoTitle } from '../../testing/quoteForm';
import { lostAnswer } from '../../testing/requestBackend';

const onlyProject = (backend: ReturnType<typeof quoteBackend>) => [...backend.projects.values()][0]!;
const openContact = async (backend = quoteBackend(), locale: 'en' | 'fr' = 'en') => {
  const rendered = await openQuoteForm(backend, { locale });
  await goTo(locale === 'en' ? whoTitle : /peut-elle vous joindre/, locale === 'en' ? undefined : 'Rénovation de cuisine');
  return rendered;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('with a way to answer the request goes out, and the private link is shown', async () => {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  const backend = quoteBackend();
  await openQuoteForm(backend);
  await sendAsGuest();
  expect(backend.projects.size).toBe(1);
  expect(onlyProject(backend)).toMatchObject({
    contact: { name: 'Maya Tremblay', email: 'maya@example.ca', preferred: 'email' },
    requests: [{ status: 'sent' }],
  });
  const link = `http://localhost/r/${onlyProject(backend).token}`;
  expect(screen.getByLabelText('Your private link')).toHaveValue(link);
  expect(screen.getByText(/^We also emailed you a link\. Open it and confirm your email there/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(link);
  expect(document.title).not.toContain(onlyProject(backend).token);
  expect(JSON.stringify({ ...localStorage })).not.toContain('maya@example.ca');
  await expectAccessible(screen.getByRole('dialog'));
});

test('a clipboard that is refused leaves the link selected', async () => {
  await openQuoteForm(quoteBackend());
  await sendAsGuest();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/The link is selected/)).toBeVisible();
  const field = screen.getByLabelText<HTMLInputElement>('Your private link');
  expect(field.selectionEnd! - field.selectionStart!).toBe(field.value.length);
});

test('what is missing is said at the field, and nothing is sent', async () => {
  const backend = quoteBackend();
  await openContact(backend);
  await fill({ Email: 'maya@', Phone: '+33 1 23 45 67 89' });
  await send();
  const summary = await screen.findByRole('group', { name: 'Please check these fields' });
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Enter your name',
    'Enter an email address such as name@example.ca',
    'Enter an area code and seven digits, such as 416-555-0199',
  ]);
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Enter an email address such as name@example.ca');
  expect(backend.argsOf('submit_project')).toHaveLength(0);
  await expectAccessible(screen.getByRole('dialog'));
});

test('whoever wants a call leaves a number', async () => {
  await openContact();
  await fill({ 'Your name': 'Maya', Email: 'maya@example.ca' });
  await userEvent.selectOptions(screen.getByLabelText('Best way to reach you'), 'By phone');
  await send();
  expect(screen.getByLabelText(/^Phone/)).toHaveFocus();
  expect(screen.getByLabelText(/^Phone/)).toHaveAccessibleDescription('Enter a phone number, or choose another way to be reached');
});

test('what the server finds is said at the field it means', async () => {
  const backend = quoteBackend();
  await openContact(backend);
  backend.failNext('submit_project', {
    status: 422,
    code: 'PT422',
    details: 'email',
    message: 'This address takes no mail',
    hint: 'Use another.',
  });
  await fill({ 'Your name': 'Maya', Email: 'maya@example.ca' });
  await send();
  expect(screen.getByLabelText(/^Email/)).toHaveFocus();
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('This address takes no mail. Use another.');
  expect(screen.getByLabelText(/^Email/)).toHaveValue('maya@example.ca');
  await send();
  expect(await screen.findByRole('dialog', { name: 'Your request is on its way' })).toBeVisible();
});

test('in French, what the server finds is said in French', async () => {
  const backend = quoteBackend();
  await openContact(backend, 'fr');
  backend.failNext('submit_project', { status: 422, code: 'PT422', details: 'phone', message: 'Not a phone number' });
  await fill({ 'Votre nom': 'Maya', Courriel: 'maya@exemple.ca' });
  await send();
  expect(await screen.findByText('Entrez l’indicatif régional et sept chiffres, par exemple 514-555-0199')).toBeVisible();
});

test('an answer lost after the row was stored: everything is kept, and trying again makes no second row', async () => {
  const backend = quoteBackend();
  await openContact(backend);
  backend.failNext('submit_project', lostAnswer, true);
  await fill({ 'Your name': 'Maya', Email: 'maya@example.ca' });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not confirm');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText(/^Your name/)).toHaveValue('Maya');
  await send();
  expect(await screen.findByRole('dialog', { name: 'Your request is on its way' })).toBeVisible();
  expect(backend.projects.size).toBe(1);
});

test('what is typed survives a reload, and the form is where it was', async () => {
  const { unmount } = await openContact();
  await fill({ 'Your name': '=HYPERLINK("x")<b>Maya</b>', Phone: '416-555-0199' });
  unmount();
  await returnToQuoteForm(quoteBackend());
  expect(screen.getByLabelText(/^Your name/)).toHaveValue('=HYPERLINK("x")<b>Maya</b>');
  expect(screen.getByLabelText(/^Phone/)).toHaveValue('416-555-0199');
});

test('closed, it stays closed, and asking again goes on where it was', async () => {
  const backend = quoteBackend();
  const { unmount, shell } = await openContact(backend);
  await fill({ 'Your name': 'Maya' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  expect(shell.notifications).toHaveLength(0);
  await openQuoteForm(backend);
  expect(screen.getByLabelText(/^Your name/)).toHaveValue('Maya');
});

test('signing in from the form comes back to it, and what is left to do is to send it', async () => {
  const backend = quoteBackend();
  const { unmount } = await openContact(backend);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth?returnTo=%2Fservices%3Fsort%3Dname');
  unmount();
  backend.state.account = true;
  await returnToQuoteForm(backend, { auth: member });
  expect(backend.projects.size).toBe(0);
  await send();
  expect(await screen.findByRole('dialog', { name: 'Your request is on its way' })).toBeVisible();
  expect(backend.projects.size).toBe(1);
  expect(onlyProject(backend)).toMatchObject({ service_name: 'Kitchen renovation', requests: [{ status: 'sent' }] });
});

test('another tab that sends the same draft moves this one on', async () => {
  const backend = quoteBackend();
  await openContact(backend);
  const [key] = Object.keys(localStorage);
  localStorage.setItem(key!, JSON.stringify({ ...JSON.parse(localStorage.getItem(key!)!), stage: 'sent' }));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: key! })));
  expect(await screen.findByRole('dialog', { name: 'Your request is on its way' })).toBeVisible();
});
