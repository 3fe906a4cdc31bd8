import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineSection } from '@marketplace/section-kit';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { fragments } from '../routes';
import { searchBackend } from '../testing/searchBackend';
import { serviceRow } from '../testing/serviceRows';

const page = defineSection({ name: 'mf-marketing', routes: [{ path: '/', lazy: fragments['project-start']! }] });
const rows = ['One', 'Two', 'Three', 'Four'].map((name, id) =>
  serviceRow({ id: String(id + 1), name, location: id === 0 ? 'Calgary, Alberta' : 'Toronto, Ontario' }),
);
const open = (options: Parameters<typeof searchBackend>[1] = {}, locale: 'en' | 'fr' = 'en') =>
  renderSection(page, { path: '/', locale, db: searchBackend(rows, options) });
const field = () => screen.getByRole('textbox', { name: 'City or postal code' });
const companies = () => screen.queryAllByRole('button', { name: 'Get Quote' });
const look = async (place: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), `${place}{Enter}`);
};

beforeEach(() => localStorage.clear());

test('asks where before it asks the backend anything', async () => {
  const db = searchBackend(rows);
  const { container } = await renderSection(page, { path: '/', db });
  expect(screen.getByRole('heading', { name: 'Who works near you?' })).toBeVisible();
  expect([companies(), db.requests]).toEqual([[], []]);
  // Without script it is a form that opens the directory there.
  expect(field().closest('form')).toHaveAttribute('action', '/services');
  expect(field()).toHaveAttribute('name', 'near');
  await expectAccessible(container);
});

test('shows the three nearest and the way to the others, and remembers the place', async () => {
  const db = searchBackend(rows);
  const { container, unmount } = await renderSection(page, { path: '/', db });
  await look('m5v1a1');
  expect(await screen.findByRole('heading', { name: 'Near M5V 1A1, ON' })).toBeVisible();
  expect(companies()).toHaveLength(3);
  await waitFor(() =>
    expect(db.requests).toEqual([expect.stringContaining('"sort":"distance"'), 'POST /rpc/service_facts {"ids":["1","2","3"]}']),
  );
  expect(db.requests[0]).toContain('"filters":{"near":"M5V 1A1","radius_km":50}');
  expect(screen.getByRole('link', { name: 'See all 4 professionals' })).toHaveAttribute(
    'href',
    '/services?sort=distance&near=M5V%201A1&radius=50',
  );
  await expectAccessible(container);
  unmount();
  await open();
  expect(field()).toHaveValue('M5V 1A1');
  await waitFor(() => expect(companies()).toHaveLength(3));
  await look(' ');
  expect(screen.getByRole('heading', { name: 'Who works near you?' })).toBeVisible();
  expect(companies()).toEqual([]);
});

test('a place that nobody knows is told beside the field', async () => {
  await open();
  await look('Atlantis');
  expect(await screen.findByText(/^We can’t find this place/)).toBeVisible();
  expect(field()).toBeInvalid();
  await look('Toronto');
  await waitFor(() => expect(companies()).toHaveLength(3));
  expect(field()).toBeValid();
});

test('a place without anybody says so', async () => {
  await open({ answer: { items: [], matched: 0 } });
  await look('Yellowknife');
  expect(await screen.findByText('Nobody is listed within 50 km yet. Try a larger city nearby.')).toBeVisible();
});

test('a backend that measures nothing shows who names the place', async () => {
  await open({ search: false });
  await look('Toronto');
  expect(await screen.findByRole('heading', { name: 'Near Toronto' })).toBeVisible();
  expect(companies()).toHaveLength(3);
  await look('Atlantis');
  expect(await screen.findByText(/^We can’t find this place/)).toBeVisible();
});

test('a failure is shown and can be tried again', async () => {
  const nobody = { total: 0, matched: 0, capped: false, items: [], next: null, also: [], categories: [], place: 'X', filters: ['near'] };
  let fails = true;
  await open({ rpc: { search_services: () => (fails ? { status: 400, message: 'down' } : nobody) } });
  await look('Toronto');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load services: down');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Nobody is listed/)).toBeVisible();
});
