import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { catalogueBackend } from '../testing/catalogueBackend';
import { sixMaterials } from '../testing/materialRows';

const open = async (path = '/materials', locale: 'en' | 'fr' = 'en') => {
  const db = catalogueBackend(sixMaterials);
  const page = await renderSection(section, { path, db, locale });
  await screen.findByText(/^(Showing|Affichage)/);
  await userEvent.click(screen.getByRole('button', { name: /^(Filters|Filtres)/ }));
  return { ...page, searches: () => db.requests.filter((request) => request.includes('search_materials')).length };
};
const low = () => screen.getByRole('slider', { name: 'Lowest price' });
const high = () => screen.getByRole('slider', { name: 'Highest price' });

test('two handles from 0 to 3000 in steps of 50, the upper one with a plus sign', async () => {
  await open();
  expect(low()).toHaveAttribute('aria-valuemin', '0');
  expect(high()).toHaveAttribute('aria-valuemax', '3000');
  expect(low()).toHaveAttribute('aria-valuetext', '$0');
  expect(high()).toHaveAttribute('aria-valuetext', '$3,000+');
});

test('keys move one step, with Shift or Page ten, and the address follows', async () => {
  const { address } = await open();
  low().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(address()).toBe('/materials?min=50');
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(address()).toBe('/materials?min=550');
  high().focus();
  await userEvent.keyboard('{PageDown}');
  expect(address()).toBe('/materials?min=550&max=2500');
  await userEvent.keyboard('{End}');
  expect(address()).toBe('/materials?min=550');
});

test('clearing the filters takes the handles back with it', async () => {
  await open();
  low().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(low()).toHaveAttribute('aria-valuenow', '100');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(low()).toHaveAttribute('aria-valuenow', '0');
});

test('a typed price counts when the field is left, on the nearest step', async () => {
  const { address, searches } = await open();
  const field = screen.getByRole('textbox', { name: 'To (CAD)' });
  await userEvent.clear(field);
  await userEvent.type(field, '210');
  expect(searches()).toBe(1);
  await userEvent.tab();
  expect(address()).toBe('/materials?max=200');
  expect(screen.getByRole('textbox', { name: 'To (CAD)' })).toHaveValue('200');
  expect(await screen.findByText('Showing 4 materials')).toBeVisible();
});

test('a lowest price above the highest swaps the two', async () => {
  const { address } = await open('/materials?max=200');
  const field = screen.getByRole('textbox', { name: 'From (CAD)' });
  await userEvent.clear(field);
  await userEvent.type(field, '1000{Enter}');
  expect(address()).toBe('/materials?min=200&max=1000');
  expect(field).toHaveValue('200');
  expect(screen.getByRole('textbox', { name: 'To (CAD)' })).toHaveValue('1000');
  expect(field).toHaveFocus();
});

test('an empty price says what is wrong and changes nothing', async () => {
  const { address } = await open();
  const field = screen.getByRole('textbox', { name: 'From (CAD)' });
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription('Enter an amount from $0 to $3,000.');
  expect(address()).toBe('/materials');
});

test.each([
  ['en', 'To (CAD)', '1,250', '/materials?max=1250'],
  ['en', 'To (CAD)', '$1,240.50', '/materials?max=1250'],
  ['fr', 'À (CAD)', '1 250', '/materials?max=1250'],
  ['fr', 'À (CAD)', '1\u202f240,50 $', '/materials?max=1250'],
] as const)('in %s, a price is typed as people write it: %s %s', async (locale, name, text, expected) => {
  const { address } = await open('/materials', locale);
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
  expect(address()).toBe(expected);
  expect(screen.getByRole('textbox', { name })).toHaveValue('1250');
});

test.each([
  ['en', 'To (CAD)', 'a lot', 'Enter an amount from $0 to $3,000.'],
  ['fr', 'À (CAD)', '1,250', 'Entrez un montant de 0\u00a0$ à 3\u00a0000\u00a0$.'],
] as const)('in %s, what is no price stays in the field and says so: %s %s', async (locale, name, text, message) => {
  const { address } = await open('/materials', locale);
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
  expect(field).toHaveAccessibleDescription(message);
  expect(field).toHaveValue(text);
  expect(address()).toBe('/materials');
});

test.each([
  ['en', '/materials?max=1%2C250', 'To (CAD)'],
  ['fr', '/materials?max=1%20250', 'À (CAD)'],
  ['fr', '/materials?max=1%C2%A0250', 'À (CAD)'],
] as const)('in %s, the address %s means 1250', async (locale, path, name) => {
  const { address } = await open(path, locale);
  expect(screen.getByRole('textbox', { name })).toHaveValue('1250');
  expect(address()).toBe('/materials?max=1250');
});
