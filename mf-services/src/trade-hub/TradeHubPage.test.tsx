import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { words } from '../../content/trade-hubs/words';
import { manifest } from '../manifest';
import { section } from '../section';
import { fill, next, send } from '../testing/quoteForm';
import { requestBackend } from '../testing/requestBackend';
import { searchBackend } from '../testing/searchBackend';
import { serviceRow, serviceRows } from '../testing/serviceRows';

const plumbers = Array.from({ length: 8 }, (_, index) =>
  serviceRow({ id: `7f8d1c1e-0000-4000-8000-00000000000${index}`, name: `Plumber ${index}`, category: 'Plumbing' }),
);
const backend = (place: string | null = 'Toronto') => searchBackend(plumbers, { answer: { place } });
const searches = (db: { requests: string[] }) => db.requests.filter((request) => request.includes('search_services'));
const cards = () => screen.getAllByRole('article');

beforeEach(() => localStorage.clear());

test.each([
  ['en', /^Anyone who works on your roof must be covered by workers’ compensation\./],
  ['fr', /^Toute personne qui travaille sur votre toit doit être couverte par le régime d’indemnisation des accidents du travail\./],
] as const)('who must be covered on a roof, and by what (%s)', async (locale, text) => {
  await renderSection(section, { path: '/outdoor/roofing', locale, db: backend() });
  expect(await screen.findByText(text)).toBeVisible();
});

const hubs = manifest.routes.filter(({ path }) => /^\/(indoor|outdoor)\//.test(path));

test('there are eleven', () => expect(hubs).toHaveLength(11));

describe.each(hubs.flatMap(({ path, title }) => (['en', 'fr'] as const).map((locale) => [path, locale, title[locale]] as const)))(
  '%s (%s)',
  (path, locale, title) => {
    test('is a whole page under the title that the manifest promises', async () => {
      const { container } = await renderSection(section, { path, locale, db: searchBackend(serviceRows(2)) });
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
      const costs = screen.getByRole('table');
      for (const row of within(costs).getAllByRole('row').slice(1)) expect(row).toHaveTextContent(/\d.*(to|à) .*\d/);
      expect(screen.getByLabelText(locale === 'en' ? 'Province or territory' : 'Province ou territoire')).toHaveValue('ON');
      expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(5);
      const hub = (await words[path.slice(1)]!())[locale];
      expect(hub.guides?.some(({ path }) => path !== '/guides')).toBe(true);
      for (const guide of hub.guides!)
        expect(screen.getByRole('link', { name: guide.label })).toHaveAttribute('href', `${locale === 'fr' ? '/fr' : ''}${guide.path}`);
      await expectAccessible(container);
    });
  },
);

test('shows the six best rated of the trade; a postal code asks again near it, and the address keeps it', async () => {
  const db = backend();
  const { address } = await renderSection(section, { path: '/indoor/plumbing', db });
  await waitFor(() => expect(cards().filter((card) => within(card).queryByText('Get Quote'))).toHaveLength(6));
  expect(screen.getByText('The best rated in Canada. Enter your postal code to see who works near you.')).toBeVisible();
  expect(searches(db)).toEqual([expect.stringContaining('"cat":"Plumbing","sort":"rating"')]);
  await userEvent.type(screen.getByLabelText('Postal code'), 'h2x');
  expect(await screen.findByText('Within 50 km of Toronto, the best rated first.')).toBeVisible();
  expect(searches(db).at(-1)).toContain('"filters":{"near":"H2X","radius_km":50}');
  await userEvent.click(screen.getByRole('button', { name: 'Verified only' }));
  expect(address()).toBe('/indoor/plumbing?postal=H2X&verified=true');
  await waitFor(() => expect(searches(db).at(-1)).toContain('"filters":{"near":"H2X","radius_km":50,"verified":true}'));
  expect(screen.getByRole('link', { name: 'See everyone in the directory' })).toHaveAttribute(
    'href',
    '/services?category=Plumbing&near=H2X&radius=50&verified=true',
  );
});

test('the rules follow the postal code, and a province can be chosen', async () => {
  const { address } = await renderSection(section, { path: '/indoor/plumbing?postal=H2X', db: backend() });
  const province = screen.getByLabelText('Province or territory');
  expect(province).toHaveValue('QC');
  expect(screen.getByText(/needs an RBQ licence/)).toBeVisible();
  await userEvent.selectOptions(province, 'NS');
  expect(screen.getByText(/Plumber is a compulsory certified trade/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Source: Plumber Trade Regulations/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/novascotia\.ca\//),
  );
  expect(screen.getByText(/noted on November 20, 2026/)).toBeVisible();
  expect(address()).toBe('/indoor/plumbing?postal=H2X&province=NS');
  await userEvent.selectOptions(province, 'YT');
  expect(screen.getByText(/Confirm with the regulator/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Government of Yukon' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Source: / })).not.toBeInTheDocument();
});

test.each([
  ['/outdoor/roofing', 'In Ontario: WSIB', true],
  ['/outdoor/commercial-roofing', 'In Ontario: WSIB', true],
  ['/indoor/plumbing', 'In Ontario: WSIB', false],
])('%s tells who insures workers: %s, %p', async (path, text, isThere) => {
  await renderSection(section, { path, db: backend() });
  expect(Boolean(screen.queryByRole('link', { name: text }))).toBe(isThere);
});

test('a wrong postal code is said at the field and asks for nothing', async () => {
  const db = backend();
  await renderSection(section, { path: '/outdoor/roofing', db });
  await waitFor(() => expect(searches(db)).toHaveLength(1));
  await userEvent.type(screen.getByLabelText('Postal code'), '90210');
  expect(screen.getByText('Enter a Canadian postal code such as M5V or M5V 2T6.')).toBeVisible();
  expect(searches(db)).toHaveLength(1);
});

test('a postal code that is on no map is told apart from one with nobody near', async () => {
  await renderSection(section, { path: '/indoor/plumbing?postal=X0A', db: backend(null) });
  expect(await screen.findByText('We can’t find X0A on the map, so distance is not considered.')).toBeVisible();
});

test('with nobody near, all of Canada is one press away', async () => {
  const db = searchBackend(plumbers, { answer: { items: [], matched: 0, place: 'Iqaluit' } });
  const { address } = await renderSection(section, { path: '/indoor/plumbing?postal=X0A&verified=1', db });
  expect(await screen.findByText('No professionals match within 50 km of Iqaluit.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Search all of Canada' }));
  await waitFor(() => expect(address()).toBe('/indoor/plumbing?province=NU'));
  expect(screen.getByLabelText('Postal code')).toHaveValue('');
  expect(screen.getByRole('heading', { name: 'Professionals found' })).toHaveFocus();
});

test('a hub of several trades searches the one that is chosen', async () => {
  const db = backend();
  const { address } = await renderSection(section, { path: '/outdoor/contractors', db });
  await userEvent.selectOptions(screen.getByLabelText('Trade'), 'Siding');
  expect(address()).toBe('/outdoor/contractors?trade=Siding');
  await waitFor(() => expect(searches(db).at(-1)).toContain('"cat":"Siding"'));
});

test('the quote starter stores a request for the job and the professional that were chosen', async () => {
  const requests = requestBackend({ base: backend() });
  await renderSection(section, { path: '/indoor/plumbing', db: requests.db });
  await userEvent.selectOptions(await screen.findByLabelText('What needs doing?'), 'Water heater');
  await userEvent.selectOptions(screen.getByLabelText('Who to ask first'), 'Plumber 3 – Toronto, ON');
  await userEvent.click(screen.getByRole('button', { name: 'Start my request' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await next();
  await next();
  await fill({ 'Your name': 'Maya', Email: 'maya@example.ca' });
  await send();
  await screen.findByRole('dialog', { name: 'Your request is on its way' });
  const [{ project }] = requests.argsOf('submit_project') as [{ project: Record<string, unknown> }];
  expect(project).toMatchObject({ source: 'project', service_name: 'Water heater', category: 'Plumbing', provider_ids: [plumbers[3]!.id] });
});

test('ranges that people accepted stand beside our estimates once there are enough, and nothing is called a sample', async () => {
  const rpc = { accepted_quote_range: () => ({ count: 34, low_cents: 18000, high_cents: 240000 }) };
  await renderSection(section, { path: '/indoor/plumbing', db: requestBackend({ base: backend(), rpc }).db });
  expect(await screen.findByText(/^From 34 accepted quotes for Plumbing .* between \$180 and \$2,400/)).toBeVisible();
  expect(screen.getByText(/^Our own estimates of November 20, 2026 .* is shown beside them once/)).toBeVisible();
  expect(screen.queryByText(/^Sample ranges/)).toBeNull();
});

test('on a backend with only the two tables the page is whole, without distances', async () => {
  const { container } = await renderSection(section, {
    path: '/indoor/plumbing?postal=M5V',
    db: searchBackend(plumbers, { search: false }),
  });
  expect(await screen.findByText('We can’t find M5V on the map, so distance is not considered.')).toBeVisible();
  await expectAccessible(container);
});

test('a failed read says so and can be tried again; the rest of the page stands', async () => {
  await renderSection(section, { path: '/outdoor/roofing', db: fakeDb({ rpc: { search_services: { status: 500, message: 'down' } } }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load services: down');
  expect(screen.getByRole('table')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start my request' })).toBeNull();
});
