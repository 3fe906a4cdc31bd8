import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthUser } from '@marketplace/section-kit';
import { expectAccessible, fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';

const member: AuthUser = { id: '7d2f', email: 'maya@example.ca', displayName: 'Maya Tremblay', locale: 'en' };
const one = { id: 'aaaaaaaa-0000-4000-8000-000000000001', name: 'Lakeside Plumbing' };
const two = { id: 'aaaaaaaa-0000-4000-8000-000000000002', name: 'Northline' };
const nothing = { views: 0, quote_clicks: 0, call_clicks: 0, requests: 0, answered: 0, quoted: 0, connected: 0, hired: 0 };

const answer = (changes: object = {}) => ({
  companies: [one, two],
  company: one.id,
  has_figures: true,
  days: [
    { ...nothing, day: '2026-11-19', views: 5, requests: 1 },
    { ...nothing, day: '2026-11-20', views: 9, quote_clicks: 2 },
  ],
  before: { ...nothing, views: 7 },
  answers: { came: 1, answered: 0, median_minutes: null },
  activity: [
    { at: '2026-11-20T14:00:00Z', actor: 'homeowner', status: 'sent', service: 'Leak repair' },
    { at: '2026-11-19T14:00:00Z', actor: 'provider', status: 'interested', service: null },
    { at: '2026-11-19T13:00:00Z', actor: 'provider', status: 'teleported', service: null },
  ],
  ...changes,
});
const open = (my_report: NonNullable<NonNullable<Parameters<typeof fakeDb>[0]>['rpc']>[string], query = '') => {
  const db = fakeDb({ rpc: { my_report } });
  return renderSection(section, { path: `/reporting${query}`, auth: member, db }).then((page) => ({ ...page, db }));
};

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

test('a member sees the figures of the company, and no sample', async () => {
  const { db, container } = await open(() => answer());
  expect(await screen.findByText(/These are the figures of Lakeside Plumbing/)).toBeVisible();
  expect(db.requests).toEqual(['POST /rpc/my_report {"first_day":"2026-10-24","last_day":"2026-11-20"}']);
  const [views] = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(views).toHaveTextContent('Profile views14up 100%');
  expect(screen.queryByText('Sample data')).not.toBeVisible();
  await expectAccessible(container);
});

test('in French as well', async () => {
  const db = fakeDb({ rpc: { my_report: () => answer() } });
  await renderSection(section, { path: '/reporting', locale: 'fr', auth: member, db });
  expect(await screen.findByText(/Voici les chiffres de Lakeside Plumbing/)).toBeVisible();
  const [views] = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(views).toHaveTextContent('Consultations de la fiche14en hausse de 100');
  expect(screen.queryByText('Données d’exemple')).not.toBeVisible();
});

test('e-mail stays a sample and says why', async () => {
  await open(() => answer(), '?tab=email');
  const panel = within(await screen.findByRole('tabpanel'));
  expect(panel.getByText('Sample data')).toBeVisible();
  expect(panel.getByRole('note')).toHaveTextContent('Email campaigns are not part of your plan yet');
});

test('the feed is the company’s own; what has no words here is left out', async () => {
  await open(() => answer(), '?tab=activity');
  const entries = within(await screen.findByRole('region', { name: 'Latest activity' })).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Homeowner sent a request: Leak repair1 hour ago',
    'Your company is interested: a requestyesterday',
  ]);
});

test('another company of the account is asked for by its id', async () => {
  const { db, address } = await open(({ company }) => answer({ company: company ?? one.id }));
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  await userEvent.selectOptions(screen.getByLabelText('Company'), two.id);
  expect(address()).toBe(`/reporting?company=${two.id}`);
  expect(await screen.findByText(/These are the figures of Northline/)).toBeVisible();
  expect(db.requests.at(-1)).toContain(`"company":"${two.id}"`);
});

test.each([
  ['no company', () => ({ companies: [], company: null, has_figures: false }), 'Get listed', '/listings'],
  ['no figures', () => answer({ has_figures: false }), 'Go to your dashboard', '/account'],
])('with %s the sample shows a way on', async (_case, reply, link, href) => {
  await open(reply);
  const note = within(await screen.findByRole('note'));
  expect(note.getByText('Sample data')).toBeVisible();
  expect(note.getByRole('link', { name: link })).toHaveAttribute('href', href);
});

test('a backend that keeps no figures shows the sample', async () => {
  await renderSection(section, { path: '/reporting', auth: member, db: fakeDb() });
  expect(await screen.findByText(/does not keep company figures/)).toBeVisible();
});

test('signed out, the sample leads to signing in and back', async () => {
  const db = fakeDb();
  await renderSection(section, { path: '/reporting?days=7', db });
  expect(screen.getByRole('link', { name: 'Sign in to see yours' })).toHaveAttribute('href', '/auth?returnTo=%2Freporting%3Fdays%3D7');
  expect(db.requests).toEqual([]);
});

test('a failure is told in the server’s words and can be tried again', async () => {
  let fails = true;
  await open(() => (fails ? { status: 400, message: 'The ledger is closed' } : answer()));
  expect(await screen.findByText('The ledger is closed')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/These are the figures of Lakeside Plumbing/)).toBeVisible();
});
