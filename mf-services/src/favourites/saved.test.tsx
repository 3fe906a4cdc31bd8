import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authState, renderSection, type TestShellOptions } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { member } from '../testing/quoteForm';
import { searchBackend } from '../testing/searchBackend';
import { serviceRows } from '../testing/serviceRows';

const open = (path: string, db = searchBackend(serviceRows(8))) => renderSection(section, { path, db });
const heart = (name: string) => screen.getByRole('button', { name: `Save ${name}` });

beforeEach(() => localStorage.clear());

test('a heart saves a professional, and the list of saved ones is an address', async () => {
  const db = searchBackend(serviceRows(8));
  const { address } = await open('/services', db);
  await screen.findByText('Showing 8 of 8 services');
  await userEvent.click(heart('Provider 2'));
  expect(heart('Provider 2')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(heart('Provider 5'));
  await userEvent.click(screen.getByRole('button', { name: 'Saved (2)' }));
  expect(address()).toBe('/services?saved=true');
  expect(await screen.findByText('Showing 2 of 8 services')).toBeVisible();

  await userEvent.click(heart('Provider 2'));
  expect(await screen.findByText('Showing 1 of 8 services')).toBeVisible();
  // How many there are in all is asked once, with their categories.
  expect(db.requests.filter((request) => request.includes('search_services'))).toHaveLength(1);
  expect(screen.queryByRole('article', { name: 'Provider 2' })).toBeNull();
});

test('search and category work on the saved ones', async () => {
  localStorage.setItem('kit.favourites.v1', '{"service":["2","5"]}');
  await open('/services?saved=true&search=provider%205');
  expect(await screen.findByText('Showing 1 of 8 services')).toBeVisible();
  expect(within(screen.getByRole('article')).getByRole('heading')).toHaveTextContent('Provider 5');
});

test('a backend without the search has all services to count', async () => {
  localStorage.setItem('kit.favourites.v1', '{"service":["2","5"]}');
  await open('/services?saved=true', searchBackend(serviceRows(8), { search: false }));
  expect(await screen.findByText('Showing 2 of 8 services')).toBeVisible();
});

test('with nothing saved the page says how to save', async () => {
  const { address } = await open('/services?saved=true');
  expect(await screen.findByText('You have not saved any professionals yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all professionals' }));
  await waitFor(() => expect(address()).toBe('/services'));
});

describe('what an account has saved', () => {
  const none = 'You have not saved any professionals yet.';
  const stored = [{ target_id: '2' }];
  const openSaved = (auth: TestShellOptions['auth'], options: Parameters<typeof searchBackend>[1] = {}) =>
    renderSection(section, {
      path: '/services?saved=true',
      db: searchBackend(serviceRows(8), { tables: { favourites: stored }, ...options }),
      auth,
    });

  test.each(['loading', 'unknown'] as const)('is not called nothing while nobody knows whose it is (%s)', async (auth) => {
    const { shell } = await openSaved(auth);
    await screen.findByRole('option', { name: 'Roofing' });
    expect(screen.queryByText(none)).toBeNull();
    act(() => shell.auth.setState(authState(member)));
    expect(await screen.findByText(/^Showing 1 of/)).toBeVisible();
  });

  test('is not called nothing while it is read', async () => {
    let answer!: () => void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await openSaved(member, { before: (body) => (body ? undefined : held) });
    await screen.findByRole('option', { name: 'Roofing' });
    expect(screen.queryByText(none)).toBeNull();
    act(() => answer());
    expect(await screen.findByText(/^Showing 1 of/)).toBeVisible();
  });

  test('that cannot be read is an error, and can be tried again', async () => {
    let fails = true;
    await openSaved(member, { tables: { favourites: () => (fails ? { status: 403 } : stored) } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load services: Failed to fetch services');
    expect(screen.queryByText(none)).toBeNull();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Showing 1 of/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
