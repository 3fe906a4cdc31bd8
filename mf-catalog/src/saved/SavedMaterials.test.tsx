import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@marketplace/section-kit/testing';
import { catalogueBackend } from '../testing/catalogueBackend';
import { materialRow } from '../testing/materialRows';
import { favouriteRows, showPiece } from '../testing/savedRows';
import { SavedMaterials } from './SavedMaterials';

const rows = [1, 2, 3, 4, 5].map((id) => materialRow(id));
const backend = (material: string[]) => catalogueBackend(rows, { tables: { favourites: favouriteRows({ material }) } });

beforeEach(() => localStorage.clear());

test('shows the three that were saved last, in that order, at today’s price, and leads to all', async () => {
  const { container } = showPiece(<SavedMaterials />, backend(['4', '1', '3', '5']));
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual(['Material 4', 'Material 1', 'Material 3']);
  expect(within(items[0]!).getByRole('link')).toHaveAttribute('href', '/materials/4');
  expect(items[0]).toHaveTextContent('$14.00 per board');
  expect(screen.getByRole('link', { name: 'All saved materials (4)' })).toHaveAttribute('href', '/materials?saved=true');
  await expectAccessible(container);
});

test('in French, with nothing saved, it says how and leads to the catalogue', async () => {
  showPiece(<SavedMaterials />, backend([]), 'fr');
  expect(await screen.findByRole('link', { name: 'Parcourir les matériaux' })).toHaveAttribute('href', '/fr/materials');
});

test('a failure stays here and can be tried again', async () => {
  let fails = true;
  const db = catalogueBackend(rows, {
    tables: { favourites: (url) => (fails ? { status: 403, message: 'no' } : favouriteRows({ material: ['2'] })(url)) },
  });
  showPiece(<SavedMaterials />, db);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your saved materials could not be loaded');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Material 2' })).toBeVisible();
});
