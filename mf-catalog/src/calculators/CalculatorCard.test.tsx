import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { catalogueBackend } from '../testing/catalogueBackend';
import { materialRow } from '../testing/materialRows';

const rows = [
  materialRow(1, {
    name: 'Oak floor',
    name_fr: 'Plancher de chêne',
    family: 'hardwood',
    unit: 'per box',
    price: 100,
    coverage_per_unit: 20,
    coverage_unit: 'sqft',
  }),
  materialRow(2, {
    name: 'Maple floor',
    name_fr: 'Plancher d’érable',
    family: 'hardwood',
    unit: 'per box',
    price: 120,
    coverage_per_unit: 25,
    coverage_unit: 'sqft',
  }),
];
const open = async (locale: 'en' | 'fr' = 'en', goods = rows) => {
  const { shell } = await renderSection(section, { path: '/flooring/hardwood', locale, db: catalogueBackend(goods) });
  const card = await screen.findByRole('region', {
    name: locale === 'en' ? 'How many boxes of flooring?' : 'Combien de boîtes de revêtement?',
  });
  const field = (label: string | RegExp) => within(card).getByLabelText(label);
  const fill = async (label: string | RegExp, text: string) => {
    await userEvent.clear(field(label));
    if (text) await userEvent.type(field(label), text);
  };
  const result = () => within(card).getByRole('status', { name: locale === 'en' ? 'Result' : 'Résultat' });
  return { shell, card, field, fill, result };
};

beforeEach(() => localStorage.clear());

test('says the result at once, what to buy for it, and puts that on the list', async () => {
  const { shell, card, fill, result } = await open();
  await fill('Room length – ft', '20');
  await fill('Room width – ft', '10');
  expect(result()).toHaveTextContent('Flooring to buy, with waste220 sq ft');
  expect(await within(card).findByText('11 × Oak floor: $1,100.00 before tax')).toBeVisible();
  await userEvent.selectOptions(within(card).getByLabelText(/^Flooring – 220/), 'Maple floor, $120.00 per box');
  await userEvent.click(within(card).getByRole('button', { name: 'Add 9 to my list: Maple floor' }));
  expect(shell.notifications).toMatchObject([{ title: 'Added to list', description: '9 × Maple floor', tone: 'success' }]);
});

test.each([
  ['en', 'Room length – ft', 'Room width – ft', /^That needs more than 9,999 units/],
  ['fr', 'Longueur de la pièce – m', 'Largeur de la pièce – m', /^Il en faut plus de 9\s999/],
] as const)('what is more than one order takes is not offered (%s)', async (locale, length, width, words) => {
  const { card, fill } = await open(locale, [{ ...rows[0]!, coverage_per_unit: 0.1 }]);
  await fill(length, '50');
  await fill(width, '50');
  expect(await within(card).findByText(words)).toBeVisible();
  expect(within(card).queryByRole('button', { name: /to my list|à ma liste/ })).toBeNull();
});

test('what is out of stock is not offered', async () => {
  const { card, fill } = await open('en', [{ ...rows[0]!, in_stock: false }, rows[1]!]);
  await fill('Room length – ft', '20');
  await fill('Room width – ft', '10');
  const offered = await within(card).findByRole('combobox', { name: /^Flooring – 220/ });
  expect(
    within(offered)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Maple floor, $120.00 per box']);
  expect(within(card).getByRole('button', { name: 'Add 9 to my list: Maple floor' })).toBeVisible();
});

test.each([
  ['en', 'Flooring – 220 sq ft: nothing that fits is in stock at the moment.', 'Room length – ft', '20', 'Room width – ft', '10'],
  [
    'fr',
    /^Revêtement – 5,5 m² : rien de ce qui convient n’est en stock/,
    'Longueur de la pièce – m',
    '2,5',
    'Largeur de la pièce – m',
    '2',
  ],
] as const)('where nothing is left in stock, that is said (%s)', async (locale, words, length, long, width, wide) => {
  const soldOut = rows.map((row) => ({ ...row, in_stock: false }));
  const { card, fill } = await open(locale, soldOut);
  await fill(length, long);
  await fill(width, wide);
  expect(await within(card).findByText(words)).toBeVisible();
  expect(within(card).queryByRole('button', { name: /to my list|à ma liste/ })).toBeNull();
});

test('other units show the same room, and what was typed comes back exactly', async () => {
  const { card, field, fill, result } = await open();
  await fill('Room length – ft', '10');
  await fill('Room width – ft', '10.1');
  const before = result().textContent;
  await userEvent.click(within(card).getByRole('button', { name: 'Metric' }));
  expect(field('Room length – m')).toHaveValue('3.048');
  expect(result()).toHaveTextContent('Floor area9.38 m²');
  await userEvent.click(within(card).getByRole('button', { name: 'Imperial' }));
  expect(field('Room width – ft')).toHaveValue('10.1');
  expect(result().textContent).toBe(before);
});

test.each([
  ['', 'Enter a number, such as 15.'],
  ['abc', 'Enter a number, such as 15.'],
  ['1e9', 'Enter a number, such as 15.'],
  ['-4', 'Enter 0.99\u00a0ft or more.'],
  ['0', 'Enter 0.99\u00a0ft or more.'],
  ['99999999999', 'Enter 656.16\u00a0ft or less.'],
])('a length of "%s" is told at the field and kept', async (text, message) => {
  const { field, fill, result } = await open();
  await fill('Room length – ft', text);
  expect(field('Room length – ft')).toHaveAccessibleDescription(message);
  expect(field('Room length – ft')).toHaveValue(text);
  expect(result()).toHaveTextContent('Correct the marked fields to see the result.');
  await fill('Room length – ft', '12');
  expect(result()).toHaveTextContent('Flooring to buy');
});

test('a bound that is told is taken', async () => {
  const { field, fill } = await open();
  for (const text of ['0.99', '656.16']) {
    await fill('Room length – ft', text);
    expect(field('Room length – ft')).toBeValid();
  }
});

test('half a doorway is no doorway', async () => {
  const { field, fill } = await open();
  await fill('Doorways', '1.5');
  expect(field('Doorways')).toHaveAccessibleDescription('Enter a whole number, such as 1.');
});

test('in French: metres first, decimal commas, French goods', async () => {
  const { card, field, fill, result } = await open('fr');
  expect(field('Longueur de la pièce – m')).toHaveValue('4,5');
  await fill('Longueur de la pièce – m', '2,5');
  await fill('Largeur de la pièce – m', '2');
  expect(result()).toHaveTextContent('Surface du plancher5 m²');
  expect(await within(card).findByText(/^3 × Plancher de chêne : 300,00\s\$ avant taxes$/)).toBeVisible();
  await fill('Longueur de la pièce – m', 'deux');
  expect(field('Longueur de la pièce – m')).toHaveAccessibleDescription('Entrez un nombre, par exemple 4,5.');
});

test.each([
  ['en', 'Room length – ft', '1,250', '1250'],
  ['fr', 'Longueur de la pièce – m', '1\u202f250,5', '1250,5'],
] as const)('in %s, a length is typed as people write it: %s %s', async (locale, name, typed, plain) => {
  const { result, fill } = await open(locale);
  const width = locale === 'en' ? 'Room width – ft' : 'Largeur de la pièce – m';
  await fill(width, '2');
  await fill(name, plain);
  const same = result().textContent;
  await fill(name, '2');
  expect(result()).not.toHaveTextContent(same);
  await fill(name, typed);
  expect(result()).toHaveTextContent(same);
});
