import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection, type RenderSectionOptions } from '@marketplace/section-kit/testing';
import { deviceLists } from '../project-list/device/deviceLists';
import { section } from '../section';
import { dealsDb } from '../testing/dealRows';
import { flyerQuery } from './flyerAddress';

const open = (path = '/weekly-flyer', options: Partial<RenderSectionOptions> = {}) =>
  renderSection(section, { path, db: dealsDb(), ...options });
const ready = () => screen.findByRole('region', { name: 'Lumber & Wood' });
const setNavigator = (name: 'share' | 'clipboard', value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

test('the badge says the range of the week', async () => {
  await open();
  await ready();
  const times = screen.getAllByText(/2026$/, { selector: 'time' }).map((time) => [time.textContent, time.getAttribute('datetime')]);
  expect(times).toEqual([
    ['November 16, 2026', '2026-11-16T14:00:00+00:00'],
    ['November 23, 2026', '2026-11-23T14:00:00+00:00'],
  ]);
});

test('a jump link leads to each category', async () => {
  await open();
  await ready();
  const links = within(screen.getByRole('navigation', { name: 'Categories of the flyer' })).getAllByRole('link');
  expect(links.map((link) => document.querySelector(link.getAttribute('href')!)?.querySelector('h2')?.textContent)).toEqual([
    'Lumber & Wood',
    'Insulation',
  ]);
});

test('every item that is a sample says so, on the page and in the viewer', async () => {
  await open();
  const items = within(await ready()).getAllByRole('article');
  for (const item of items) expect(within(item).getByText('Sample')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'View Online' }));
  const [shown] = within(await screen.findByRole('dialog', { name: 'Weekly Flyer' })).getAllByRole('article');
  expect(within(shown!).getByText('Sample')).toBeVisible();
});

test('an item goes onto the project list at the price of the flyer', async () => {
  await open();
  await userEvent.click(within(await ready()).getByRole('button', { name: 'Add to Cart' }));
  expect(deviceLists.read().guest.list.items.map(({ name, priceCents, finalSale }) => [name, priceCents, finalSale])).toEqual([
    ['Stud 2 x 4', 7500, false],
  ]);
});

test('a week that has ended says so, offers nothing to add, and leads to the running one', async () => {
  const { address } = await open('/weekly-flyer?week=2026-11-09');
  await ready();
  expect(screen.getByText('This flyer has ended. Its prices are no longer valid.')).toBeVisible();
  expect(screen.getByText('The prices of that week, by category.')).toBeVisible();
  expect(screen.queryByText(/^This week’s prices/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  expect(address()).toBe('/weekly-flyer?week=2026-11-09');
  await userEvent.click(screen.getByRole('link', { name: 'See this week’s flyer' }));
  expect(await screen.findAllByRole('button', { name: 'Add to Cart' })).toHaveLength(3);
  expect(address()).toBe('/weekly-flyer');
});

test.each(['banana', '2026-13-40', '2026-02-30', '2999-01-01', "'--"])('the week %s shows the running flyer', async (week) => {
  const { address } = await open(`/weekly-flyer?week=${encodeURIComponent(week)}`);
  await ready();
  await waitFor(() => expect(address()).toBe('/weekly-flyer'));
  expect(screen.queryByText(/has ended/)).toBeNull();
});

test('only real days name a week', () => {
  const weekOf = (day: string) => flyerQuery.parse(`?week=${day}`, 'en').week;
  expect(['2026-11-16', '2024-02-29', '2026-02-29', '2026-1-1', ''].map(weekOf)).toEqual(['2026-11-16', '2024-02-29', null, null, null]);
});

test('Download PDF prints the page', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('View Online leafs through the categories with the arrow keys and the buttons', async () => {
  await open();
  const opener = await screen.findByRole('button', { name: 'View Online' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Weekly Flyer' });
  const inside = within(dialog);
  expect(inside.getByRole('status')).toHaveTextContent('Page 1 of 2: Lumber & Wood');
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  expect(inside.getByRole('status')).toHaveTextContent('Page 2 of 2: Insulation');
  expect(inside.getAllByRole('article').map((item) => within(item).getByRole('heading').textContent)).toEqual(['Stone wool', 'Hemp batts']);
  await userEvent.click(inside.getByRole('button', { name: 'Next page' }));
  expect(inside.getByRole('status')).toHaveTextContent('Page 2 of 2');
  await userEvent.keyboard('{Home}');
  expect(inside.getByRole('status')).toHaveTextContent('Page 1 of 2');
  await expectAccessible(dialog);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('Share hands the week on through the device, or copies the link, or says what to do', async () => {
  const user = userEvent.setup();
  const { shell } = await open();
  const button = await screen.findByRole('button', { name: 'Share' });
  const share = jest.fn((_data: { url: string }) => Promise.resolve());
  setNavigator('share', share);
  await user.click(button);
  expect(new URL(share.mock.calls[0]![0].url).searchParams.get('week')).toBe('2026-11-16');

  setNavigator('share', () => Promise.reject(new DOMException('', 'AbortError')));
  await user.click(button);
  expect(shell.notifications).toEqual([]);

  setNavigator('share', undefined);
  await user.click(button);
  await waitFor(() => expect(shell.notifications.map(({ title }) => title)).toEqual(['Link copied']));
  expect(new URL(await navigator.clipboard.readText()).searchParams.get('week')).toBe('2026-11-16');

  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(button);
  await waitFor(() => expect(shell.notifications.at(-1)).toMatchObject({ title: 'The link could not be copied', tone: 'failure' }));
});
