import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, fakeDb, renderSection, TestShellProviders } from '@marketplace/section-kit/testing';
import { directoryQuery } from '../directory/directoryQuery';
import { section } from '../section';
import { member } from '../testing/quoteForm';
import { searchBackend } from '../testing/searchBackend';
import { serviceRows } from '../testing/serviceRows';
import { fromArguments, toArguments } from './savedDirectory';
import { SavedServiceSearches } from './SavedServiceSearches';
// Fetched late by the page, and here at once.
import './SaveDirectorySearch';

const addresses = [
  '?search=roof',
  '?category=Plumbing&near=Toronto&radius=50&verified=true',
  '?search=d%C3%A9g%C3%A2t&near=M5V%202T6&response=2h&language=fr&rating=4.5',
];

test.each(addresses)('%s is the same search after it was kept', (address) => {
  expect(directoryQuery.toSearch(fromArguments(toArguments(directoryQuery.parse(address, 'en'))))).toBe(address);
});

test('the order and what is the visitor’s own are not kept', () => {
  expect(toArguments(directoryQuery.parse('?category=Plumbing&sort=name&compare=1,2', 'en'))).toEqual({ cat: 'Plumbing' });
  expect(toArguments(directoryQuery.parse('?saved=true&search=roof', 'en'))).toEqual({});
});

test.each([
  ['en', '“roof” · Plumbing · Within 50 km of Toronto · Verified', ''],
  ['fr', '«\u00a0roof\u00a0» · Plomberie · À moins de 50 km de Toronto · Vérifiés', '/fr'],
] as const)('in %s a search is called by what narrows it', async (locale, name, prefix) => {
  const args = { q: 'roof', cat: 'Plumbing', near: 'Toronto', radius_km: 50, verified: true };
  const db = fakeDb({
    rpc: { saved_searches: () => [{ id: 's1', scope: 'services', args, created_at: '2026-11-18T15:00:00Z', cadence: 'daily', unseen: 0 }] },
  });
  render(
    <TestShellProviders shell={createTestShell({ db, auth: member, locale })} path="/account">
      <SavedServiceSearches />
    </TestShellProviders>,
  );
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    `${prefix}/services?search=roof&category=Plumbing&near=Toronto&radius=50&verified=true`,
  );
});

test('an account keeps the search of the directory, below its results', async () => {
  const saved: unknown[] = [];
  const db = searchBackend(serviceRows(8), {
    rpc: {
      saved_searches: () => [],
      save_search: (given) => {
        saved.push(given);
        return { id: 's1' };
      },
    },
  });
  await renderSection(section, { path: '/services?category=Plumbing', db, auth: member });
  await screen.findAllByRole('article');
  await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }));
  expect(saved).toEqual([{ scope: 'services', args: { cat: 'Plumbing' } }]);
});

test('a visitor without an account, and the directory as it opens, are offered nothing', async () => {
  const db = searchBackend(serviceRows(8), { rpc: { saved_searches: () => [] } });
  const { unmount } = await renderSection(section, { path: '/services?category=Plumbing', db });
  await screen.findAllByRole('article');
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
  unmount();
  await renderSection(section, { path: '/services', db, auth: member });
  await screen.findAllByRole('article');
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
});
