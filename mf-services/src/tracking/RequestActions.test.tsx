import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { bookingView, projectView, quoteView, requestView, token } from '../testing/projectView';
import { lostAnswer, requestBackend } from '../testing/requestBackend';
import { statuses, type RequestStatus } from './statusMessages';

/** A backend whose one request moves as it is told. */
function backendAt(start: RequestStatus) {
  let status = start;
  return requestBackend({
    rpc: {
      project_view: () => projectView([requestView({ status })]),
      advance_request: ({ to_status }) => ({ status: (status = to_status as RequestStatus), at: '2026-11-20T15:00:00Z' }),
    },
  });
}
const open = async (backend: ReturnType<typeof backendAt>) => {
  const rendered = await renderSection(section, { path: `/r/${token}`, db: backend.db });
  await screen.findByRole('article', { name: 'Maple Ridge Roofing' });
  return rendered;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = async (name: string) => userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

const expected: Record<RequestStatus, string[]> = {
  draft: ['Withdraw'],
  sent: ['Withdraw'],
  viewed: ['Withdraw'],
  interested: ['Share my contact details', 'Withdraw'],
  quoted: ['Hire Maple Ridge Roofing', 'Share my contact details', 'Withdraw'],
  connected: ['Hire Maple Ridge Roofing', 'Withdraw'],
  hired: [],
  completed: ['Write a review'],
  declined: [],
  withdrawn: [],
  expired: [],
};

test.each(statuses)('a request that is %s offers what its state allows', async (status) => {
  await open(backendAt(status));
  const card = screen.getByRole('article', { name: 'Maple Ridge Roofing' });
  expect(
    within(card)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(expected[status]);
});

test('a quote that has run out cannot be hired on, and the card says what to do', async () => {
  const quote = quoteView({ status: 'expired', valid_until: '2026-10-01' });
  await open(requestBackend({ rpc: { project_view: () => projectView([requestView({ status: 'quoted', quote })]) } }));
  const card = within(screen.getByRole('article', { name: 'Maple Ridge Roofing' }));
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Share my contact details', 'Withdraw']);
  expect(card.getByText(/has expired. Share your contact details to ask for a new one/)).toBeVisible();
  expect(card.getByText('Was valid until October 1, 2026')).toBeVisible();
});

test.each([
  ['sent', ['Hire Maple Ridge Roofing', 'Withdraw'], /has sent a quote and has your contact details/],
  ['expired', ['Withdraw'], /has expired. Write to them and ask for a new one/],
] as const)('a company that has the contact details and whose quote is %s is not offered them again', async (status, labels, words) => {
  const request = requestView({ status: 'quoted', connected_at: '2026-11-19T15:00:00Z', quote: quoteView({ status }) });
  await open(requestBackend({ rpc: { project_view: () => projectView([request]) } }));
  const card = within(screen.getByRole('article', { name: 'Maple Ridge Roofing' }));
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(labels);
  expect(card.getByText(words)).toBeVisible();
});

test.each([
  ['interested', 'Share my contact details', 'connected', 'In contact', 'Maple Ridge Roofing can reach you now'],
  ['quoted', 'Hire Maple Ridge Roofing', 'hired', 'Hired', 'Maple Ridge Roofing knows that you chose them'],
  ['sent', 'Withdraw', 'withdrawn', 'Withdrawn', 'Request withdrawn'],
] as const)('%s: %s is asked back, done once, and shown', async (status, action, to, label, told) => {
  const backend = backendAt(status);
  const { shell } = await open(backend);
  await press(action);
  await expectAccessible(await screen.findByRole('alertdialog'));
  expect(backend.argsOf('advance_request')).toEqual([]);
  await confirm(action);
  expect((await screen.findAllByText(label)).length).toBeGreaterThan(0);
  expect(backend.argsOf('advance_request')).toEqual([{ request_id: 'request-1', to_status: to, token }]);
  expect(shell.notifications).toEqual([{ title: told, tone: 'success' }]);
});

test.each([
  [
    'en',
    'Cancel the booking',
    'Go back',
    /^Cancel your booking with Maple Ridge Roofing\?/,
    /^You cancelled this booking/,
    'Booking cancelled',
  ],
  [
    'fr',
    'Annuler la réservation',
    'Revenir',
    /^Annuler votre réservation auprès de Maple Ridge Roofing\?/,
    /^Vous avez annulé cette réservation/,
    'Réservation annulée',
  ],
] as const)('a booking is cancelled, not withdrawn (%s)', async (locale, action, back, asked, after, told) => {
  let status: RequestStatus = 'sent';
  const { db } = requestBackend({
    rpc: {
      project_view: () => bookingView({}, status),
      advance_request: ({ to_status }) => ({ status: (status = to_status as RequestStatus), at: '2026-11-20T15:00:00Z' }),
    },
  });
  const { shell } = await renderSection(section, { path: `/r/${token}`, locale, db });
  await userEvent.click(await screen.findByRole('button', { name: action }));
  const dialog = await screen.findByRole('alertdialog', { name: asked });
  expect(dialog).not.toHaveTextContent(/quote|soumission/);
  expect(within(dialog).getByRole('button', { name: back })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: action }));
  expect(await screen.findByText(after)).toBeVisible();
  expect(shell.notifications).toEqual([{ title: told, tone: 'success' }]);
});

test('the focus goes on with what the card says next, when the pressed button is gone', async () => {
  await open(backendAt('sent'));
  await press('Withdraw');
  await confirm('Withdraw');
  await waitFor(() => expect(screen.getByText(/You withdrew this request/)).toHaveFocus());
});

test('sharing contact details says what is shared before it is', async () => {
  await open(backendAt('interested'));
  await press('Share my contact details');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/will see your name, email and phone number.*can’t be undone/);
});

test('going back changes nothing', async () => {
  const backend = backendAt('sent');
  await open(backend);
  await press('Withdraw');
  await confirm('Go back');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(backend.argsOf('advance_request')).toEqual([]);
});

test.each([
  ['a lost answer', lostAnswer, /could not confirm/],
  [
    'a state that moved on',
    { status: 409, code: 'PT409', message: 'A request that is declined cannot become withdrawn' },
    /cannot become withdrawn/,
  ],
])('%s is said beside the buttons, and can be tried again', async (_case, failure, text) => {
  const backend = backendAt('sent');
  const { shell } = await open(backend);
  backend.failNext('advance_request', failure, true);
  await press('Withdraw');
  await confirm('Withdraw');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(shell.notifications).toEqual([]);
  await press('Withdraw');
  await confirm('Withdraw');
  expect(await screen.findByText('Withdrawn')).toBeVisible();
});

test('an email that is no longer kept, and was never confirmed, is said in the language of the page', async () => {
  const backend = backendAt('quoted');
  await renderSection(section, { path: `/r/${token}`, db: backend.db, locale: 'fr' });
  backend.failNext('advance_request', { status: 403, code: 'PT403', details: 'confirm', message: 'The address was never confirmed' });
  await userEvent.click(await screen.findByRole('button', { name: 'Choisir Maple Ridge Roofing' }));
  await confirm('Choisir Maple Ridge Roofing');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /n’est pas confirmé\. Ouvrez le dernier lien .* ou faites une nouvelle demande\./,
  );
});
