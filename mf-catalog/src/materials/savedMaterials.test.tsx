import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authState, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { catalogueBackend } from '../testing/catalogueBackend';
import { sixMaterials } from '../testing/materialRows';
import { favouriteRows, member } from '../testing/savedRows';

const none = 'You have not saved any materials yet.';
const path = '/materials?saved=true';

beforeEach(() => localStorage.clear());

test.each(['loading', 'unknown'] as const)(
  'nothing is looked for among what is saved before it is known whose it is (%s)',
  async (auth) => {
    const db = catalogueBackend(sixMaterials, { tables: { favourites: favouriteRows({ material: ['2'] }) } });
    const { shell } = await renderSection(section, { path, db, auth });
    await screen.findByRole('option', { name: 'Paint & Finishes' });
    act(() => shell.auth.setState(authState(member)));
    expect(await screen.findByText('Showing 1 material')).toBeVisible();
    expect(db.requests.filter((request) => request.includes('search_materials'))).toHaveLength(1);
  },
);

test('saved materials that cannot be read are an error, and can be tried again', async () => {
  let fails = true;
  const db = catalogueBackend(sixMaterials, {
    tables: { favourites: (url) => (fails ? { status: 403 } : favouriteRows({ material: ['2'] })(url)) },
  });
  await renderSection(section, { path, db, auth: member });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load materials: Failed to fetch materials');
  expect(screen.queryByText(none)).toBeNull();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Showing 1 material')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
