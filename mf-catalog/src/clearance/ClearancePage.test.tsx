import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection, type RenderSectionOptions } from '@marketplace/section-kit/testing';
import { deviceLists } from '../project-list/device/deviceLists';
import { section } from '../section';
import { clearanceRow, dealsDb } from '../testing/dealRows';

const rows = [
  clearanceRow(3, { title: 'Cheap', sale_price: 10, discount: 30 }),
  clearanceRow(30, { title: 'Dear', sale_price: 90, discount: 50 }),
  clearanceRow(0, { title: 'Gone', sale_price: 50, discount: 70 }),
];
const open = (path = '/clearance', options: Partial<RenderSectionOptions> = {}) =>
  renderSection(section, { path, db: dealsDb(rows), ...options });
const titles = async () => (await screen.findAllByRole('article')).map((card) => within(card).getByRole('link').textContent);
const kept = () => deviceLists.read().guest.list.items.map(({ ref, priceCents, finalSale }) => [ref, priceCents, finalSale]);

beforeEach(() => localStorage.clear());

test.each([
  ['/clearance', ['Gone', 'Dear', 'Cheap']],
  ['/clearance?sort=price-low', ['Cheap', 'Gone', 'Dear']],
  ['/clearance?sort=price-high', ['Dear', 'Gone', 'Cheap']],
  ['/clearance?sort=stock', ['Dear', 'Cheap', 'Gone']],
  ['/clearance?sort=upside-down&view=hologram', ['Gone', 'Dear', 'Cheap']],
])('%s stands in its order', async (path, expected) => {
  await open(path);
  expect(await titles()).toEqual(expected);
});

test('sort and view live in the address, and each keeps the other', async () => {
  const { address } = await open();
  await titles();
  await userEvent.click(screen.getByRole('button', { name: 'List' }));
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price: Low to High');
  expect(address()).toBe('/clearance?sort=price-low&view=list');
  expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Grid' }));
  expect(address()).toBe('/clearance?sort=price-low');
  expect(await titles()).toEqual(['Cheap', 'Gone', 'Dear']);
});

test('a final sale is added once it is understood, at its price', async () => {
  await open();
  const [, dear] = await screen.findAllByRole('article');
  const button = within(dear!).getByRole('button', { name: 'Add to Cart' });
  await userEvent.click(button);
  const dialog = await screen.findByRole('alertdialog', { name: 'This is a final sale' });
  expect(dialog).toHaveTextContent('“Dear” cannot be returned');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep looking' }));
  expect(kept()).toEqual([]);
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Add, I understand' }));
  expect(kept()).toEqual([[`deal:${rows[1]!.id}`, 9000, true]]);
});

test.each([
  ['en', 'Sample'],
  ['fr', 'Exemple'],
] as const)('the cards of samples are labelled, and no others (%s)', async (locale, label) => {
  const own = clearanceRow(2, { title: 'Own', is_sample: false, discount: 90 });
  await open('/clearance', { locale, db: dealsDb([own, ...rows]) });
  const labelled = (await screen.findAllByRole('article')).map((card) => within(card).queryAllByText(label).length);
  expect(labelled).toEqual([0, 1, 1, 1]);
});

test.each(['en', 'fr'] as const)('the list view has no accessibility violation (%s)', async (locale) => {
  const { container } = await open('/clearance?view=list', { locale });
  await titles();
  await expectAccessible(container);
});

test('French names condition, reason, category and stock', async () => {
  await open('/clearance', { locale: 'fr' });
  const [gone] = await screen.findAllByRole('article');
  expect(gone).toHaveTextContent('Modèle d’exposition · Article de démonstration');
  expect(gone).toHaveTextContent('Éclairage');
  expect(gone).toHaveTextContent('Stock limité');
  expect(within(gone!).getByRole('button', { name: 'En rupture de stock' })).toBeDisabled();
});
