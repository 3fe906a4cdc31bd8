import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { searchBackend } from '../testing/searchBackend';
import { serviceRow, serviceRows } from '../testing/serviceRows';

// A backend that holds only the specification's tables: no search function, and fields that may be empty.

test('search, category and order work without the search function, on one read of everything', async () => {
  const db = searchBackend(serviceRows(1030), { search: false });
  await renderSection(section, { path: '/services?search=provider%2010', db });
  expect(await screen.findByText('Showing 42 of 1,030 services')).toBeVisible();
  const reads = db.requests.filter((request) => request.startsWith('GET'));
  expect(reads.map((request) => request.replace(/.*id\.asc&/, ''))).toEqual(['offset=0&limit=1000', 'offset=1000&limit=1000']);

  const asked = db.requests.length;
  await userEvent.click(screen.getByText('Load More'));
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(42));
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Name A-Z');
  await waitFor(() => expect(document.querySelector('article')).toHaveAccessibleName('Provider 10'));
  expect(db.requests).toHaveLength(asked);
});

test('the unfiltered page reads its rows and learns the categories from the table', async () => {
  const db = searchBackend(serviceRows(8), { search: false });
  await renderSection(section, { path: '/services', db });
  expect(await screen.findByText('Showing 8 of 8 services')).toBeVisible();
  expect(await screen.findByRole('option', { name: 'Roofing' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Roofing');
  expect(await screen.findByText('Showing 1 of 8 services')).toBeVisible();
});

test('a search that is opened directly learns the categories as well', async () => {
  await renderSection(section, { path: '/services?category=roofing', db: searchBackend(serviceRows(8), { search: false }) });
  expect(await screen.findByText('Showing 1 of 8 services')).toBeVisible();
  expect(within(screen.getByLabelText('Category')).getAllByRole('option')).toHaveLength(9);
});

test('a row with hardly anything in it is still a card', async () => {
  const empty = serviceRow({
    id: 50,
    name: 'Quiet Company',
    category: null,
    rating: null,
    review_count: null,
    location: null,
    response_time: null,
    verified: null,
  });
  await renderSection(section, { path: '/services?sort=name', db: searchBackend([empty, ...serviceRows(8)], { search: false }) });
  const card = await screen.findByRole('article', { name: 'Quiet Company' });
  expect(within(card).getByText('No reviews yet')).toBeVisible();
  expect(card.textContent).not.toMatch(/null|undefined|NaN/);
  expect(within(screen.getByLabelText('Category')).getAllByRole('option')).toHaveLength(9);
});

test('a backend that answers fewer rows at once than asked is still read to its end', async () => {
  await renderSection(section, { path: '/services?search=provider', db: searchBackend(serviceRows(25), { search: false, maxRows: 10 }) });
  expect(await screen.findByText('Showing 25 of 25 services')).toBeVisible();
});
