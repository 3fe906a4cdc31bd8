import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { searchBackend } from '../testing/searchBackend';
import { serviceRows } from '../testing/serviceRows';

const found = [
  { value: 'Plumbing', group: 'Trades', href: '/services?category=Plumbing' },
  { value: 'Roofing, Toronto, ON', group: 'Trades', href: '/services?category=Roofing&near=Toronto%2C%20ON' },
  { value: 'Provider 1', group: 'Companies', href: '/services/1' },
  { value: 'Pine boards', group: 'Materials', href: '/materials/4' },
  { value: 'Montréal, QC', group: 'Places', href: '/services?near=Montr%C3%A9al%2C%20QC' },
];

async function type(path = '/services') {
  const rendered = await renderSection(section, { path, db: searchBackend(serviceRows(8)), find: () => found });
  const search = screen.getAllByRole('search')[0]!;
  await userEvent.type(within(search).getByRole('textbox'), 'p');
  await within(search).findAllByRole('option');
  return rendered;
}

test.each([
  ['a trade chooses the category', 1, '/services?category=Plumbing&sort=name'],
  ['a trade at a place chooses both', 2, '/services?category=Roofing&sort=name&near=Toronto%2C%20ON'],
  ['a company opens its profile', 3, '/services/1'],
  ['a material leaves for its page', 4, '/materials/4'],
  ['a city becomes the place', 5, '/services?sort=name&near=Montr%C3%A9al%2C%20QC'],
])('%s, with the keyboard alone', async (_what, presses, expected) => {
  const { address } = await type('/services?sort=name');
  await userEvent.keyboard(`${'{ArrowDown}'.repeat(presses)}{Enter}`);
  expect(address()).toBe(expected);
});

test('what was typed leaves the field for the choice', async () => {
  await type();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByLabelText('Search services', { selector: 'input' })).toHaveValue('');
  expect(await screen.findByText('Showing 1 of 8 services')).toBeVisible();
});
