import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PanelBody, type PanelBodyProps } from '@marketplace/section-kit/panel';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { accountBackend } from '../testing/accountBackend';
import { member } from '../testing/member';

const known: PanelBodyProps = { loading: false, label: 'Loading', empty: { text: 'None yet.', href: '/services', link: 'Find some' } };
/** The dashboard with all of its panels empty, but for the one of the saved materials. */
const withPanels = (materials: Partial<PanelBodyProps> | null = {}, locale: 'en' | 'fr' = 'en') =>
  renderSection(section, {
    path: '/account',
    auth: member,
    locale,
    fragment: (name) =>
      name !== 'catalog/saved-materials' ? <PanelBody {...known} /> : materials && <PanelBody {...known} {...materials} />,
  });
const steps = 'Three good next steps';

test('greets by name', async () => {
  await renderSection(section, { path: '/account', auth: member });
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Maya Tremblay' })).toBeVisible();
});

test.each([
  ['en', '', 'Three good next steps'],
  ['fr', '/fr', 'Trois bonnes façons d’avancer'],
] as const)('who has nothing yet reads in %s where to begin, with addresses that exist', async (locale, prefix, name) => {
  await withPanels({}, locale);
  const links = within(await screen.findByRole('region', { name })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['/services', '/categories', '/account/profile'].map((path) => prefix + path),
  );
});

test.each<[string, Partial<PanelBodyProps> | null]>([
  ['has something', { empty: null, children: <li>Oak</li> }],
  ['is not known yet', { loading: true }],
  ['could not be read', { failed: 'No answer' }],
  ['has not come', null],
])('no first steps while one panel %s', async (_, materials) => {
  await withPanels(materials);
  expect(screen.getAllByText('None yet.').length).toBeGreaterThanOrEqual(6);
  expect(screen.queryByRole('region', { name: steps })).not.toBeInTheDocument();
});

test('they leave with the first thing that somebody has', async () => {
  function Materials() {
    const [isSaved, setSaved] = useState(false);
    return (
      <>
        <button onClick={() => setSaved(true)}>Save</button>
        <PanelBody {...known} empty={isSaved ? null : known.empty} />
      </>
    );
  }
  await renderSection(section, {
    path: '/account',
    auth: member,
    fragment: (name) => (name === 'catalog/saved-materials' ? <Materials /> : <PanelBody {...known} />),
  });
  expect(await screen.findByRole('region', { name: steps })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: steps })).not.toBeInTheDocument());
});

test('has a panel for what the person has, which says what belongs there also where no section fills it', async () => {
  const { container } = await renderSection(section, { path: '/account', auth: member });
  const panel = (name: string) => within(screen.getByRole('region', { name }));
  expect(panel('Quote requests').getByText('What you asked for, and what comes next.')).toBeVisible();
  expect(panel('Saved professionals').getByText('People you might ask for a quote.')).toBeVisible();
  expect(panel('Project list').getByText('What your project needs and what it costs.')).toBeVisible();
  expect(panel('Saved searches').getByText('We tell you when something new matches what you are looking for.')).toBeVisible();
  expect(panel('Saved materials').getByText('What you are thinking of buying.')).toBeVisible();
  expect(panel('Deals on what you saved').getByText('What you saved, when it costs less.')).toBeVisible();
  const placed = [...container.querySelectorAll('[data-fragment]')].map((piece) => piece.getAttribute('data-fragment'));
  expect(placed).toEqual([
    'services/recent-requests',
    'services/saved-professionals',
    'catalog/my-list',
    'catalog/saved-materials',
    'services/saved-searches',
    'catalog/saved-searches',
    'catalog/saved-deals',
  ]);
});

test.each([
  ['en', '', ['Dashboard', 'Requests', 'Saved', 'Profile', 'Notifications']],
  ['fr', '/fr', ['Tableau de bord', 'Demandes', 'Favoris', 'Profil', 'Notifications']],
] as const)('in %s every room of the account is an entry of its menu', async (locale, prefix, names) => {
  await renderSection(section, { path: '/account', auth: member, locale });
  const entries = within(screen.getByRole('navigation', { name: locale === 'fr' ? 'Votre compte' : 'Your account' })).getAllByRole('link');
  expect(entries.map(({ textContent }) => textContent)).toEqual(names);
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(
    ['/account', '/account/requests', '/account/saved', '/account/profile', '/account/notifications'].map((path) => prefix + path),
  );
});

test('what waits for the person is counted where the requests are', async () => {
  const db = accountBackend.of({ rpc: { my_attention: () => ({ requests: 2, companies: [], staff: null }) } });
  await renderSection(section, { path: '/account/saved', auth: member, db });
  expect(await screen.findByRole('link', { name: 'Requests (2)' })).toHaveAttribute('href', '/account/requests');
  expect(screen.getByRole('link', { name: 'Saved' })).toHaveAttribute('aria-current', 'page');
});

const works = { id: 'p1', name: 'Maple Ridge Roofing', status: 'approved', role: 'owner' };
const visit = {
  kind: 'visit' as const,
  request_id: 'r1',
  reference: 'R-1',
  service: 'Roof repair',
  area: 'M5V',
  settled: true,
  day: '2026-11-24',
  start: '2026-11-24T15:00:00Z',
  minutes: 60,
  time_zone: 'America/Toronto',
  place: 'site' as const,
  until: null,
};
const availability = { accepting_work: true, away_until: null, next_free_on: null };

test.each([
  ['en', '', 'Waiting at Maple Ridge Roofing', { New: '3', Unread: '1', Today: '2' }],
  ['fr', '/fr', 'À voir chez Maple Ridge Roofing', { Nouvelles: '3', 'Non lus': '1', 'Aujourd’hui': '2' }],
] as const)('in %s whoever works for a company sees what is new there, unread, and planned today', async (locale, prefix, name, counts) => {
  const asked: unknown[] = [];
  const db = accountBackend.of({
    rpc: {
      my_companies: () => [works],
      my_attention: () => ({ requests: 0, companies: [{ id: 'p1', new: 3, unread: 1, waiting: 3 }], staff: null }),
      company_calendar: ({ first_day, last_day }) => {
        const days = { first_day, last_day };
        asked.push(days);
        return { ...days, availability, entries: [visit, { ...visit, request_id: 'r2' }] };
      },
    },
  });
  await renderSection(section, { path: '/account', auth: member, locale, db });
  const strip = within(await screen.findByRole('region', { name }));
  await strip.findByText('2');
  const links = strip.getAllByRole('link');
  expect(
    Object.fromEntries(links.map((link) => [link.querySelector('span')!.textContent, link.querySelector('strong')!.textContent])),
  ).toEqual(counts);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['/account/leads', '/account/leads', '/account/calendar'].map((path) => prefix + path),
  );
  const [days] = asked as [{ first_day: string; last_day: string }];
  expect(days.first_day).toBe(days.last_day);
});

test('greets by the whole address without a name', async () => {
  await renderSection(section, { path: '/account', auth: { ...member, displayName: null } });
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, maya@example.ca' })).toBeVisible();
});

test('in French', async () => {
  await renderSection(section, { path: '/account', auth: member, locale: 'fr' });
  expect(screen.getByRole('heading', { level: 1, name: 'Bonjour, Maya Tremblay' })).toBeVisible();
});

test('shows nothing of an account to somebody signed out', async () => {
  await renderSection(section, { path: '/account' });
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth?returnTo=%2Faccount');
  expect(screen.queryByRole('link', { name: 'Find a contractor' })).not.toBeInTheDocument();
});

test('who applied or works here finds the way there, and nobody else', async () => {
  const rooms = async (db = accountBackend.of()) => {
    const { unmount } = await renderSection(section, { path: '/account', auth: member, db });
    const links = within(await screen.findByRole('region', { name: 'Your work here' })).getAllByRole('link');
    const found = links.map((link) => [link.getAttribute('href'), link.textContent]);
    unmount();
    return found;
  };
  expect(await rooms()).toEqual([['/account/apply', expect.stringContaining('Your application')]]);
  expect(await rooms(accountBackend.of({ staff: true, applications: [] }))).toEqual([['/account/staff', expect.stringContaining('Staff')]]);
  const db = accountBackend.of({ applications: [] });
  await renderSection(section, { path: '/account', auth: member, db });
  await waitFor(() => expect(db.requests.filter((request) => request.includes('/rpc/'))).toHaveLength(5));
  expect(screen.queryByRole('region', { name: 'Your work here' })).not.toBeInTheDocument();
});
