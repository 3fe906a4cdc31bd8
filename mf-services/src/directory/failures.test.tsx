import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createTestShell,
  expectAccessible,
  fakeDb,
  type FakeDb,
  renderSection,
  TestShellProviders,
} from '@marketplace/section-kit/testing';
import { FeaturedServices } from '../featured-services/FeaturedServices';
import { section } from '../section';
import { serviceFacts } from '../testing/serviceFacts';
import { serviceRow } from '../testing/serviceRows';

const saying = { status: 500, message: 'permission denied for table services' };
const silent = { status: 500 };

/** Fails until `recover` is called. */
function failingDb(failure: { status: number; message?: string }) {
  let answer: typeof failure | ReturnType<typeof serviceRow>[] = failure;
  return { db: fakeDb({ tables: { services: () => answer } }), recover: () => void (answer = [serviceRow()]) };
}

const showFeatured = (db: FakeDb, locale: 'en' | 'fr' = 'en', samples = false) =>
  render(
    <TestShellProviders shell={createTestShell({ db, locale, samples })} path="/">
      <FeaturedServices />
    </TestShellProviders>,
  );

test.each([
  ['the server says why', 'en', saying, 'Failed to load services: permission denied for table services'],
  ['the server says nothing', 'en', silent, 'Failed to load services: Failed to fetch services'],
  ['the server says why, in French', 'fr', saying, 'Impossible de charger les services\u00a0: permission denied for table services'],
  ['the server says nothing, in French', 'fr', silent, 'Impossible de charger les services\u00a0: La lecture des services a échoué'],
] as const)('§8 services page when %s', async (_case, locale, failure, text) => {
  const { db, recover } = failingDb(failure);
  const { container } = await renderSection(section, { path: '/services', db, locale });
  expect(await screen.findByRole('alert')).toHaveTextContent(text.replace('\u00a0', ' '));
  await expectAccessible(container);
  recover();
  await userEvent.click(screen.getByRole('button', { name: /Try again|Réessayer/ }));
  expect(await screen.findByRole('article', { name: 'Maple Ridge Roofing' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('option', { name: /Roofing|Toiture/ })).toBeInTheDocument();
});

test('a search that fails keeps the controls, so that another search can be tried', async () => {
  const db = fakeDb({ tables: { services: [serviceRow()] }, rpc: { search_services: { status: 400, message: 'boom' } } });
  await renderSection(section, { path: '/services?search=roof', db });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load services: boom');
  expect(screen.getByLabelText('Search services', { selector: 'input' })).toHaveValue('roof');
});

test.each([
  ['the message', saying, 'permission denied for table services'],
  ['the fallback', silent, 'Failed to fetch services'],
])('§8 home page shows Failed to load services plus %s', async (_case, failure, text) => {
  const { db, recover } = failingDb(failure);
  showFeatured(db);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load services');
  expect(alert).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'View All Services' })).toBeVisible();
  recover();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Maple Ridge Roofing' })).toBeVisible();
});

test('the home page holds the place of six cards until they are there, in both languages', async () => {
  const { container } = showFeatured(fakeDb({ tables: { services: [] } }), 'fr');
  expect(container.querySelector('[aria-busy="true"]')!.querySelectorAll('article')).toHaveLength(6);
  expect(await screen.findByText('Aucun service en vedette pour le moment.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir tous les services' })).toHaveAttribute('href', '/fr/services');
  await expectAccessible(container);
});

test('a further page that fails keeps the cards, and can be tried again', async () => {
  const rows = Array.from({ length: 26 }, (_, index) =>
    serviceRow({ id: String(index), languages: ['en'], is_sample: false, name: `Provider ${index}` }),
  );
  let fails = true;
  const search = ({ after }: Record<string, unknown>) => {
    if (after && fails) return { status: 400, message: 'boom' };
    return {
      total: 26,
      matched: 26,
      capped: false,
      items: after ? rows.slice(24) : rows.slice(0, 24),
      next: after ? null : { id: 23 },
      also: [],
      categories: ['Roofing'],
      place: null,
      filters: [],
    };
  };
  await renderSection(section, { path: '/services?sort=name', db: fakeDb({ rpc: { search_services: search } }) });
  await userEvent.click(await screen.findByText('Load More'));
  expect(await screen.findByText('Failed to load services: boom')).toBeVisible();
  expect(document.querySelectorAll('article')).toHaveLength(24);
  fails = false;
  await userEvent.click(screen.getByText('Try again'));
  expect(await screen.findByText('Provider 25')).toBeVisible();
  expect(screen.queryByText('Failed to load services: boom')).toBeNull();
});

test('the home page labels a featured company that is a sample', async () => {
  const id = String(serviceRow().id);
  const db = fakeDb({ tables: { services: [serviceRow()] }, rpc: { service_facts: () => [serviceFacts({ id, is_sample: true })] } });
  showFeatured(db, 'en', true);
  expect(await within(await screen.findByRole('article', { name: 'Maple Ridge Roofing' })).findByText('Sample')).toBeVisible();
});

test('an empty directory says so', async () => {
  await renderSection(section, { path: '/services', db: fakeDb({ tables: { services: [] } }) });
  expect(await screen.findByText('Showing 0 of 0 services')).toBeVisible();
  expect(screen.getByText('No services found.')).toBeVisible();
});
