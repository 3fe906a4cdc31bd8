import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineSection, type AuthUser } from '@marketplace/section-kit';
import { expectAccessible, fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { fragments } from '../fragments';

const room = defineSection({ name: 'mf-account', routes: [{ path: '/account/reports', lazy: fragments['company-report']! }] });
const member: AuthUser = { id: '7d2f', email: 'maya@example.ca', displayName: 'Maya Tremblay', locale: 'en' };
const companies = ['Lakeside Plumbing', 'Northline'].map((name, index) => ({
  id: `aaaaaaaa-0000-4000-8000-00000000000${index + 1}`,
  name,
  status: 'approved',
  role: 'owner',
}));
const sums = { views: 9, quote_clicks: 2, call_clicks: 0, requests: 1, connected: 0, hired: 0 };
const reportOf = (company: unknown, has_figures = true) => ({
  companies: companies.map(({ id, name }) => ({ id, name })),
  company,
  has_figures,
  days: [{ day: '2026-11-20', ...sums }],
  before: sums,
  activity: [],
});

const open = (rpc: NonNullable<Parameters<typeof fakeDb>[0]>['rpc'], path = '', locale: 'en' | 'fr' = 'en') => {
  const db = fakeDb({ rpc: { my_companies: () => companies, ...rpc } });
  return renderSection(room, { path: `/account/reports${path}`, locale, auth: member, db }).then((page) => ({ ...page, db }));
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), advanceTimers: true });
});
afterEach(() => void jest.useRealTimers());

test('shows the figures of the company that the account works for, which the room remembers', async () => {
  const { db, container } = await open({ my_report: ({ company }) => reportOf(company) }, `?company=${companies[1]!.id}`);
  expect(await screen.findByText(/These are the figures of Northline/)).toBeVisible();
  expect(db.requests.filter((request) => request.includes('my_report'))).toEqual([
    `POST /rpc/my_report {"first_day":"2026-10-24","last_day":"2026-11-20","company":"${companies[1]!.id}"}`,
  ]);
  await expectAccessible(container);
});

test.each([
  ['en', 'Figures begin with your first request'],
  ['fr', 'Les chiffres commencent à votre première demande'],
] as const)('shows nothing made up while there are none (%s)', async (locale, title) => {
  await open({ my_report: ({ company }) => reportOf(company, false) }, '', locale);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('says where a site keeps none', async () => {
  await open({});
  expect(await screen.findByText('This site does not keep company figures')).toBeVisible();
});

test('keeps the range in the address', async () => {
  const { address } = await open({ my_report: ({ company }) => reportOf(company) });
  await userEvent.click(await screen.findByRole('button', { name: 'Date Range' }));
  await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
  expect(address()).toContain('days=7');
});
