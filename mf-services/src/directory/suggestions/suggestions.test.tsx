import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { searchBackend } from '../../testing/searchBackend';
import { serviceRows } from '../../testing/serviceRows';

const suggested = [
  { kind: 'trade', value: 'Plumbing' },
  { kind: 'city', value: 'Montréal, QC' },
  { kind: 'company', value: 'Provider 1', id: '1', category: 'Plumbing', location: 'Toronto, ON' },
];
const options = { rpc: { suggest_services: () => suggested } };

async function type(locale: 'en' | 'fr', path = '/services') {
  const rendered = await renderSection(section, { path, db: searchBackend(serviceRows(8), options), locale });
  const search = screen.getAllByRole('search')[0]!;
  await userEvent.type(within(search).getByRole('textbox'), 'p');
  await within(search).findAllByRole('option');
  return { ...rendered, list: () => within(search).getAllByRole('option') };
}

test('offers trades in the language of the page, cities and companies', async () => {
  const { list } = await type('fr');
  expect(list().map(({ textContent }) => textContent)).toEqual([
    'Plomberie Métier',
    'Montréal, QC Ville',
    'Provider 1 Plomberie, Toronto, ON',
  ]);
});

test.each([
  ['a trade chooses the category', 1, '/services?category=Plumbing&sort=name'],
  ['a city becomes the place', 2, '/services?sort=name&near=Montr%C3%A9al%2C%20QC'],
  ['a company opens its profile', 3, '/services/1'],
])('%s, with the keyboard alone', async (_what, presses, expected) => {
  const { address } = await type('en', '/services?sort=name');
  await userEvent.keyboard(`${'{ArrowDown}'.repeat(presses)}{Enter}`);
  expect(address()).toBe(expected);
});

test('what was typed leaves the field for the choice', async () => {
  await type('en');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByLabelText('Search services', { selector: 'input' })).toHaveValue('');
  expect(await screen.findByText('Showing 1 of 8 services')).toBeVisible();
});
