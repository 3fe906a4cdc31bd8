import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { projectView, requestView, token } from '../testing/projectView';
import { messageView, threadBackend } from '../testing/threadBackend';
import type { ProjectView } from './ProjectView';
import type { RequestStatus } from './statusMessages';

async function open(
  status: RequestStatus,
  thread: Parameters<typeof threadBackend>[0] = {},
  project: Partial<ProjectView['project']> = {},
) {
  const shown = { status, project };
  const backend = threadBackend(thread, {
    project_view: () => projectView([requestView({ status: shown.status })], shown.project),
    advance_request: ({ to_status }) => ({ status: (shown.status = to_status as RequestStatus), at: '2026-11-20T15:00:00Z' }),
  });
  const { container } = await renderSection(section, { path: `/r/${token}`, db: backend.db });
  const card = within(await screen.findByRole('article', { name: 'Maple Ridge Roofing' }));
  return { backend, card, container, shown };
}

beforeEach(() => localStorage.clear());

test('the card of a request holds its conversation, read by the private link', async () => {
  const { backend, card, container } = await open('interested', { messages: [messageView(1)] });
  expect(await card.findByText('Message 1')).toBeVisible();
  expect(backend.argsOf('thread')[0]).toEqual({ request_id: 'request-1', after_seq: 0, token });
  await expectAccessible(container);
});

test('a draft has none', async () => {
  const { backend } = await open('draft');
  await screen.findByRole('heading', { name: 'What you asked for' });
  expect(backend.argsOf('thread')).toEqual([]);
});

test('contact details that are typed lead to sharing them, asked back as ever', async () => {
  const { backend, card } = await open('interested');
  await userEvent.click(await card.findByRole('button', { name: 'Write a message' }));
  await userEvent.type(card.getByRole('textbox', { name: 'Your message' }), 'Call 416-555-0199');
  const [, offered] = card.getAllByRole('button', { name: 'Share my contact details' });
  await userEvent.click(offered!);
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Share my contact details' }));
  await waitFor(() => expect(backend.argsOf('advance_request')).toEqual([{ request_id: 'request-1', to_status: 'connected', token }]));
});

test('they are not offered before the company answered', async () => {
  const { card } = await open('sent');
  await userEvent.click(await card.findByRole('button', { name: 'Write a message' }));
  await userEvent.type(card.getByRole('textbox', { name: 'Your message' }), 'Call 416-555-0199');
  expect(card.queryByRole('button', { name: 'Share my contact details' })).toBeNull();
});

test('a question opens the form for details and photos again, in place', async () => {
  const ask = messageView(1, { kind: 'ask', body: null, ask: ['photos'] });
  const in3Days = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const { card } = await open('interested', { messages: [ask] }, { created_at: '2026-01-01T00:00:00Z', open_until: in3Days });
  await userEvent.click(await card.findByRole('button', { name: 'Add details or photos' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('without the week that a question gives, the form stays closed', async () => {
  const ask = messageView(1, { kind: 'ask', body: null, ask: ['photos'] });
  const past = { created_at: '2026-01-01T00:00:00Z', open_until: '2026-01-09T00:00:00Z' };
  const { card } = await open('interested', { messages: [ask] }, past);
  expect(await card.findByText('Could you add photos?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add details or photos' })).toBeNull();
});
