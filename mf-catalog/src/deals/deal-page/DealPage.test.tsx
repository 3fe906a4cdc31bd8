import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDb, renderSection, type RenderSectionOptions } from '@marketplace/section-kit/testing';
import { deviceLists } from '../../project-list/device/deviceLists';
import { section } from '../../section';
import { clearanceRow, dealRow, dealsDb } from '../../testing/dealRows';

const board = dealRow({ title: 'Cedar board', sale_price: 14.25, original_price: 19, discount: 25 });
const page = (answer: unknown) => fakeDb({ rpc: { deal_page: () => answer } });
const details = (deal = board, changes = {}) => ({ deal, is_on: true, low_90_days: 18.5, days_asked: 171, related: [], ...changes });
const open = (db = page(details()), options: Partial<RenderSectionOptions> = {}) =>
  renderSection(section, { path: `/deals/${board.id}`, db, ...options });

beforeEach(() => localStorage.clear());

test('shows the saving in percent and dollars, and how the regular price is known', async () => {
  await open();
  const evidence = await screen.findByRole('region', { name: 'How we know the regular price of $19.00' });
  expect(evidence).toHaveTextContent('Asked on 170 of the last 180 days.');
  expect(evidence).toHaveTextContent('$19.00 or more on 171 of the last 180 days');
  expect(evidence).toHaveTextContent('last 90 days, without this offer: $18.50');
  expect(screen.getByText('25% off')).toBeVisible();
  expect(screen.getByText('You save $4.75')).toBeVisible();
  expect(document.title).toMatch(/^Cedar board/);
});

test.each([
  ['en', 'Sample', true],
  ['fr', 'Exemple', true],
  ['en', null, false],
] as const)('an offer that is a sample is labelled beside its price (%s: %s)', async (locale, label, isSample) => {
  await open(page(details({ ...board, is_sample: isSample })), { locale });
  await screen.findByRole('heading', { level: 1, name: 'Cedar board' });
  await screen.findByRole('region');
  expect(screen.queryAllByText(/^(Sample|Exemple)$/).map(({ textContent }) => textContent)).toEqual(label ? [label] : []);
});

test('what is no material of the catalogue has no price record', async () => {
  await open(page(details(clearanceRow(4), { low_90_days: null, days_asked: null })));
  expect(await screen.findByRole('region', { name: /How we know/ })).not.toHaveTextContent('last 90 days');
  expect(screen.getByText('Final sale')).toBeVisible();
});

test('the quantity goes onto the list, and never more than there is', async () => {
  await open(page(details({ ...board, stock: 2, total_stock: 10, sold_count: 8 })));
  const more = await screen.findByRole('button', { name: 'One more' });
  for (let press = 0; press < 4; press++) await userEvent.click(more);
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(deviceLists.read().guest.list.items.map(({ ref, quantity }) => [ref, quantity])).toEqual([[`deal:${board.id}`, 2]]);
});

test('an offer that has ended says so and leads to those of today', async () => {
  await open(page(details({ ...board, ends_at: null, ends_in_ms: null }, { is_on: false })));
  expect(await screen.findByText('This offer has ended. Its price is no longer valid.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See today’s deals' })).toHaveAttribute('href', '/deals');
  expect(screen.getByRole('heading', { level: 1, name: 'Cedar board' })).toBeVisible();
  expect(document.title).toMatch(/^Cedar board \(offer ended\)/);
});

test.each([
  ['nothing has the id', undefined, [expect.stringContaining('deal_page')]],
  ['nobody is asked about what can be no id', '/deals/abc', []],
])('%s: says that there is no such deal', async (_why, path, requests) => {
  const db = page(null);
  await open(db, { ...(path && { path }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'We cannot find this deal' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all deals' })).toBeVisible();
  expect(db.requests.filter((request) => request.includes('deal_page'))).toEqual(requests);
});

test('a related offer leads to its own page', async () => {
  const other = dealRow({ title: 'Spruce board' });
  await open(dealsDb([board, other], { deal_page: ({ id }) => (id === board.id ? details(board, { related: [other] }) : details(other)) }));
  await userEvent.click(await screen.findByRole('link', { name: 'Spruce board' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Spruce board' })).toBeVisible();
});
