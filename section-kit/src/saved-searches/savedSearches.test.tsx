import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, expectAccessible, fakeDb, TestShellProviders } from '../testing';
import { SavedSearchList, SaveSearch } from '../saved-searches';

const user = { id: 'u1', email: 'robin@example.test', displayName: null, locale: null };
const search = (n: number, args: object = { q: `words ${n}` }, scope = 'services') => ({
  id: `s${n}`,
  scope,
  args,
  created_at: '2026-11-18T15:00:00Z',
  cadence: 'daily',
  unseen: 0,
});

/** An account that keeps these searches. */
function backend(kept: ReturnType<typeof search>[], rpc: Record<string, () => unknown> = {}) {
  return fakeDb({
    rpc: {
      saved_searches: () => kept,
      save_search: ({ scope, args }) => {
        kept.unshift(search(kept.length + 1, args as object, scope as string));
        return { id: kept[0]!.id };
      },
      delete_search: ({ id }) => {
        kept.splice(
          kept.findIndex((one) => one.id === id),
          1,
        );
        return null;
      },
      set_search_cadence: ({ id, cadence }) => {
        kept.find((one) => one.id === id)!.cadence = cadence as string;
        return null;
      },
      open_search: ({ id }) => {
        kept.find((one) => one.id === id)!.unseen = 0;
        return null;
      },
      ...rpc,
    },
  });
}
const show = (piece: React.ReactElement, db: ReturnType<typeof fakeDb>, locale: 'en' | 'fr' = 'en') =>
  render(
    <TestShellProviders shell={createTestShell({ db, auth: user, locale })} path="/account">
      {piece}
    </TestShellProviders>,
  );
const list = (
  <SavedSearchList
    scope="services"
    describe={({ q = '' }) => ({ name: q, href: `/services?search=${q}` })}
    empty={{ text: 'None yet.', href: '/services', link: 'Search' }}
  />
);

test('a search is saved once, whatever the order of what it asks, and the button leads on', async () => {
  const db = backend([search(1, { verified: true, cat: 'Plumbing' })]);
  const { rerender, container } = show(<SaveSearch scope="services" args={{ q: 'roof' }} />, db);
  await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }));
  expect(await screen.findByText('You saved this search.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your saved searches' })).toHaveAttribute('href', '/account/saved');
  expect(db.requests).toContain('POST /rpc/save_search {"scope":"services","args":{"q":"roof"}}');
  await expectAccessible(container);
  rerender(
    <TestShellProviders shell={createTestShell({ db, auth: user })} path="/services">
      <SaveSearch scope="services" args={{ cat: 'Plumbing', verified: true }} />
    </TestShellProviders>,
  );
  expect(await screen.findByText('You saved this search.')).toBeVisible();
});

test('a search that asks nothing, or of which nobody knows whether it is kept, is not offered', async () => {
  const db = backend([]);
  const { container } = show(<SaveSearch scope="services" args={{}} />, db);
  await waitFor(() => expect(db.requests).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});

test('what the account refuses is said', async () => {
  const refusal = { status: 422, code: 'PT422', message: 'You have saved 50 searches', details: 'args', hint: 'Delete one of them first.' };
  show(<SaveSearch scope="services" args={{ q: 'roof' }} />, backend([], { save_search: () => refusal }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You have saved 50 searches');
});

test('lists those of its scope, three at first, each of which opens', async () => {
  const kept = [1, 2, 3, 4].map((n) => search(n));
  const { container } = show(list, backend([...kept, search(5, { q: 'tile' }, 'materials')]));
  expect(await screen.findByRole('link', { name: 'words 1' })).toHaveAttribute('href', '/services?search=words 1');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Show all (4)' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('link', { name: 'tile' })).toBeNull();
});

test('deletes one, says so where the focus goes, and leads on when none is left', async () => {
  show(list, backend([search(1)]));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the search “words 1”' }));
  expect(await screen.findByRole('link', { name: 'Search' })).toHaveAttribute('href', '/services');
  expect(screen.getByText('The search is deleted')).toHaveFocus();
});

test.each([
  ['en', '3 new', 'Emails about the search “words 1”', 'Weekly email', 'Your choice is saved'],
  ['fr', '3 nouveautés', 'Courriels sur la recherche «\u00a0words 1\u00a0»', 'Un courriel par semaine', 'Votre choix est enregistré'],
] as const)('in %s: how much is new until it is opened, and how often that is told', async (locale, fresh, label, weekly, said) => {
  const kept = [{ ...search(1), unseen: 3 }, search(2)];
  const { container } = show(list, backend(kept), locale);
  expect(await screen.findByText(fresh)).toBeVisible();
  const choice = screen.getByRole('combobox', { name: label });
  expect(choice).toHaveValue('daily');
  await expectAccessible(container);
  await userEvent.selectOptions(choice, weekly);
  expect(choice).toHaveValue('weekly');
  expect(await screen.findByText(said)).toHaveRole('status');
  expect(screen.getByText(said)).not.toHaveFocus();
  expect(kept.map(({ cadence }) => cadence)).toEqual(['weekly', 'daily']);
  await userEvent.click(screen.getByRole('link', { name: 'words 1' }));
  await waitFor(() => expect(screen.queryByText(fresh)).toBeNull());
});

test('a choice that was not stored is said, and the one that holds stands there', async () => {
  show(list, backend([search(1)], { set_search_cadence: () => ({ status: 500, message: 'boom' }) }));
  const choice = await screen.findByRole('combobox');
  await userEvent.selectOptions(choice, 'off');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(choice).toHaveValue('daily');
  expect(screen.queryByText('Your choice is saved')).toBeNull();
});

test('a search opens even where that could not be noted', async () => {
  const kept = [{ ...search(1), unseen: 1 }];
  show(list, backend(kept, { open_search: () => ({ status: 500, message: 'boom' }) }));
  await userEvent.click(await screen.findByRole('link', { name: 'words 1' }));
  expect(screen.getByText('1 new')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure can be tried again, in French', async () => {
  let fails = true;
  const db = backend([], { saved_searches: () => (fails ? { status: 403, message: 'no' } : [search(1)]) });
  show(list, db, 'fr');
  expect(await screen.findByRole('alert')).toHaveTextContent('Impossible de charger vos recherches enregistrées');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('button', { name: 'Supprimer la recherche «\u00a0words 1\u00a0»' })).toBeVisible();
});
