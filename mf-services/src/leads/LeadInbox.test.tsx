import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { leadPages } from '../testing/leadPages';
import { leadId, leadRow } from '../testing/leadView';
import { member } from '../testing/quoteForm';
import { requestBackend } from '../testing/requestBackend';
import type { LeadRow } from './useLeads';

const counts = { new: 2, answered: 0, quoted: 1, contact: 0, won: 0, lost: 0 };
const companies = [{ id: 'p1', name: 'Maple Ridge Roofing', status: 'approved', role: 'owner' }];
const backendOf = (items: LeadRow[], rpc: Record<string, (args: Record<string, unknown>) => unknown> = {}) =>
  requestBackend({ rpc: { my_companies: () => companies, lead_inbox: () => ({ counts, items, next: null }), ...rpc } });

const show = (backend: ReturnType<typeof requestBackend>, { path = '/account/leads', locale = 'en' as 'en' | 'fr' } = {}) =>
  renderSection(leadPages('lead-inbox'), { path, locale, db: backend.db, auth: member });

beforeEach(() => localStorage.clear());

test('each row says what, where, against how many and that it waits; tabs count', async () => {
  const quoted = leadRow({ id: 'l2', service: null, status: 'quoted', rivals: 0, waiting: 'them', total_cents: 113_000, photo_count: 2 });
  const backend = backendOf([leadRow({ unread: true }), leadRow({ id: 'l3', service: 'Roofing' }), quoted]);
  const { container } = await show(backend);
  expect(await screen.findByRole('tab', { name: 'New 2' })).toHaveAttribute('aria-selected', 'true');
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^New roofSeenM5V · November 18, 2026 · You are 1 of 3.*Unread message/),
    expect.stringMatching(/^RoofingSeen.*Waiting for you/),
    expect.stringMatching(/^Quote requestQuotedM5V · .* · \$1,130\.00 · 2 photos\s*$/),
  ]);
  expect(screen.getByRole('link', { name: 'New roof' })).toHaveAttribute('href', `/account/leads/${leadId}`);
  expect(backend.argsOf('lead_inbox')).toEqual([{ provider: 'p1', tab: 'new', size: 25 }]);
  await expectAccessible(container);
});

test('tab and search stand in the address, and rows lead on with them', async () => {
  const backend = backendOf([leadRow()]);
  const { address } = await show(backend);
  await userEvent.click(await screen.findByRole('tab', { name: 'Quoted 1' }));
  expect(address()).toBe('/account/leads?tab=quoted');
  await userEvent.type(screen.getByRole('textbox', { name: 'Search requests' }), 'roof');
  await waitFor(() => expect(backend.argsOf('lead_inbox').at(-1)).toEqual({ provider: 'p1', tab: 'quoted', size: 25, q: 'roof' }));
  expect(address()).toBe('/account/leads?tab=quoted&search=roof');
  const found = `/account/leads/${leadId}?tab=quoted&search=roof`;
  await waitFor(() => expect(screen.getByRole('link', { name: 'New roof' })).toHaveAttribute('href', found));
});

test('beside a request the list marks it, and leads to others without its open answer', async () => {
  await show(backendOf([leadRow(), leadRow({ id: 'l2', service: 'Old roof' })]), {
    path: `/account/leads/${leadId}?tab=quoted&answer=decline`,
  });
  expect(await screen.findByRole('link', { name: 'New roof' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Old roof' })).toHaveAttribute('href', '/account/leads/l2?tab=quoted');
});

test('more rows come when asked for', async () => {
  const next = { activity_at: '2026-11-18T15:00:00Z', id: leadId };
  const backend = backendOf([], {
    lead_inbox: ({ after }) => ({
      counts,
      items: [after ? leadRow({ id: 'l2', service: 'Old roof' }) : leadRow()],
      next: after ? null : next,
    }),
  });
  await show(backend);
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByRole('link', { name: 'Old roof' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'New roof' })).toBeVisible();
  expect(backend.argsOf('lead_inbox').at(-1)).toEqual({ provider: 'p1', tab: 'new', size: 25, after: next });
});

test('nothing yet, nothing here, nothing found: each says what to do', async () => {
  const none = Object.fromEntries(Object.keys(counts).map((tab) => [tab, 0]));
  const { unmount } = await show(backendOf([], { lead_inbox: () => ({ counts: none, items: [], next: null }) }));
  expect(
    await screen.findByText('No requests yet. Complete your page: companies with prices, photos and checks are asked first.'),
  ).toBeVisible();
  unmount();
  const { address } = await show(backendOf([]), { path: '/account/leads?search=xyz' });
  expect(await screen.findByText('No request here contains “xyz”.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Nothing here at the moment.')).toBeVisible();
  expect(address()).toBe('/account/leads');
});

test('who belongs to no company is told so, in French too', async () => {
  await show(backendOf([], { my_companies: () => [] }), { locale: 'fr' });
  expect(await screen.findByText('Vous ne faites partie d’aucune entreprise')).toBeVisible();
});

test('a failed read says so and can be tried again', async () => {
  const backend = backendOf([leadRow()]);
  backend.failNext('lead_inbox', { status: 400, message: 'boom' });
  await show(backend);
  expect(await screen.findByText('Your requests could not be loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'New roof' })).toBeVisible();
});
