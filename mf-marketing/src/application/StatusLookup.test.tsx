import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, renderSection, type FakeDb, type FakeDbOptions } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { readReference } from './lookupRules';

type Answer = NonNullable<FakeDbOptions['rpc']>[string];
const answering = (answer: Answer) => fakeDb({ rpc: { application_status: answer } });
const found = (status: string) => () => ({
  status,
  kind: 'vendor',
  company: 'Tuiles Roy',
  created_at: '2026-11-02T15:00:00Z',
  moved_at: '2026-11-09T15:00:00Z',
});

async function look(db: FakeDb, { reference = 'a-7f3k92qd', email = 'noemie@example.ca' } = {}) {
  const view = await renderSection(section, { path: '/apply', db });
  if (reference) await userEvent.type(screen.getByLabelText('Reference number'), reference);
  if (email) await userEvent.type(screen.getByLabelText('Email address of the application'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Check status' }));
  return view;
}

beforeEach(() => sessionStorage.clear());

test.each([
  ['submitted', 'Tuiles Roy: received, waiting for review', ['Done', 'To come', 'To come', 'To come']],
  ['in_review', 'Tuiles Roy: in review', ['Done', 'Now', 'To come', 'To come']],
  ['onboarding', 'Tuiles Roy: accepted, being set up', ['Done', 'Done', 'Now', 'To come']],
  ['live', 'Tuiles Roy: live', ['Done', 'Done', 'Done', 'Done']],
])('%s is shown in words and as a step', async (status, title, states) => {
  const db = answering(found(status));
  const { container } = await look(db);
  const heading = await screen.findByRole('heading', { name: title });
  const answer = heading.closest<HTMLElement>('[role="status"]')!;
  expect(answer).toHaveFocus();
  expect(answer).toHaveTextContent('Sent on November 2, 2026. Last changed on November 9, 2026.');
  const steps = within(answer).getAllByRole('listitem');
  const names = ['Submit Application', 'Review Process', 'Onboarding', 'Go Live'];
  expect(steps.map((step) => names.find((name) => step.textContent.includes(name)))).toEqual(names);
  expect(steps.map((step) => states.find((state) => step.textContent.includes(state)))).toEqual(states);
  expect(steps.filter((step) => step.hasAttribute('aria-current'))).toHaveLength(1);
  expect(db.requests).toEqual(['POST /rpc/application_status {"reference":"A-7F3K92QD","email":"noemie@example.ca"}']);
  await expectAccessible(container);
});

test('an application that was declined has no steps and says whom to ask', async () => {
  await look(answering(found('declined')));
  const answer = (await screen.findByRole('heading', { name: 'Tuiles Roy: not accepted' })).closest<HTMLElement>('[role="status"]')!;
  expect(within(answer).queryByRole('listitem')).not.toBeInTheDocument();
  expect(answer).toHaveTextContent(/Write to .+@/);
  expect(within(answer).getByRole('link', { name: 'Read the reason' })).toHaveAttribute('href', '/account/apply');
});

test('an unknown number, or a known one with another address, says the same', async () => {
  await look(answering(() => null));
  expect(await screen.findByRole('heading', { name: 'We can’t find an application with this number and email' })).toBeVisible();
});

test('looking again takes the focus again', async () => {
  await look(answering(() => null));
  const answer = (await screen.findByRole('heading', { name: /We can’t find an application/ })).closest('[role="status"]');
  await userEvent.click(screen.getByRole('button', { name: 'Check status' }));
  await waitFor(() => expect(answer).toHaveFocus());
});

test.each([
  ['nothing', '', '', 'Reference number', /Enter the number from our email/],
  ['another number', 'C-12', 'a@b.ca', 'Reference number', /Enter the number from our email/],
  ['no address', 'A-7F3K92QD', '', 'Email address of the application', 'Enter your email address'],
  ['no real address', 'A-7F3K92QD', 'noemie', 'Email address of the application', /Enter an email address such as/],
])('%s: a message at the field, and nothing is asked', async (_what, reference, email, field, message) => {
  const db = answering(found('live'));
  const { container } = await look(db, { reference, email });
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringMatching(message));
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(db.requests).toEqual([]);
  await expectAccessible(container);
});

test.each([
  [{ status: 500 }, /could not be loaded/],
  [{ status: 429, code: 'PT429', message: 'Too many', details: '600' }, /try again at/],
  [{ status: 404, code: 'PGRST202' }, /not available here/],
])('a failure %j says so and keeps both fields', async (failure, text) => {
  await look(answering(failure));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Reference number')).toHaveValue('a-7f3k92qd');
});

test.each([
  [' a 7f3k 92qd ', 'A-7F3K92QD'],
  ['A–7F3K92QD', 'A-7F3K92QD'],
  ['C-7F3K92QD', null],
  ['A-7F3K92Q', null],
  ['A-7F3K92Q0', null],
  ['', null],
])('%j is read as %j', (typed, number) => expect(readReference(typed)).toBe(number));
