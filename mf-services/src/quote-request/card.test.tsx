import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@marketplace/section-kit/testing';
import {
  goTo,
  member,
  next,
  pressNext,
  provider,
  quoteBackend,
  send,
  sendAsGuest,
  showQuoteButton,
  whoTitle,
  fill,
} from '../testing/quoteForm';
import { lostAnswer } from '../testing/requestBackend';
import { forgetOpen } from './draft/openRequest';

const sentToast = {
  title: 'Quote Request',
  description: 'Quote request sent to Maple Ridge Roofing. They will contact you soon!',
  tone: 'success',
};
const button = (name = 'Get Quote') => screen.findByRole('button', { name });
const press = async () => {
  await userEvent.click(await button());
  return screen.findByRole('dialog');
};
const drafts = () => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('services.quote'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // A page whose storage is blocked remembers the form itself.
  forgetOpen();
});
afterEach(() => void jest.useRealTimers());

test('a guest answers four short questions; the request is stored, and the exact toast said, when it is sent', async () => {
  const backend = quoteBackend();
  const { shell } = showQuoteButton(backend);
  const sheet = await press();
  expect(sheet).toHaveAccessibleName('Ask Maple Ridge Roofing for a quote');
  expect(within(sheet).getByRole('progressbar', { name: 'Step 1 of 4' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'What needs doing?' })).toHaveFocus();
  await expectAccessible(sheet);

  await userEvent.click(within(sheet).getByRole('button', { name: 'Kitchen renovation' }));
  expect(screen.getByRole('progressbar', { name: 'Step 2 of 4' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Details and photos' })).toHaveFocus();
  await next();
  expect(screen.getByRole('heading', { level: 3, name: 'When and where?' })).toHaveFocus();
  await next();
  expect(screen.getByLabelText(/^Your name/)).toHaveFocus();
  expect(shell.notifications).toEqual([]);
  expect(backend.projects.size).toBe(0);

  await fill({ 'Your name': 'Maya', Email: 'maya@example.ca' });
  await send();
  expect(await screen.findByRole('dialog', { name: 'Your request is on its way' })).toBeVisible();
  expect(shell.notifications).toEqual([sentToast]);
  expect([...backend.projects.values()]).toMatchObject([
    {
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      token: expect.stringMatching(/^[\w-]{43}$/),
      source: 'card',
      category: 'Roofing',
      service_name: 'Kitchen renovation',
      locale: 'en',
      requests: [{ provider_id: provider.id, status: 'sent' }],
    },
  ]);
});

test('signed in: three questions, the last of which sends', async () => {
  const backend = quoteBackend({ account: true });
  const { shell } = showQuoteButton(backend, { auth: member });
  await press();
  expect(screen.getByRole('progressbar', { name: 'Step 1 of 3' })).toBeInTheDocument();
  await goTo('When and where?');
  expect(shell.notifications).toEqual([]);
  await send();
  expect(await screen.findByRole('dialog', { name: 'Your request is on its way' })).toBeVisible();
  expect(shell.notifications).toEqual([sentToast]);
  expect([...backend.projects.values()][0]!.requests).toEqual([{ id: expect.any(String), provider_id: provider.id, status: 'sent' }]);
  expect(screen.queryByLabelText('Your private link')).toBeNull();
});

test('a double click opens one form, and sends one request', async () => {
  const backend = quoteBackend({ account: true });
  showQuoteButton(backend, { auth: member });
  await userEvent.dblClick(await button());
  await screen.findByRole('dialog');
  await goTo('When and where?');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send my request' }));
  await screen.findByRole('dialog', { name: 'Your request is on its way' });
  expect(backend.argsOf('submit_project')).toHaveLength(1);
});

test('closing the form gives the focus back to the button, which lost it while it was disabled', async () => {
  const backend = quoteBackend();
  backend.state.before = async () => (document.activeElement as HTMLElement).blur();
  showQuoteButton(backend);
  await press();
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(await button()).toHaveFocus());
});

test('leaving what was typed asks, once, and says that nothing was sent; what was typed is there the next time', async () => {
  const backend = quoteBackend();
  const { shell } = showQuoteButton(backend);
  await press();
  await userEvent.type(screen.getByLabelText('In your own words'), 'A new roof');
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Leave without sending?' });
  expect(question).toHaveAccessibleDescription(/^Nothing was sent to Maple Ridge Roofing\./);
  await userEvent.click(within(question).getByRole('button', { name: 'Keep writing' }));
  expect(screen.getByLabelText('In your own words')).toHaveValue('A new roof');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect([shell.notifications, backend.projects.size]).toEqual([[], 0]);
  await press();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('In your own words')).toHaveValue('A new roof');
});

test('what the first step needs is said there, and an earlier step can be changed', async () => {
  const backend = quoteBackend({ account: true });
  showQuoteButton(backend, { auth: member });
  await press();
  await pressNext();
  await waitFor(() => expect(screen.getByLabelText('In your own words')).toHaveAccessibleDescription(/^Choose a service, or say/));
  await goTo('When and where?');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: 'Kitchen renovation' })).toHaveAttribute('aria-pressed', 'true');
  await goTo('When and where?', 'Home additions');
  await send();
  await screen.findByRole('dialog', { name: 'Your request is on its way' });
  expect([...backend.projects.values()]).toMatchObject([{ service_name: 'Home additions' }]);
});

test('two tabs that ask for the same thing send one request, and both show that it is sent', async () => {
  const backend = quoteBackend();
  const first = showQuoteButton(backend);
  showQuoteButton(backend);
  const [one, other] = await screen.findAllByRole('button', { name: 'Get Quote' });
  await act(async () => other!.click());
  await screen.findByRole('dialog');
  await act(async () => one!.click());
  await waitFor(() => expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2));
  first.unmount();
  await sendAsGuest();
  expect(backend.projects.size).toBe(1);
});

test('an answer that is lost after the row was stored: nothing claims success, safe to try again, and one row', async () => {
  const backend = quoteBackend({ account: true });
  backend.failNext('submit_project', lostAnswer, true);
  const { shell } = showQuoteButton(backend, { auth: member });
  await press();
  await goTo('When and where?');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not confirm.*stored only once/);
  expect(shell.notifications).toEqual([]);
  // It may be stored: what was asked for stays.
  expect(screen.getByRole('progressbar', { name: 'Step 2 of 2' })).toBeInTheDocument();
  await send();
  await screen.findByRole('dialog', { name: 'Your request is on its way' });
  expect(shell.notifications).toEqual([sentToast]);
  expect(backend.projects.size).toBe(1);
});

test('a reload while the request is on its way comes back to it, and sends it with the same id', async () => {
  const backend = quoteBackend({ account: true });
  backend.failNext('submit_project', lostAnswer, true);
  const { unmount } = showQuoteButton(backend, { auth: member });
  await press();
  await goTo('When and where?');
  await send();
  await screen.findByRole('alert');
  unmount();
  const { shell } = showQuoteButton(backend, { auth: member });
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(shell.notifications).toEqual([]);
  await send();
  await screen.findByRole('dialog', { name: 'Your request is on its way' });
  expect(shell.notifications).toEqual([sentToast]);
  expect(backend.projects.size).toBe(1);
});

test('a finished request never opens by itself, and shows the next person on the device neither link nor words', async () => {
  const backend = quoteBackend();
  const { unmount } = showQuoteButton(backend);
  await press();
  await sendAsGuest();
  const { token } = [...backend.projects.values()][0]!;
  expect(screen.getByLabelText<HTMLInputElement>('Your private link').value).toContain(token);
  unmount();
  expect(JSON.stringify([drafts(), { ...sessionStorage }])).not.toMatch(new RegExp(`${token}|Maya|Kitchen`));
  showQuoteButton(backend);
  await button();
  expect(screen.queryByRole('dialog')).toBeNull();
  const sheet = await press();
  expect(sheet).toHaveAccessibleName('Maple Ridge Roofing has been asked');
  expect(sheet).not.toHaveTextContent(token!);
  expect(screen.queryByLabelText('Your private link')).toBeNull();
  expect(backend.projects.size).toBe(1);
  await expectAccessible(sheet);
  await userEvent.click(screen.getByRole('button', { name: 'Ask about something else' }));
  await sendAsGuest();
  expect(backend.projects.size).toBe(2);
});

test('after too many requests the button waits as long as the server says', async () => {
  const backend = quoteBackend({ account: true });
  backend.failNext('submit_project', { status: 429, code: 'PT429', message: 'Too many', details: '1', hint: 'Try again in 1 seconds.' });
  const { shell } = showQuoteButton(backend, { auth: member });
  await press();
  await goTo('When and where?');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(/try again at \d+:\d+:\d+/);
  expect(await button('Send my request')).toBeDisabled();
  expect(shell.notifications).toEqual([]);
  await waitFor(async () => expect(await button('Send my request')).toBeEnabled(), { timeout: 3000 });
});

test.each([
  ['a refusal', { status: 403, code: '42501', message: 'permission denied' }, 'permission denied.'],
  ['a broken backend', { status: 500, message: 'boom' }, /could not confirm/],
  [
    'a rule',
    { status: 422, code: 'PT422', message: 'This provider takes no requests', details: 'providers', hint: 'Choose another.' },
    'This provider takes no requests. Choose another.',
  ],
])('%s is told above the button, and nothing claims success', async (_case, failure, text) => {
  const backend = quoteBackend({ account: true });
  backend.failNext('submit_project', failure);
  const { shell } = showQuoteButton(backend, { auth: member });
  const sheet = await press();
  await goTo('When and where?');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(shell.notifications).toEqual([]);
  expect(screen.queryByRole('dialog', { name: 'Your request is on its way' })).toBeNull();
  await expectAccessible(sheet);
});

test('what the server finds in an earlier step is said there', async () => {
  const backend = quoteBackend();
  showQuoteButton(backend);
  await press();
  await goTo(whoTitle);
  await fill({ 'Your name': 'Maya', Email: 'maya@example.ca' });
  backend.failNext('submit_project', { status: 422, code: 'PT422', details: 'start_on', message: 'The date is in the past' });
  await send();
  expect(await screen.findByRole('heading', { level: 3, name: 'When and where?' })).toHaveFocus();
  expect(screen.getByText('The date is in the past.')).toBeVisible();
});

test('offline: kept, and sent when online only if asked to', async () => {
  const backend = quoteBackend({ account: true });
  const { shell } = showQuoteButton(backend, { auth: member });
  await press();
  await goTo('When and where?');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  backend.failNext('submit_project', lostAnswer);
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
  await userEvent.click(await button('Send when online'));
  expect(await screen.findByText(/Keep this page open/)).toBeVisible();
  expect(backend.projects.size).toBe(0);
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('dialog', { name: 'Your request is on its way' })).toBeVisible();
  expect(shell.notifications).toEqual([sentToast]);
  expect(backend.projects.size).toBe(1);
});

test('an id that is somebody else’s is replaced', async () => {
  const backend = quoteBackend({ account: true });
  backend.failNext('submit_project', { status: 409, code: 'PT409', message: 'This id is taken' });
  const { shell } = showQuoteButton(backend, { auth: member });
  await press();
  await goTo('When and where?');
  await send();
  await screen.findByRole('dialog', { name: 'Your request is on its way' });
  const [taken, own] = backend.argsOf('submit_project').map(({ project }) => (project as { id: string }).id);
  expect(own).not.toBe(taken);
  expect(shell.notifications).toEqual([sentToast]);
});

test.each(['PGRST202', 'PGRST205', '42P01'])('a backend without companies (%s) leaves nothing to ask: the toast alone', async (code) => {
  const backend = quoteBackend();
  backend.failNext('provider_profile', { status: 404, code });
  const { shell } = showQuoteButton(backend);
  await userEvent.click(await button());
  await waitFor(() => expect(shell.notifications).toEqual([sentToast]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(drafts()).toEqual([]);
});

test('a backend that turns out to keep no requests: the toast, and the form is over', async () => {
  const backend = quoteBackend({ account: true });
  backend.failNext('submit_project', { status: 404, code: 'PGRST202' });
  const { shell } = showQuoteButton(backend, { auth: member });
  await press();
  await goTo('When and where?');
  await send();
  await waitFor(() => expect(shell.notifications).toEqual([sentToast]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(drafts()).toEqual([]);
});

test('a company whose services cannot be read is asked in one’s own words', async () => {
  const backend = quoteBackend({ account: true });
  backend.failNext('provider_profile', lostAnswer);
  showQuoteButton(backend, { auth: member });
  await press();
  expect(screen.queryByRole('group', { name: 'Choose a service' })).toBeNull();
  await userEvent.type(screen.getByLabelText('In your own words'), 'A new roof{Enter}');
  expect(await screen.findByRole('heading', { level: 3, name: 'Details and photos' })).toBeVisible();
});

test('storage that is blocked changes nothing but what survives a reload', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const backend = quoteBackend({ account: true });
  backend.failNext('submit_project', lostAnswer, true);
  showQuoteButton(backend, { auth: member });
  await press();
  await goTo('When and where?');
  await send();
  await screen.findByRole('alert');
  await send();
  await screen.findByRole('dialog', { name: 'Your request is on its way' });
  expect(backend.projects.size).toBe(1);
});

test('in French', async () => {
  const backend = quoteBackend();
  const { shell } = showQuoteButton(backend, { locale: 'fr' });
  await userEvent.click(await button('Demander une soumission'));
  const sheet = await screen.findByRole('dialog', { name: 'Demander une soumission à Maple Ridge Roofing' });
  expect(within(sheet).getByRole('progressbar', { name: 'Étape 1 de 4' })).toBeInTheDocument();
  await goTo(/^Comment l’entreprise Maple Ridge Roofing peut-elle vous joindre\?$/, 'Rénovation de cuisine');
  await fill({ 'Votre nom': 'Maya', Courriel: 'maya@exemple.ca' });
  await send();
  await screen.findByRole('dialog', { name: 'Votre demande est partie' });
  expect(shell.notifications).toMatchObject([{ title: 'Demande de soumission' }]);
  expect(backend.argsOf('submit_project')).toMatchObject([{ project: { locale: 'fr', service_name: 'Rénovation de cuisine' } }]);
});
