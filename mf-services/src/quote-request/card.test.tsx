import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@marketplace/section-kit/testing';
import { member, provider, quoteBackend, showQuoteButton } from '../testing/quoteForm';
import { lostAnswer } from '../testing/requestBackend';
import { forgetOpen } from './draft/openRequest';

const sentToast = {
  title: 'Quote Request',
  description: 'Quote request sent to Maple Ridge Roofing. They will contact you soon!',
  tone: 'success',
};
const button = (name = 'Get Quote') => screen.findByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // A page whose storage is blocked remembers the form itself.
  forgetOpen();
});
afterEach(() => void jest.useRealTimers());

test('a guest: the draft is stored, then the exact toast, and the form asks at once how to reach them', async () => {
  const backend = quoteBackend();
  let answer!: () => void;
  backend.state.before = () => new Promise((resolve) => (answer = resolve));
  const { shell } = showQuoteButton(backend);
  await userEvent.click(await button());
  expect(await screen.findByRole('button', { name: 'Sending…' })).toBeDisabled();
  expect(shell.notifications).toEqual([]);
  expect(Object.keys(localStorage)).toHaveLength(1);

  await act(async () => answer());
  const sheet = await screen.findByRole('dialog', { name: 'How can Maple Ridge Roofing reach you?' });
  expect(shell.notifications).toEqual([sentToast]);
  expect([...backend.projects.values()]).toMatchObject([
    {
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      token: expect.stringMatching(/^[\w-]{43}$/),
      source: 'card',
      category: 'Roofing',
      locale: 'en',
      requests: [{ provider_id: provider.id, status: 'draft' }],
    },
  ]);
  await expectAccessible(sheet);
});

test('signed in: sent at once, and the form offers the details', async () => {
  const backend = quoteBackend({ account: true });
  const { shell } = showQuoteButton(backend, { auth: member });
  await userEvent.click(await button());
  expect(await screen.findByRole('dialog', { name: 'Your request is on its way' })).toBeVisible();
  expect(shell.notifications).toEqual([sentToast]);
  expect([...backend.projects.values()][0]!.requests).toEqual([{ id: expect.any(String), provider_id: provider.id, status: 'sent' }]);
  expect(screen.queryByLabelText('Your private link')).toBeNull();
});

test('a double click asks once', async () => {
  const backend = quoteBackend();
  showQuoteButton(backend);
  await userEvent.dblClick(await button());
  await screen.findByRole('dialog');
  expect(backend.argsOf('submit_project')).toHaveLength(1);
});

test('closing the form gives the focus back to the button, which lost it while it was disabled', async () => {
  const backend = quoteBackend();
  backend.state.before = async () => (document.activeElement as HTMLElement).blur();
  showQuoteButton(backend);
  await userEvent.click(await button());
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(await button()).toHaveFocus());
});

test('two tabs ask for the same request, and both show success', async () => {
  const backend = quoteBackend();
  const first = showQuoteButton(backend);
  const second = showQuoteButton(backend);
  const buttons = await screen.findAllByRole('button', { name: 'Get Quote' });
  await act(async () => buttons.forEach((each) => each.click()));
  await waitFor(() => expect([first, second].map(({ shell }) => shell.notifications)).toEqual([[sentToast], [sentToast]]));
  expect(backend.projects.size).toBe(1);
});

test('an answer that is lost after the row was stored: safe to try again, and one row', async () => {
  const backend = quoteBackend();
  backend.failNext('submit_project', lostAnswer, true);
  const { shell } = showQuoteButton(backend);
  await userEvent.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not confirm.*stored only once/);
  expect(shell.notifications).toMatchObject([{ title: 'Quote request not sent', tone: 'failure' }]);
  await userEvent.click(await button());
  await screen.findByRole('dialog');
  expect(shell.notifications.at(-1)).toEqual(sentToast);
  expect(backend.projects.size).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a reload while the request is on its way resolves it with the same id', async () => {
  const backend = quoteBackend();
  backend.failNext('submit_project', lostAnswer, true);
  const { unmount } = showQuoteButton(backend);
  await userEvent.click(await button());
  await screen.findByRole('alert');
  unmount();
  const { shell } = showQuoteButton(backend);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(shell.notifications).toEqual([sentToast]);
  expect(backend.projects.size).toBe(1);
});

test('after too many requests the button waits as long as the server says', async () => {
  const backend = quoteBackend();
  backend.failNext('submit_project', { status: 429, code: 'PT429', message: 'Too many', details: '1', hint: 'Try again in 1 seconds.' });
  const { shell } = showQuoteButton(backend);
  await userEvent.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(/try again at \d+:\d+:\d+/);
  expect(await button()).toBeDisabled();
  expect(shell.notifications).toMatchObject([{ tone: 'failure' }]);
  await waitFor(async () => expect(await button()).toBeEnabled());
});

test.each([
  ['a refusal', { status: 403, code: '42501', message: 'permission denied' }, 'permission denied.'],
  ['a broken backend', { status: 500, message: 'boom' }, /could not confirm/],
  [
    'a rule',
    { status: 422, code: 'PT422', message: 'This provider takes no requests', details: 'providers', hint: 'Choose another.' },
    'This provider takes no requests. Choose another.',
  ],
])('%s is told beside the button, and nothing claims success', async (_case, failure, text) => {
  const backend = quoteBackend();
  backend.failNext('submit_project', failure);
  const { shell, container } = showQuoteButton(backend);
  await userEvent.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(shell.notifications.map(({ tone }) => tone)).toEqual(['failure']);
  expect(screen.queryByRole('dialog')).toBeNull();
  await expectAccessible(container);
});

test('offline: kept, and sent when online only if asked to', async () => {
  const backend = quoteBackend();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  backend.failNext('submit_project', lostAnswer);
  showQuoteButton(backend);
  await userEvent.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
  await userEvent.click(await button('Send when online'));
  expect(await screen.findByText(/Keep this page open/)).toBeVisible();
  expect(backend.projects.size).toBe(0);
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(backend.projects.size).toBe(1);
});

test('an id that is somebody else’s is replaced', async () => {
  const backend = quoteBackend();
  backend.failNext('submit_project', { status: 409, code: 'PT409', message: 'This id is taken' });
  const { shell } = showQuoteButton(backend);
  await userEvent.click(await button());
  await screen.findByRole('dialog');
  const [taken, own] = backend.argsOf('submit_project').map(({ project }) => (project as { id: string }).id);
  expect(own).not.toBe(taken);
  expect(shell.notifications).toEqual([sentToast]);
});

test.each(['PGRST202', 'PGRST205', '42P01'])('a backend without requests (%s): the toast alone', async (code) => {
  const backend = quoteBackend();
  backend.failNext('submit_project', { status: 404, code });
  const { shell } = showQuoteButton(backend);
  await userEvent.click(await button());
  await waitFor(() => expect(shell.notifications).toEqual([sentToast]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('storage that is blocked changes nothing but what survives a reload', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const backend = quoteBackend();
  backend.failNext('submit_project', lostAnswer, true);
  showQuoteButton(backend);
  await userEvent.click(await button());
  await screen.findByRole('alert');
  await userEvent.click(await button());
  await screen.findByRole('dialog');
  expect(backend.projects.size).toBe(1);
});

test('in French', async () => {
  const backend = quoteBackend();
  const { shell } = showQuoteButton(backend, { locale: 'fr' });
  await userEvent.click(await button('Demander une soumission'));
  const sheet = await screen.findByRole('dialog', { name: 'Comment l’entreprise Maple Ridge Roofing peut-elle vous joindre?' });
  expect(within(sheet).getByLabelText(/Courriel/)).toBeVisible();
  expect(shell.notifications).toMatchObject([{ title: 'Demande de soumission' }]);
  expect(backend.argsOf('submit_project')).toMatchObject([{ project: { locale: 'fr' } }]);
});
