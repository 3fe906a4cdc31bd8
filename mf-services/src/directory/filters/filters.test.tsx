import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection, type FakeDb } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { searchBackend } from '../../testing/searchBackend';
import { serviceFacts } from '../../testing/serviceFacts';
import { serviceRow } from '../../testing/serviceRows';

const rows = [
  serviceRow({ id: 1, name: 'Alpha', rating: 4.9, languages: ['en', 'fr'], distance_km: 3.3 }),
  serviceRow({ id: 2, name: 'Beta', rating: 4.2, verified: false, languages: ['en'], distance_km: 12 }),
  serviceRow({ id: 3, name: 'Gamma', rating: 2.5, languages: ['en'], distance_km: 18 }),
];
const open = (path: string, db: FakeDb = searchBackend(rows), locale: 'en' | 'fr' = 'en') => renderSection(section, { path, db, locale });
const lastSearch = (db: FakeDb) =>
  JSON.parse(
    db.requests
      .filter((request) => request.includes('search_services'))
      .at(-1)!
      .replace(/^\S+ \S+ /, ''),
  ) as Record<string, unknown>;
const toggle = () => screen.getByRole('button', { name: /^Filters/ });
const chip = (name: string) => within(screen.getByRole('group', { name: 'Active filters' })).getByText(name);

test('every filter goes into the address and into the question, and a chip takes it away again', async () => {
  const db = searchBackend(rows);
  const { address, container } = await open('/services', db);
  await screen.findByText('Showing 3 of 3 services');
  const user = userEvent.setup();
  await user.click(toggle());
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await user.type(screen.getByLabelText('City or postal code'), 'm5v 2t6{Enter}');
  await user.selectOptions(screen.getByLabelText('Within'), '10 km');
  await user.selectOptions(screen.getByLabelText('Rating'), '4 and up');
  await user.selectOptions(screen.getByLabelText('Response time'), 'Within 2 hours');
  await user.selectOptions(screen.getByLabelText('Language of service'), 'French');
  await user.click(screen.getByLabelText('Verified only'));
  expect(address()).toBe('/services?near=M5V%202T6&radius=10&verified=true&response=2h&language=fr&rating=4');
  const show = await within(sheet).findByRole('button', { name: 'Show 1 professional' });
  await expectAccessible(sheet);
  await user.click(show);
  expect(sheet).not.toBeInTheDocument();
  expect(screen.getByText('Showing 1 of 3 services')).toBeVisible();
  expect(lastSearch(db)['filters']).toEqual({
    near: 'M5V 2T6',
    radius_km: 10,
    verified: true,
    response: '2h',
    language: 'fr',
    min_rating: 4,
  });
  expect(screen.getByRole('button', { name: 'Filters (5)' })).toBeVisible();
  for (const name of ['Within 10 km of M5V 2T6', 'Rated 4 and up', 'Answers: within 2 hours', 'Speaks French', 'Verified'])
    expect(chip(name)).toBeVisible();
  await expectAccessible(container);

  await user.click(screen.getByRole('button', { name: 'Remove filter: Speaks French' }));
  expect(address()).toBe('/services?near=M5V%202T6&radius=10&verified=true&response=2h&rating=4');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(address()).toBe('/services');
  expect(await screen.findByText('Showing 3 of 3 services')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
});

test('a place measures distances, and only then can the nearest come first', async () => {
  const { address } = await open('/services?near=Toronto');
  expect(await screen.findByText('Distances are measured from Toronto, ON.')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Alpha' })).toHaveTextContent('Toronto, ON · 3.3 km away');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Nearest');
  expect(address()).toBe('/services?sort=distance&near=Toronto');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(address()).toBe('/services');
  expect(within(screen.getByLabelText('Sort by')).getAllByRole('option')).toHaveLength(3);
});

test('French names the place in its own way, in the field too, while the address keeps it as filters know it', async () => {
  const { address } = await open('/services?near=Toronto%20(Ontario)', undefined, 'fr');
  const alpha = await screen.findByRole('article', { name: 'Alpha' });
  expect(alpha).toHaveTextContent('Toronto (Ontario) · à 3,3');
  expect(screen.getByRole('group', { name: 'Filtres actifs' })).toHaveTextContent('de Toronto (Ontario)');
  await userEvent.click(screen.getByRole('button', { name: /^Filtres/ }));
  const field = screen.getByLabelText('Ville ou code postal');
  expect(field).toHaveValue('Toronto (Ontario)');
  await userEvent.type(field, '{Enter}');
  expect(address()).toBe('/services?near=Toronto%2C%20ON');
});

test('a place that nobody knows is said beside the field, and nothing typed is lost', async () => {
  await open('/services?near=Atlantis');
  await userEvent.click(toggle());
  const field = screen.getByLabelText('City or postal code');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/We can’t find this place/);
  expect(field).toHaveValue('Atlantis');
  expect(screen.getByText('Showing 3 of 3 services')).toBeVisible();
});

test.each([
  ['/services?near=m5v2t6&radius=30&rating=3.9', '/services?near=M5V%202T6&rating=4'],
  ['/services?radius=10&verified=perhaps&language=de', '/services'],
  ['/services?sort=distance', '/services'],
])('%s becomes %s', async (path, expected) => {
  const { address } = await open(path);
  await waitFor(() => expect(address()).toBe(expected));
});

test('leaving the field counts like Enter; the radius waits for a place', async () => {
  const { address } = await open('/services');
  await userEvent.click(toggle());
  expect(screen.getByLabelText('Within')).toBeDisabled();
  await userEvent.type(screen.getByLabelText('City or postal code'), ' Halifax ');
  expect(address()).toBe('/services');
  await userEvent.tab();
  expect(address()).toBe('/services?near=Halifax');
  expect(screen.getByLabelText('Within')).toBeEnabled();
});

test('on a backend that cannot filter, the filters hide and the address forgets them', async () => {
  const { address } = await open('/services?verified=true&near=Toronto&sort=distance', searchBackend(rows, { search: false }));
  expect(await screen.findByText('Showing 3 of 3 services')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/services'));
  expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
});

test('forgiving rows stand under the reason they are there for, after the last page', async () => {
  const also = [
    { ...serviceRow({ id: '7', name: 'Plombiers Réunis', languages: ['fr'], is_sample: false }), reason: 'synonym' },
    { ...serviceRow({ id: '8', name: 'Plumbers United', languages: ['en'], is_sample: false }), reason: 'spelling' },
    { ...serviceRow({ id: '9', name: 'Montréal Plomberie', languages: ['fr'], is_sample: false }), reason: 'words' },
  ];
  await open('/services?search=plombier', searchBackend(rows, { answer: { also } }));
  await screen.findByText('Showing 0 of 3 services');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Results',
    'More results with all of your words',
    'Professionals in a matching trade',
    'Results with a similar spelling',
  ]);
});

test('rows of the table itself learn the languages of their companies', async () => {
  const plain = rows.map(({ languages: _languages, distance_km: _km, ...row }) => row);
  const db = searchBackend(plain, { facts: [serviceFacts({ id: '1', languages: ['en', 'fr'] })] });
  await open('/services', db);
  expect(await within(await screen.findByRole('article', { name: 'Alpha' })).findByText('Speaks French')).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Beta' })).queryByText('Speaks French')).toBeNull();
});

test.each([
  ['en', 'Sample'],
  ['fr', 'Exemple'],
] as const)('a site that runs on samples says on the card which company is one (%s)', async (locale, label) => {
  const plain = rows.map(({ languages: _languages, distance_km: _km, ...row }) => row);
  const db = searchBackend(plain, {
    facts: [serviceFacts({ id: '1', is_sample: true }), serviceFacts({ id: '2' })],
  });
  await renderSection(section, { path: '/services', db, locale, samples: true });
  expect(await within(await screen.findByRole('article', { name: 'Alpha' })).findByText(label)).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Beta' })).queryByText(label)).toBeNull();
});

test.each([
  ['Ottawa', 'd’Ottawa'],
  ['Halifax', 'd’Halifax'],
  ['Hamilton', 'de Hamilton'],
  ['Les Cèdres', 'des Cèdres'],
])('near %s, French joins the name as people say it', async (near, joined) => {
  await open(`/services?near=${encodeURIComponent(near)}`, searchBackend(rows, { answer: { place: near } }), 'fr');
  const active = within(await screen.findByRole('group', { name: 'Filtres actifs' }));
  expect(active.getByText(`À moins de 25 km ${joined}`)).toBeVisible();
  expect(screen.getByText(`Distances mesurées à partir ${joined}.`)).toBeVisible();
});

test('speaks French', async () => {
  const { container } = await open('/services?near=H2X&language=fr&rating=4.5', searchBackend(rows), 'fr');
  const active = within(await screen.findByRole('group', { name: 'Filtres actifs' }));
  expect(active.getByText('À moins de 25 km de H2X')).toBeVisible();
  expect(active.getByText('Note de 4,5 et plus')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Alpha' })).toHaveTextContent('à 3,3 km');
  expect(screen.getByText('Parle français', { selector: 'li span' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Filtres (3)' }));
  await expectAccessible(container);
});

test('the filters go while only saved companies are shown, and the button that did it keeps the focus', async () => {
  const { address } = await open('/services');
  await screen.findByText('Showing 3 of 3 services');
  screen.getByRole('button', { name: 'Saved' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/services?saved=true');
  expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Saved' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^Filters/ })).toBeVisible();
});
