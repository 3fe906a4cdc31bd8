import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { catalogueBackend } from '../testing/catalogueBackend';
import { materialRow } from '../testing/materialRows';

const mount = (value: string, value_fr: string) => ({ label: 'Mount', label_fr: 'Pose', value, value_fr });
const width = (inches: string) => ({ label: 'Width', label_fr: 'Largeur', value: `${inches} in`, value_fr: `${inches} po` });
const rows = [
  materialRow(1, { name: 'Deep Sink', price: 90, specs: [mount('Undermount', 'Sous plan'), width('27')] }),
  materialRow(2, { name: 'Farm Sink', price: 800, specs: [mount('Apron front', 'Façade apparente'), width('9')] }),
  materialRow(3, { name: 'Wide Sink', price: 300, specs: [mount('Undermount', 'Sous plan'), width('33')] }),
];

const openFilters = async () => userEvent.click(await screen.findByRole('button', { name: /^(Filters|Filtres)/ }));
const closeFilters = () => userEvent.keyboard('{Escape}');

const open = async (query = '', locale: 'en' | 'fr' = 'en') => {
  const db = catalogueBackend(rows);
  const page = await renderSection(section, { path: `/kitchen/sinks${query}`, db, locale });
  await screen.findByText(/^(Showing|Affichage de) \d/);
  await openFilters();
  await screen.findByRole('dialog');
  return {
    ...page,
    asked: () => db.requests.filter((request) => request.includes('search_materials') && !request.includes(':100')).at(-1)!,
  };
};
const field = (name: string) => screen.getByRole('combobox', { name });
const names = () => screen.queryAllByRole('article').map((article) => within(article).getAllByRole('link')[0]!.textContent);

beforeEach(() => localStorage.clear());

test('each specification is a list with what there is, numbers by size, and nothing chosen', async () => {
  const { container } = await open();
  const group = screen.getByRole('group', { name: 'Specifications' });
  const options = (name: string) =>
    within(within(group).getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(options('Mount')).toEqual(['Any', 'Apron front', 'Undermount']);
  expect(options('Width')).toEqual(['Any', '9 in', '27 in', '33 in']);
  await expectAccessible(container);
});

test('a choice stands in the address, narrows the materials and keeps the other filters', async () => {
  const { address, asked } = await open('?stock=true');
  await userEvent.selectOptions(field('Mount'), 'Undermount');
  expect(address()).toBe('/kitchen/sinks?stock=true&spec=Mount:Undermount');
  expect(await screen.findByText('Showing 2 materials')).toBeVisible();
  expect(asked()).toContain('"hub":"/kitchen/sinks","specs":{"Mount":"Undermount"}');
  await userEvent.selectOptions(field('Width'), '33 in');
  expect(await screen.findByText('Showing 1 material')).toBeVisible();
  await closeFilters();
  expect(names()).toEqual(['Wide Sink']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
  expect(address()).toBe('/kitchen/sinks?stock=true&sort=newest&spec=Mount:Undermount&spec=Width:33%20in');
  await openFilters();
  await userEvent.selectOptions(field('Mount'), 'Any');
  expect(address()).toBe('/kitchen/sinks?stock=true&sort=newest&spec=Width:33%20in');
});

test('what is chosen is shown with the other filters, each can be taken away, and Clear takes all', async () => {
  const { address } = await open('?stock=true&spec=Mount:Undermount&spec=Width:27%20in');
  await closeFilters();
  const chips = screen.getByRole('group', { name: 'Active filters' });
  expect(chips).toHaveTextContent('In stock onlyMount: UndermountWidth: 27 in');
  await userEvent.click(within(chips).getByRole('button', { name: 'Remove the filter “Width: 27 in”' }));
  expect(address()).toBe('/kitchen/sinks?stock=true&spec=Mount:Undermount');
  expect(within(chips).getByRole('button', { name: 'Remove the filter “Mount: Undermount”' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(address()).toBe('/kitchen/sinks');
  await openFilters();
  expect(field('Mount')).toHaveValue('');
  expect(await screen.findByText('Showing 3 materials')).toBeVisible();
});

test.each([
  ['?spec=mount:UNDERMOUNT', '?spec=Mount:Undermount'],
  ['?spec=Pose:Sous%20plan', ''],
  ['?spec=Colour:Red&spec=Mount:Undermount', '?spec=Mount:Undermount'],
  ['?spec=Mount:Undermount&spec=Mount:Apron%20front', '?spec=Mount:Undermount'],
  ['?spec=Mount%3AUndermount', '?spec=Mount%3AUndermount'],
  ['?spec=Mount&spec=:x&spec=&spec=Mount:', ''],
  ['?spec=__proto__:x&spec=constructor:y', ''],
  [`?spec=Mount:${'x'.repeat(300)}`, ''],
])('the address %s becomes %s', async (given, expected) => {
  const { address } = await open(given);
  await waitFor(() => expect(address()).toBe(`/kitchen/sinks${expected}`));
});

test('a value that nothing has stays in its field, and the page says that nothing is found', async () => {
  const { address } = await open('?spec=Mount:Ceiling');
  expect(await screen.findByText('No materials match.')).toBeVisible();
  expect(field('Mount')).toHaveDisplayValue('Ceiling');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(address()).toBe('/kitchen/sinks');
});

test('in French the lists are French, and the address is the same', async () => {
  const { address, container } = await open('?spec=Pose:sous%20plan', 'fr');
  await waitFor(() => expect(address()).toBe('/kitchen/sinks?spec=Mount:Undermount'));
  expect(field('Pose')).toHaveDisplayValue('Sous plan');
  expect(within(field('Largeur')).getByRole('option', { name: 'Peu importe' })).toBeInTheDocument();
  await closeFilters();
  expect(screen.getByRole('group', { name: 'Filtres actifs' }).textContent).toContain('Pose\u00a0: Sous plan');
  await expectAccessible(container);
});

test('two choices before the page gets to the first one both count', async () => {
  const { address } = await open();
  const [first, second] = [field('Mount'), field('Width')] as HTMLSelectElement[];
  const choose = (select: HTMLSelectElement, value: string) => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  act(() => choose(first!, 'Mount:Undermount'));
  act(() => choose(second!, 'Width:33 in'));
  expect(address()).toBe('/kitchen/sinks?spec=Mount:Undermount&spec=Width:33%20in');
});
