import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { member } from '../testing/member';

const company = (id: string, name: string) => ({ id, name, status: 'approved', role: 'owner' });
const backendOf = (companies: ReturnType<typeof company>[], staff: number | null = null) =>
  fakeDb({
    rpc: {
      my_companies: () => companies,
      my_attention: () => ({ requests: 1, companies: companies.map(({ id }) => ({ id, new: 2, unread: 1, waiting: 3 })), staff }),
    },
  });
const fragments = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-fragment]')].map((piece) => piece.getAttribute('data-fragment'));
const rooms = async () => {
  const nav = screen.getByRole('navigation', { name: 'Your account' });
  await within(nav).findByRole('link', { name: /Inbox/ });
  return within(nav)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

beforeEach(() => localStorage.clear());
afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));

test('the inbox stands in the frame of the account, which says what waits where', async () => {
  const { container } = await renderSection(section, { path: '/account/leads', auth: member, db: backendOf([company('p1', 'Maple')], 4) });
  expect(screen.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  expect(fragments(container)).toEqual(['services/lead-inbox']);
  await screen.findByText('Staff (4)');
  expect(await rooms()).toEqual([
    ['Dashboard', '/account'],
    ['Requests (1)', '/account/requests'],
    ['Saved', '/account/saved'],
    ['Profile', '/account/profile'],
    ['Notifications', '/account/notifications'],
    ['Inbox (3)', '/account/leads'],
    ['Calendar', '/account/calendar'],
    ['Reports', '/account/reports'],
    ['Page', '/account/listing'],
    ['Team', '/account/team'],
    ['Company', '/account/company'],
    ['Staff (4)', '/account/staff'],
  ]);
  expect(screen.getByRole('link', { name: 'Inbox (3)' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(container);
});

test('on a large screen a request stands beside the list, and the inbox is where it is', async () => {
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(globalThis, 'matchMedia', { value: () => wide, configurable: true });
  const { container } = await renderSection(section, { path: '/account/leads/l1', auth: member, db: backendOf([company('p1', 'Maple')]) });
  expect(fragments(container)).toEqual(['services/lead-inbox', 'services/lead']);
  await rooms();
  expect(within(screen.getByRole('navigation', { name: 'Your account' })).getByRole('link', { name: /Inbox/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a quote that is written has the room of the list', async () => {
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(globalThis, 'matchMedia', { value: () => wide, configurable: true });
  const path = '/account/leads/l1?answer=quote';
  const { container } = await renderSection(section, { path, auth: member, db: backendOf([company('p1', 'Maple')]) });
  expect(fragments(container)).toEqual(['services/lead']);
});

test('without room the list is one step back, and is not fetched', async () => {
  const { container } = await renderSection(section, { path: '/account/leads/l1', auth: member, db: backendOf([company('p1', 'Maple')]) });
  expect(fragments(container)).toEqual(['services/lead']);
});

test('of several companies one is chosen, and the address says which', async () => {
  const db = backendOf([company('p1', 'Maple'), company('p2', 'Ash')]);
  const { address } = await renderSection(section, { path: '/account/leads', auth: member, db });
  await userEvent.selectOptions(await screen.findByLabelText('Company'), 'Ash');
  expect(address()).toBe('/account/leads?company=p2');
  expect(await rooms()).toContainEqual(['Inbox (3)', '/account/leads?company=p2']);
});

test.each(['/account/leads?tab=won', '/account/leads/l1?answer=decline'])('signed out, %s leads to signing in and back', async (path) => {
  const { container } = await renderSection(section, { path });
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/auth?returnTo=${encodeURIComponent(path)}`);
  expect(fragments(container)).toEqual([]);
  expect(screen.queryByRole('navigation', { name: 'Your account' })).not.toBeInTheDocument();
});
