import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { leadPages } from '../testing/leadPages';
import { leadId, leadView } from '../testing/leadView';
import { eventView, quoteView } from '../testing/projectView';
import { member } from '../testing/quoteForm';
import { lostAnswer, requestBackend, type Failure } from '../testing/requestBackend';
import { leadAnswers } from './leadParts';
import type { Lead } from './leadState';

const advanced = { status: 'viewed', at: '2026-11-19T15:00:00Z' } as const;
const contact: NonNullable<Lead['contact']> = {
  name: 'Sam Roy',
  email: 'sam@example.ca',
  phone: '+14165550199',
  preferred: 'phone',
  address: null,
};

async function show(
  lead: Lead | null,
  { path = `/account/leads/${leadId}`, locale = 'en' as 'en' | 'fr', fails = null as [name: string, failure: Failure] | null } = {},
) {
  let shown = lead;
  const backend = requestBackend({
    rpc: {
      lead: () => shown,
      advance_request: ({ to_status }) => {
        const status = to_status as Lead['status'];
        shown = shown && { ...shown, status };
        return { ...advanced, status };
      },
      project_photos: () => [],
    },
  });
  if (fails) backend.failNext(...fails);
  const rendered = await renderSection(leadPages('lead'), { path, locale, db: backend.db, auth: member });
  return { ...rendered, backend };
}
const title = (name = 'New roof') => screen.findByRole('heading', { level: 2, name });

beforeEach(() => sessionStorage.clear());

test('what was asked for is read before what was written about it', async () => {
  const { container } = await show(leadView());
  await title();
  const facts = screen.getByRole('heading', { name: 'What they asked for' });
  expect(facts.compareDocumentPosition(container.querySelector('#thread')!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('shows what was asked, where it stands, and what happened, without who asks', async () => {
  const events = [
    eventView(),
    eventView({ actor: 'provider', kind: 'visit', detail: { code: 'proposed' } }),
    eventView({ actor: 'provider', kind: 'quote', detail: { code: 'revised' } }),
    eventView({ actor: 'provider', kind: 'schedule', detail: { first_day: '2027-01-11', last_day: '2027-01-13' } }),
  ];
  const { container } = await show(leadView({ events, project: { locale: 'fr' } }));
  await title();
  for (const text of [
    'Seen',
    /M5V · .* · You are 1 of 3 · Writes in French · Reference R-7F3K92QD/,
    'The homeowner can see that you opened it.',
    'Name, phone, email and address are shown once they connect.',
    'Shingles come off',
  ])
    expect(screen.getByText(text)).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'What has happened' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Request receivedHomeowner · /),
    expect.stringMatching(/^Visit proposedMaple Ridge Roofing · /),
    expect.stringMatching(/^Revised quote sent/),
    expect.stringMatching(/^Work planned from January 11, 2027 to January 13, 2027/),
  ]);
  await expectAccessible(container);
});

test('who asks stands there once they connect, with links to reach them', async () => {
  await show(leadView({ status: 'connected', connected_at: '2026-11-19T15:00:00Z', contact, project: { postal_code: 'M5V 2T6' } }));
  await title();
  expect(screen.getByText('Sam Roy shared their contact details.')).toBeVisible();
  expect(screen.getByRole('link', { name: '416-555-0199' })).toHaveAttribute('href', 'tel:+14165550199');
  expect(screen.getByRole('link', { name: 'sam@example.ca' })).toHaveAttribute('href', 'mailto:sam@example.ca');
  expect(screen.getByText('M5V 2T6')).toBeVisible();
});

test('opening a new one says so, once, when it stands on the screen', async () => {
  const { backend } = await show(leadView({ status: 'sent' }));
  expect(await screen.findByText('The homeowner can see that you opened it.')).toBeVisible();
  expect(backend.argsOf('advance_request')).toEqual([{ request_id: leadId, to_status: 'viewed' }]);
});

test('what cannot be marked as seen is read all the same', async () => {
  await show(leadView({ status: 'sent' }), { fails: ['advance_request', { status: 500 }] });
  await title();
  expect(screen.getByText('Homeowners often choose among the first answers.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['crew', { role: 'member' as const }, 'You can read this request. Owners and estimators of Maple Ridge Roofing answer it.'],
  ['a suspended company', { status: 'suspended' as const }, 'This company is suspended. You can read its history.'],
  ['a company that left', { status: 'closed' as const }, /^This company has left .*\. You can read its history\.$/],
])('%s reads, answers nothing and is told why', async (_who, changes, text) => {
  const { backend } = await show(leadView({ status: 'sent', company: { ...leadView().company, ...changes } }));
  await title();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(backend.argsOf('advance_request')).toEqual([]);
});

const pressMore = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('button', { name }));
};

test('interested: said once, and a lost answer can be repeated', async () => {
  const { backend, shell } = await show(leadView());
  backend.failNext('advance_request', lostAnswer);
  await pressMore('Interested');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Interested' }));
  expect(await screen.findByText('Waiting for the homeowner.')).toBeVisible();
  expect(shell.notifications.map((note) => note.title)).toEqual(['The homeowner knows that you are interested']);
});

test('an answer that is closed again leaves no step behind for Back', async () => {
  const { address, historyState } = await show(leadView());
  const before = historyState();
  await pressMore('Decline');
  await screen.findByRole('dialog', { name: 'Decline this request' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe(`/account/leads/${leadId}`));
  expect(historyState()).toEqual(before);
});

test('declining stands in the address, needs a reason, keeps what was typed and is sent once with it', async () => {
  const { backend, address, unmount } = await show(leadView());
  await pressMore('Decline');
  expect(address()).toBe(`/account/leads/${leadId}?answer=decline`);
  const dialog = await screen.findByRole('dialog', { name: 'Decline this request' });
  await userEvent.type(within(dialog).getByLabelText('Note to the homeowner'), 'Ask again in May.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect(within(dialog).getByLabelText(/^Reason/)).toHaveAccessibleDescription(/Choose a reason/);
  expect(backend.argsOf('advance_request')).toEqual([]);
  unmount();

  const again = await show(leadView(), { path: `/account/leads/${leadId}?answer=decline` });
  const reopened = await screen.findByRole('dialog', { name: 'Decline this request' });
  expect(await within(reopened).findByLabelText('Note to the homeowner')).toHaveValue('Ask again in May.');
  const options = within(reopened)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(options).toEqual(['Choose…', 'Too far', 'Too small', 'Fully booked', 'Not our trade', 'Licence needed', 'Other']);
  await userEvent.selectOptions(within(reopened).getByLabelText(/^Reason/), 'Fully booked');
  await userEvent.click(within(reopened).getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('You declined.')).toBeVisible();
  expect(again.backend.argsOf('advance_request')).toEqual([
    { request_id: leadId, to_status: 'declined', reason: 'full', note: 'Ask again in May.' },
  ]);
  expect(again.address()).toBe(`/account/leads/${leadId}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['en', 'The form could not be opened', 'Try again', 'Decline this request'],
  ['fr', 'Impossible d’ouvrir le formulaire', 'Réessayer', 'Décliner cette demande'],
] as const)('a form that could not be fetched says so and is fetched again by a press (%s)', async (locale, words, again, heading) => {
  const { decline } = leadAnswers;
  jest.spyOn(leadAnswers, 'decline').mockImplementation(decline).mockRejectedValueOnce(new Error('Loading chunk failed'));
  await show(leadView(), { path: `/account/leads/${leadId}?answer=decline`, locale });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await userEvent.click(screen.getByRole('button', { name: again }));
  expect(await screen.findByRole('dialog', { name: heading })).toBeVisible();
});

test('an answer that the state no longer allows does not open', async () => {
  await show(leadView({ status: 'declined' }), { path: `/account/leads/${leadId}?answer=decline` });
  await title();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the versions of the quote are told apart', async () => {
  const quotes = [quoteView({ id: 'q2', version: 2 }), { ...quoteView({ id: 'q1' }), status: 'superseded' as const }];
  await show(leadView({ status: 'quoted', quotes }));
  await title();
  const list = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(list).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Version 2: \$2,621\.60, taxes includedValidSent on/),
      expect.stringMatching(/^Version 1: .*Replaced/),
    ]),
  );
  expect(screen.getByText('Valid until December 24, 2026.')).toBeVisible();
});

test('in French, with the words of the side that reads', async () => {
  const events = [eventView(), eventView({ actor: 'provider', to_status: 'declined', detail: { reason: 'full' } })];
  await show(leadView({ status: 'withdrawn', reason: 'not_chosen', events }), { locale: 'fr' });
  await title();
  for (const text of ['Perdue', 'Une autre entreprise a été choisie.', 'Déclinée : Complet', 'Le client n’a pas transmis ses coordonnées.'])
    expect(screen.getByText(text)).toBeVisible();
});

test('contact details in notes are said to be hidden, in French too', async () => {
  const events = [eventView({ note: 'Appelez \uFFFC' })];
  await show(leadView({ events }), { locale: 'fr' });
  await title();
  expect(screen.getByText(/^Appelez/)).toHaveTextContent('Appelez [masqué jusqu’à l’échange des coordonnées]');
});

test('what is not the company’s is not there', async () => {
  const { unmount } = await show(null);
  expect(await screen.findByText('We can’t find this request')).toBeVisible();
  unmount();
  const { backend } = await show(null, { path: '/account/leads/17' });
  expect(await screen.findByText('We can’t find this request')).toBeVisible();
  expect(backend.argsOf('lead')).toEqual([]);
});

test('a failed read says so and can be tried again', async () => {
  await show(leadView(), { fails: ['lead', { status: 400, message: 'boom' }] });
  expect(await screen.findByText('The request could not be loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await title();
});
