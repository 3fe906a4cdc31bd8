import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../../section';

const titles = () => screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
const topics = () => within(screen.getByRole('group', { name: 'Topic' }));

test('a topic narrows the list and stands in the address', async () => {
  const { address } = await renderSection(section, { path: '/guides' });
  expect(titles()).toHaveLength(6);
  await userEvent.click(topics().getByRole('button', { name: 'Energy and comfort' }));
  expect(address()).toBe('/guides?topic=energy');
  expect(titles()).toEqual(['Heat pumps in a Canadian winter', 'Insulation and rebates: do it in this order']);
  await userEvent.click(topics().getByRole('button', { name: 'All topics' }));
  expect(address()).toBe('/guides');
});

test('only topics that have an article are offered', async () => {
  await renderSection(section, { path: '/blog' });
  expect(topics().queryByRole('button', { name: 'Permits and contracts' })).not.toBeInTheDocument();
});

test.each([
  ['/blog?topic=energy', 1],
  ['/blog?topic=politics', 6],
  ['/blog?topic=&search=nothing-like-this', 6],
  ['/guides?search=QUOTE%20%20allowances', 1],
  ['/guides?topic=rules&search=deposits', 1],
])('%s shows %i articles', async (path, count) => {
  await renderSection(section, { path });
  expect(within(screen.getAllByRole('list').find((list) => list.querySelector('article'))!).getAllByRole('article')).toHaveLength(count);
});

test('the search finds words without their accents, in the language of the page', async () => {
  const { address } = await renderSection(section, { path: '/guides', locale: 'fr' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Chercher dans les guides' }), 'etancheite');
  await waitFor(() => expect(address()).toContain('search=etancheite'));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Chercher dans les guides' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Chercher dans les guides' }), 'thermopompe');
  await waitFor(() => expect(titles()).toEqual(['La thermopompe face à l’hiver']));
});

test('a search without a result says so and leads back', async () => {
  const { address } = await renderSection(section, { path: '/guides?search=submarine&topic=rules' });
  expect(screen.getByText('No article matches')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all articles' }));
  expect(address()).toBe('/guides');
  expect(titles()).toHaveLength(6);
  expect(screen.getByRole('textbox', { name: 'Search the guides' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Search the guides' })).toHaveFocus();
});

test('where nothing can be searched, a topic without an article leads back to the topics', async () => {
  await renderSection(section, { path: '/blog?topic=rules' });
  await userEvent.click(screen.getByRole('button', { name: 'Show all articles' }));
  expect(topics().getByRole('button', { name: 'All topics' })).toHaveFocus();
});

test('the blog ends with its newsletter', async () => {
  await renderSection(section, { path: '/blog' });
  expect(screen.getByRole('textbox', { name: /email/i })).toBeVisible();
});
