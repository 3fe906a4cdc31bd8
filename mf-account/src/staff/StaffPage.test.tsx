import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePictures, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { accountBackend } from '../testing/accountBackend';
import { member } from '../testing/member';

const { company, item, of } = accountBackend;
const staff = true;
const path = `/account/staff/companies/${company}`;
const open = (address: string, db = of({ staff }), locale: 'en' | 'fr' = 'en') =>
  renderSection(section, { path: address, auth: member, db, locale });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-23T17:00:00Z'), advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test('the queues say how much waits and since when; the chosen one stands in the address', async () => {
  const { address } = await open('/account/staff');
  expect(await screen.findByRole('tab', { name: 'Applications: 2, oldest 5 days' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Proofs: 0' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /^Companies: 1/ }));
  expect(address()).toBe('/account/staff?queue=companies');
  expect(await screen.findByRole('link', { name: 'Maple Ridge Roofing' })).toHaveAttribute('href', path);
});

test.each(['/account/staff', path])('%s does not exist for anybody else', async (address) => {
  await open(address, of());
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(screen.queryByText('Maple Ridge Roofing')).not.toBeInTheDocument();
});

test('an address that is none asks the database nothing', async () => {
  const db = of({ staff });
  await open('/account/staff/companies/17', db);
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(db.requests.filter((request) => request.includes('staff_item'))).toEqual([]);
});

test('an item shows what is known, what belongs to it and what was decided', async () => {
  await open(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Maple Ridge Roofing' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'What we know' })).toHaveTextContent('TradeRoofing');
  expect(screen.getByRole('link', { name: 'Identity of the company' })).toHaveAttribute('href', '/account/staff/credentials/c1');
  expect(screen.getByRole('region', { name: 'Before the page can go live' })).toHaveTextContent('Proof of identity');
  expect(screen.getByRole('region', { name: 'What was decided' })).toHaveTextContent(
    /Ask for Changes on .*2026.*, by you.*The text says nothing\./,
  );
});

test('a decision needs a reason, is sent once with it, and leaves the focus at the new state', async () => {
  const decide = jest.fn(() => ({ status: 'changes_requested' }));
  const db = of({ staff, rpc: { decide_company: decide } });
  const { shell } = await open(path, db);
  const button = await screen.findByRole('button', { name: 'Ask for Changes' });
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByLabelText(/^Reason/)).toHaveAccessibleDescription(/Write the reason in a sentence/));
  expect(decide).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/^Reason/), 'The text says nothing.');
  await userEvent.click(button);
  expect(decide).toHaveBeenCalledTimes(1);
  expect(decide).toHaveBeenCalledWith({ id: company, decision: 'request_changes', reason: 'The text says nothing.' });
  expect(shell.notifications.at(-1)).toMatchObject({ title: 'Decision recorded', description: 'Ask for Changes' });
  expect(screen.getByText(/Waiting since November 20, 2026/)).toHaveFocus();
});

test('a reason that was typed is there after a reload', async () => {
  const decide = jest.fn((_given: Record<string, unknown>) => ({ status: 'in_review' }));
  const db = of({ staff, rpc: { decide_company: decide } });
  const { unmount } = await open(path, db);
  await userEvent.type(await screen.findByLabelText(/^Reason/), 'Twice the same text.');
  unmount();
  await open(path, db);
  expect(await screen.findByLabelText(/^Reason/)).toHaveValue('Twice the same text.');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for Changes' }));
  await waitFor(() => expect(screen.getByText(/Waiting since November 20, 2026/)).toHaveFocus());
  expect(decide).toHaveBeenCalledTimes(1);
});

test.each([
  ['applications', 'start', 'Accept and Start the Company', 'start_company', { application: company, reason: 'Good.' }],
  ['applications', 'in_review', 'Take into Review', 'move_application', { id: company, to_status: 'in_review', reason: 'Good.' }],
  ['credentials', 'verify', 'Verify', 'decide_credential', { id: company, decision: 'verify', reason: 'Good.' }],
  ['reviews', 'keep', 'Keep the Review', 'moderate_review', { review_id: company, event: 'keep', note: 'Good.' }],
  ['reviews', 'publish', 'Publish the Review', 'moderate_review', { review_id: company, event: 'publish', note: 'Good.' }],
  ['reports', 'erase_message', 'Erase the Message for Good', 'decide_report', { id: company, decision: 'erase_message', reason: 'Good.' }],
  ['reports', 'suspend_company', 'Suspend the Company', 'decide_report', { id: company, decision: 'suspend_company', reason: 'Good.' }],
  ['orphaned', 'appoint_owner', 'Make That Person the Owner', 'decide_orphan', { id: company, decision: 'appoint_owner', reason: 'Good.' }],
  ['messages', 'closed', 'Close: It Is Answered', 'set_message_status', { id: company, to_status: 'closed', reason: 'Good.' }],
  ['disputes', 'completed', 'The Work Is Finished', 'settle_dispute', { request_id: company, outcome: 'completed', reason: 'Good.' }],
] as const)('in %s, "%s" is its own call', async (queue, decision, label, name, args) => {
  const call = jest.fn(() => ({ status: 409, code: 'PT409', message: 'Too late', hint: 'Reload the list.' }));
  await open(`/account/staff/${queue}/${company}`, of({ staff, item: item({ decisions: [decision] }), rpc: { [name]: call } }));
  await userEvent.type(await screen.findByLabelText(/^Reason/), 'Good.');
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(call).toHaveBeenCalledWith(args);
  expect(await screen.findByRole('alert')).toHaveTextContent('Too late. Reload the list.');
});

test.each([
  ['en', 'Verify', 'The company changed this after you opened it.'],
  ['fr', 'Confirmer', 'L’entreprise a modifié ce dossier depuis que vous l’avez ouvert.'],
] as const)('what its company changed meanwhile is read again, and the page says so in %s', async (locale, label, said) => {
  const verify = jest.fn(() => ({ status: 409, code: 'PT409', details: 'version', message: 'Changed', hint: 'Look again.' }));
  let number = 'P-1';
  const staff_item = () => item({ facts: [{ key: 'number', value: number }], decisions: ['verify'] });
  await open(`/account/staff/credentials/${company}`, of({ staff, rpc: { staff_item, decide_credential: verify } }), locale);
  await userEvent.type(await screen.findByRole('textbox'), 'Good.');
  expect(screen.getByText('P-1')).toBeVisible();
  number = 'P-2';
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  expect(screen.getByText('P-2')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Good.');
  expect(verify).toHaveBeenCalledTimes(1);
});

test('a review goes for a ground that the log publishes', async () => {
  const moderate = jest.fn(() => ({ id: company, status: 'removed' }));
  const db = of({ staff, item: item({ decisions: ['keep', 'remove'] }), rpc: { moderate_review: moderate } });
  await open(`/account/staff/reviews/${company}`, db);
  await userEvent.type(await screen.findByLabelText(/^Reason/), 'An advertisement.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the Review' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Why the review is removed/)).toHaveAccessibleDescription(/Choose why the review is removed/),
  );
  await userEvent.selectOptions(screen.getByLabelText(/^Why the review is removed/), 'Advertising or spam');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the Review' }));
  expect(moderate).toHaveBeenCalledWith({ review_id: company, event: 'remove', note: 'An advertisement.', reason: 'spam' });
});

test('a held review says why it waits and what its author answers; refusing it needs a ground', async () => {
  const moderate = jest.fn(() => ({ id: company, status: 'refused' }));
  const facts = [
    { key: 'holds', value: 'too_soon\nburst' },
    { key: 'answer', value: 'It was an emergency.' },
  ];
  const db = of({ staff, item: item({ status: 'held', facts, decisions: ['publish', 'refuse'] }), rpc: { moderate_review: moderate } });
  await open(`/account/staff/reviews/${company}`, db);
  const known = await screen.findByRole('region', { name: 'What we know' });
  expect(known).toHaveTextContent('Hired less than 24 hours before Third review of the company within 24 hours');
  expect(known).toHaveTextContent('It was an emergency.');
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Same family.');
  await userEvent.selectOptions(screen.getByLabelText(/^Why the review is removed/), 'Not a customer');
  await userEvent.click(screen.getByRole('button', { name: 'Refuse the Review' }));
  expect(moderate).toHaveBeenCalledWith({ review_id: company, event: 'refuse', note: 'Same family.', reason: 'not_customer' });
});

test('a reported message is read with who wrote it and what was written before', async () => {
  const facts = [
    { key: 'side', value: 'provider' },
    { key: 'message', value: 'You are a fool' },
    { key: 'conversation', value: '2026-11-20 10:00 · homeowner · Hello' },
  ];
  await open(
    `/account/staff/reports/${company}`,
    of({ staff, item: item({ status: 'reported', facts, decisions: ['keep_message'] }) }),
    'fr',
  );
  const known = await screen.findByRole('region', { name: 'Ce que nous savons' });
  expect(known).toHaveTextContent('Écrit parL’entrepriseMessageYou are a foolMessages précédents2026-11-20 10:00 · homeowner · Hello');
  expect(screen.getByRole('button', { name: 'Garder le message' })).toBeVisible();
});

test('every queue that the database names has its tab, and a message reads as the form asked for it', async () => {
  const queues = (
    ['applications', 'companies', 'names', 'credentials', 'reviews', 'reports', 'orphaned', 'disputes', 'messages'] as const
  ).map((queue) => ({ queue, n: 0, oldest: null }));
  await open('/account/staff?queue=messages', of({ staff, rpc: { staff_counts: () => ({ role: 'admin', queues }) } }), 'fr');
  expect(await screen.findAllByRole('tab')).toHaveLength(queues.length);
  expect(screen.getByRole('tab', { name: /^Messages et démonstrations/ })).toHaveAttribute('aria-selected', 'true');
});

test('a message of the contact form is read with its subject and language in words', async () => {
  const facts = [
    { key: 'subject', value: 'Technical Support' },
    { key: 'message', value: 'fr' },
    { key: 'locale', value: 'fr' },
  ];
  await open(
    `/account/staff/messages/${company}`,
    of({ staff, item: item({ status: 'new', facts, decisions: ['open', 'closed'] }) }),
    'fr',
  );
  const known = await screen.findByRole('region', { name: 'Ce que nous savons' });
  expect(known).toHaveTextContent('SujetSoutien techniqueMessagefrÉcrit enFrançais');
  expect(screen.getByRole('button', { name: 'Prendre en charge' })).toBeVisible();
});

test('about oneself nothing can be decided', async () => {
  await open(path, of({ staff, item: item({ concerns_me: true, decisions: [] }) }), 'fr');
  const card = within(await screen.findByRole('region', { name: 'Décider' }));
  expect(card.getByText('Cela vous concerne : une autre personne en décide.')).toBeVisible();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

test('the photo of a document is shown to who decides about it', async () => {
  fakePictures();
  const fetched: string[][] = [];
  const name = 'u/1/secret.jpg';
  await renderSection(section, {
    path: `/account/staff/credentials/${company}`,
    auth: member,
    db: of({ staff, item: item({ pictures: [name], decisions: ['verify', 'reject'] }) }),
    files: {
      download: async (...file) => {
        fetched.push(file);
        return new Blob(['picture'], { type: 'image/jpeg' });
      },
    },
  });
  expect(await screen.findByAltText('Photo 1 of the document')).toBeVisible();
  expect(fetched).toEqual([['evidence', name]]);
});
