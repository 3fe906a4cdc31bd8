import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { searchBackend } from '../../testing/searchBackend';
import { serviceRows } from '../../testing/serviceRows';

const suggested = [
  { kind: 'trade', value: 'Plumbing', n: 12 },
  { kind: 'trade', value: 'Roofing', near: 'Toronto, ON' },
  { kind: 'city', value: 'Montréal, QC', n: 1 },
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

test('offers trades in the language of the page, companies and places, with how many there are', async () => {
  const { list } = await type('fr');
  const grouped = screen
    .getAllByRole('group')
    .filter((group) => within(group).queryAllByRole('option').length > 0)
    .map((group) => [
      group.firstElementChild!.textContent,
      ...within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]);
  expect(list()).toHaveLength(4);
  expect(grouped).toEqual([
    ['Métiers', 'Plomberie 12 entreprises', 'Toiture, Toronto, ON'],
    ['Entreprises', 'Provider 1 Plomberie, Toronto, ON'],
    ['Lieux', 'Montréal, QC 1 entreprise'],
  ]);
});

test.each([
  ['a trade chooses the category', 1, '/services?category=Plumbing&sort=name'],
  ['a trade at a place chooses both', 2, '/services?category=Roofing&sort=name&near=Toronto%2C%20ON'],
  ['a company opens its profile', 3, '/services/1'],
  ['a city becomes the place', 4, '/services?sort=name&near=Montr%C3%A9al%2C%20QC'],
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
