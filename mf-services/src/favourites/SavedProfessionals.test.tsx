import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, expectAccessible, fakeDb, TestShellProviders } from '@marketplace/section-kit/testing';
import { member } from '../testing/quoteForm';
import { serviceRows } from '../testing/serviceRows';
import { SavedProfessionals } from './SavedProfessionals';

const show = (
  saved: string[],
  services: () => ReturnType<typeof serviceRows> | { status: number } = () => serviceRows(8),
  locale: 'en' | 'fr' = 'en',
) => {
  const db = fakeDb({
    tables: { favourites: saved.map((target_id) => ({ target_id })), services: (url) => asked(services(), url) as never },
  });
  const { container } = render(
    <TestShellProviders shell={createTestShell({ db, auth: member, locale })} path="/account">
      <SavedProfessionals />
    </TestShellProviders>,
  );
  return { container, db };
};
const asked = (rows: ReturnType<typeof serviceRows> | { status: number }, url: URL) =>
  Array.isArray(rows)
    ? rows.filter(({ id }) =>
        url.searchParams
          .get('id')
          ?.match(/[^(),"in.]+/g)
          ?.includes(String(id)),
      )
    : rows;

beforeEach(() => localStorage.clear());

test('shows the three that were saved last, in that order, and leads to all', async () => {
  const { container } = show(['5', '2', '7', '1']);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['Provider 5', 'Provider 2', 'Provider 7']);
  expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', '/services/5');
  expect(screen.getByRole('link', { name: 'All saved professionals (4)' })).toHaveAttribute('href', '/services?saved=true');
  await expectAccessible(container);
});

test('somebody who is gone is left out', async () => {
  show(['99', '2']);
  expect(await screen.findByRole('link', { name: 'Provider 2' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('with nobody saved it says how, and leads to the directory', async () => {
  const { db } = show([], undefined, 'fr');
  expect(await screen.findByRole('link', { name: 'Trouver des professionnels' })).toHaveAttribute('href', '/fr/services');
  expect(db.requests.filter((request) => request.includes('/services'))).toEqual([]);
});

test('a failure stays here and can be tried again', async () => {
  let fails = true;
  show(['2'], () => (fails ? { status: 403 } : serviceRows(8)));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your saved professionals could not be loaded');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Provider 2' })).toBeVisible());
});
