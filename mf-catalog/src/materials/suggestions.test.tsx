import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { catalogueBackend } from '../testing/catalogueBackend';
import { materialRow } from '../testing/materialRows';

const rows = [materialRow(1, { name: 'Northern pine', brand: 'Northwood' }), materialRow(2, { name: 'Cedar', brand: 'Aurora' })];
const found = [
  { value: 'north', hint: '2 materials', group: 'Materials', href: '/materials?search=north' },
  { value: 'Northern pine', group: 'Materials', href: '/materials/1' },
  { value: 'North Bay, ON', group: 'Places', href: '/services?near=North%20Bay%2C%20ON' },
];

test.each([
  ['a brand narrows the catalogue', 1, '/materials?sort=newest&brand=Northwood'],
  ['all materials with the text are looked for here', 2, '/materials?search=north&sort=newest'],
  ['a material leads to its page', 3, '/materials/1'],
  ['what another section finds leads there', 4, '/services?near=North%20Bay%2C%20ON'],
])('%s, with the keyboard alone', async (_what, presses, expected) => {
  const { address } = await renderSection(section, { path: '/materials?sort=newest', db: catalogueBackend(rows), find: () => found });
  await screen.findByText('Showing 2 materials');
  const search = screen.getAllByRole('search')[0]!;
  await userEvent.type(within(search).getByRole('textbox'), 'north');
  expect((await within(search).findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Northwood',
    'north 2 materials',
    'Northern pine',
    'North Bay, ON',
  ]);
  await userEvent.keyboard(`${'{ArrowDown}'.repeat(presses)}{Enter}`);
  expect([...new URL(address(), 'http://x').searchParams].sort()).toEqual([...new URL(expected, 'http://x').searchParams].sort());
  expect(address().split('?')[0]).toBe(expected.split('?')[0]);
});
