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
const sums = { views: 9, quote_clicks: 2, call_clicks: 0, requests: 1, answered: 1, quoted: 1, connected: 0, hired: 0 };
const reportOf = (company: unknown, has_figures = true) => ({
  companies: companies.map(({ id, name }) => ({ id, name })),
  company,
  has_figures,
  days: [{ day: '2026-11-20', ...sums }],
  before: sums,
  answers: { came: 1, answered: 1, median_minutes: 200 },
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

test.each([
  ['en', 'Half of these answers came within 1 minute.'],
  ['fr', 'La moitié de ces réponses sont venues en moins de 1 minute.'],
] as const)('an answer of the same minute took a minute (%s)', async (locale, said) => {
  const at = { ...reportOf('company'), answers: { came: 1, answered: 1, median_minutes: 0 } };
  await open({ my_report: () => at }, '', locale);
  expect(await screen.findByText(said)).toBeVisible();
});

test.each([
  [
    'en',
    'How you answer',
    'Of the requests that came in this period (1), you have answered 1.',
    'Half of these answers came within 3 hours 20 minutes.',
  ],
  [
    'fr',
    'Vos réponses',
    'Des demandes arrivées pendant cette période (1), vous avez répondu à 1.',
    'La moitié de ces réponses sont venues en moins de 3 heures 20 minutes.',
  ],
] as const)('tells how much was answered and how fast, and what each figure counts (%s)', async (locale, title, share, median) => {
  const { container } = await open({ my_report: ({ company }) => reportOf(company) }, '', locale);
  const card = await screen.findByRole('region', { name: title });
  expect(card).toHaveTextContent(share);
  expect(card).toHaveTextContent(median);
  const meaning = await screen.findByText(locale === 'fr' ? 'Ce que comptent les chiffres' : 'What the figures mean');
  await userEvent.click(meaning);
  expect(screen.getByText(locale === 'fr' ? /^Les mandats obtenus, le jour/ : /^Jobs you got, on the day/)).toBeVisible();
  await expectAccessible(container);
});

test('says of what waits that it has no time yet', async () => {
  const answers = { came: 2, answered: 0, median_minutes: null };
  await open({ my_report: ({ company }) => ({ ...reportOf(company), answers }) });
  expect(await screen.findByRole('region', { name: 'How you answer' })).toHaveTextContent(/you have answered 0\.None has an answer yet/);
});

test.each([
  ['en', 'Nothing happened in this period', 'Last 365 days'],
  ['fr', 'Rien ne s’est passé pendant cette période', '365 derniers jours'],
] as const)('a period with nothing says so and shows no figure of nothing (%s)', async (locale, title, longer) => {
  const none = Object.fromEntries(Object.keys(sums).map((name) => [name, 0]));
  const quiet = { days: [{ day: '2026-11-20', ...none }], before: none, answers: { came: 0, answered: 0, median_minutes: null } };
  const { container, address } = await open({ my_report: ({ company }) => ({ ...reportOf(company), ...quiet }) }, '', locale);
  expect(await screen.findByText(title)).toBeVisible();
  expect(container).not.toHaveTextContent('%');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: longer }));
  expect(address()).toContain('days=365');
});

test('shows nothing made up of emails either, whatever the address asks for', async () => {
  await open({ my_report: ({ company }) => reportOf(company) }, '?tab=email');
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Activity Dashboard',
    'Detailed Reports',
  ]);
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
});

test('nobody looked: no weekday is called the best', async () => {
  const days = [{ day: '2026-11-20', ...sums, views: 0 }];
  await open({ my_report: ({ company }) => ({ ...reportOf(company), days }) }, '?tab=activity');
  expect(await screen.findByText('Nobody looked at your page in this period.')).toBeVisible();
  expect(screen.queryByText(/brings the most views/)).not.toBeInTheDocument();
});

test('the chart of few marks whole numbers, each once', async () => {
  const days = ['2026-11-19', '2026-11-20'].map((day, index) => ({ ...sums, day, views: index, quote_clicks: 0, requests: 0 }));
  await open({ my_report: ({ company }) => ({ ...reportOf(company), days }) });
  const chart = await screen.findByRole('img', { name: /Profile views 1 in all/ });
  expect([...chart.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['0', '1']);
});
