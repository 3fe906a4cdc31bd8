import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection, type FakeDb } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { searchBackend } from '../testing/searchBackend';
import { serviceRow, serviceRows } from '../testing/serviceRows';

const open = (path: string, db: FakeDb, locale: 'en' | 'fr' = 'en') => renderSection(section, { path, db, locale });
const field = () => screen.getByLabelText('Search services', { selector: 'input' });
const cards = () => [...document.querySelectorAll('article')];
const searches = (db: FakeDb) =>
  db.requests.filter((request) => request.includes('search_services') && !request.includes('"page_size":1}'));

afterEach(() => jest.useRealTimers());

test('opens with the best rated services, the exact count and every category', async () => {
  const db = searchBackend(serviceRows(30));
  await open('/services', db);
  expect(await screen.findByText('Showing 30 of 30 services')).toBeVisible();
  expect(cards()).toHaveLength(24);
  expect(db.requests[0]).toBe('GET /services?select=*&order=rating.desc.nullslast,review_count.desc,name.asc,id.asc&limit=24');
  expect(searches(db)).toEqual([]);
  expect(within(screen.getByLabelText('Category')).getAllByRole('option')).toHaveLength(9);
});

test('typing asks once it pauses, and the address keeps the text', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const db = searchBackend(serviceRows(8));
  const { address } = await open('/services?sort=name', db);
  await screen.findByText('Showing 8 of 8 services');
  await user.type(field(), 'roofing ');
  expect(address()).toBe('/services?sort=name');
  await act(() => jest.advanceTimersByTimeAsync(250));
  expect([address(), field()]).toEqual(['/services?search=roofing&sort=name', expect.objectContaining({ value: 'roofing ' })]);
  expect(await screen.findByText('Showing 1 of 8 services')).toBeVisible();
  expect(searches(db).slice(1)).toEqual(['POST /rpc/search_services {"q":"roofing","cat":null,"sort":"name","after":null,"page_size":24}']);
});

test('a choice does not wait for the text, and loses nothing of it', async () => {
  const user = userEvent.setup();
  const { address } = await open('/services', searchBackend(serviceRows(8)));
  await screen.findByRole('option', { name: 'Roofing' });
  await user.type(field(), 'provider');
  await user.selectOptions(screen.getByLabelText('Category'), 'Roofing');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Most Reviews');
  expect(address()).toBe('/services?search=provider&category=Roofing&sort=reviews');
  expect(await screen.findByText('Showing 1 of 8 services')).toBeVisible();
  expect(field()).toHaveValue('provider');
});

test('Enter searches at once', async () => {
  const { address } = await open('/services', searchBackend(serviceRows(3)));
  await userEvent.type(field(), '🔨 50% "a_b"{Enter}');
  expect(address()).toBe('/services?search=%F0%9F%94%A8%2050%25%20%22a_b%22');
  expect(await screen.findByText('No services match “🔨 50% "a_b"”.')).toBeVisible();
});

test('a late answer never replaces a newer one, and the cards before stay while it is under way', async () => {
  const held = new Map<string, () => void>();
  const before = (body: string) =>
    body.includes('"page_size":24') ? new Promise<void>((resolve) => held.set((JSON.parse(body) as { q: string }).q, resolve)) : undefined;
  await open('/services', searchBackend([serviceRow({ id: 1, name: 'Alpha' }), serviceRow({ id: 2, name: 'Alpine' })], { before }));
  await screen.findByText('Showing 2 of 2 services');
  await userEvent.type(field(), 'alp{Enter}');
  await waitFor(() => expect(held.has('alp')).toBe(true));
  expect(cards()).toHaveLength(2);
  expect(cards()[0]!.closest('ul')!.parentElement).toHaveStyle({ opacity: '0.6' });

  await userEvent.type(field(), 'ine{Enter}');
  await waitFor(() => expect(held.has('alpine')).toBe(true));
  await act(async () => held.get('alpine')!());
  expect(await screen.findByText('Showing 1 of 2 services')).toBeVisible();
  await act(async () => held.get('alp')!());
  expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual(['Alpine']);
  expect(cards()[0]!.closest('ul')!.parentElement).toHaveStyle({ opacity: '1' });
});

test('an empty answer speaks of what it was asked while the next one is under way', async () => {
  let release = () => {};
  const before = (body: string) =>
    body.includes('"q":"alpha"') && body.includes('"page_size":24') ? new Promise<void>((resolve) => (release = resolve)) : undefined;
  const { address } = await open('/services?search=zzzz', searchBackend([serviceRow({ id: 1, name: 'Alpha' })], { before }));
  await screen.findByText('No services match “zzzz”.');
  await userEvent.clear(field());
  await userEvent.type(field(), 'alpha{Enter}');
  await waitFor(() => expect(address()).toBe('/services?search=alpha'));
  expect(screen.getByText('No services match “zzzz”.')).toBeVisible();
  expect(screen.queryByText('No services match “alpha”.')).toBeNull();
  await act(async () => release());
  expect(await screen.findByText('Showing 1 of 1 services')).toBeVisible();
});

test.each([
  ['/services', 'GET /services?select=*&order=rating.desc.nullslast,review_count.desc,name.asc,id.asc&offset=24&limit=24'],
  ['/services?sort=reviews', 'POST /rpc/search_services {"q":"","cat":null,"sort":"reviews","after":{"k":[],"id":24},"page_size":24}'],
])('%s: Load More adds 24, goes on with the first new card, and ends with the last one', async (path, request) => {
  const db = searchBackend(serviceRows(50));
  await open(path, db);
  await screen.findByText('24 of 50 on this page');
  const user = userEvent.setup();
  await user.click(screen.getByText('Load More'));
  await screen.findByText('48 of 50 on this page');
  expect(db.requests).toContain(request);
  expect(within(cards()[24]!).getByRole('link')).toHaveFocus();

  await user.click(screen.getByText('Load More'));
  await waitFor(() => expect(cards()).toHaveLength(50));
  expect(screen.queryByText('Load More')).toBeNull();
  expect(screen.getByText('Showing 50 of 50 services')).toBeVisible();
});

test('coming back from a profile shows the same cards without asking again', async () => {
  const db = searchBackend(serviceRows(50));
  await open('/services', db);
  await userEvent.click(await screen.findByText('Load More'));
  await screen.findByText('48 of 50 on this page');
  await userEvent.click(screen.getByText('Provider 30'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Provider 30' })).toBeVisible();
  const asked = db.requests.length;
  await userEvent.click(screen.getByText('Professional Services'));
  expect(await screen.findByText('48 of 50 on this page')).toBeVisible();
  expect([cards().length, db.requests.length]).toEqual([48, asked]);
});

test.each([
  ['/services?sort=price&page=7&utm=x', '/services'],
  ['/services?category=Nothing&search=provider', '/services?search=provider'],
  ['/services?category=roofing', '/services?category=Roofing'],
  ['/services?search=%20&sort=rating', '/services'],
])('%s becomes %s', async (path, expected) => {
  const { address } = await open(path, searchBackend(serviceRows(8)));
  await waitFor(() => expect(address()).toBe(expected));
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
});

test('rows found without accents follow under their own heading and are not counted; a capped count says so', async () => {
  const also = [{ ...serviceRow({ id: '9', name: 'Toitures Montréal', languages: ['fr'], is_sample: false }), reason: 'accents' }];
  await open('/services?search=provider', searchBackend([serviceRow({ name: 'Provider' })], { answer: { also } }));
  expect(await screen.findByText('Showing 1 of 1 services')).toBeVisible();
  const heading = screen.getByRole('heading', { level: 2, name: 'More results, ignoring accents' });
  expect(heading.compareDocumentPosition(screen.getByRole('article', { name: 'Toitures Montréal' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

describe('a text that no company has', () => {
  const understood = [
    { kind: 'trade', typed: 'electrisien', meant: 'électricien', trades: ['Electrical'] },
    { kind: 'area', typed: 'M5V 1A1', place: 'M5V (Toronto, ON)' },
    { kind: 'word', typed: 'Ohm' },
  ];
  const rows = [{ ...serviceRow({ id: '9', name: 'Ohm Electric', languages: ['en'], is_sample: false }) }];
  const answer = { matched: 1, items: rows, understood, place: 'M5V (Toronto, ON)' };

  test('the page counts what was understood and says what that is, never that nothing matches', async () => {
    await open('/services?search=electrisien+M5V+1A1+Ohm', searchBackend([serviceRow()], { answer }));
    expect(await screen.findByText('Showing 1 of 1 services')).toBeVisible();
    expect(
      screen.getByText(
        'No company matches “electrisien M5V 1A1 Ohm” exactly. We looked for Electrical, near M5V (Toronto, ON), “Ohm”. We read “electrisien” as “électricien”.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Distances are measured from M5V (Toronto, ON).')).toBeVisible();
    expect(screen.queryByText(/No services match/)).toBeNull();
    expect(screen.getByRole('article', { name: 'Ohm Electric' })).toBeVisible();
  });

  test('a chip takes its part out of the text in the address, and the field follows', async () => {
    const { address } = await open('/services?search=electrisien+M5V+1A1+Ohm', searchBackend([serviceRow()], { answer }));
    const chips = await screen.findByRole('group', { name: 'What we looked for' });
    await userEvent.click(within(chips).getByRole('button', { name: 'Remove from the search: near M5V (Toronto, ON)' }));
    expect(address()).toBe('/services?search=electrisien%20Ohm');
    expect(field()).toHaveValue('electrisien Ohm');
  });

  test.each([
    ['en', 'No company matches “Ohm over 4.5” exactly. We looked for “Ohm”, rated 4.5 and up.'],
    [
      'fr',
      'Aucune entreprise ne correspond exactement à «\u00a0Ohm over 4.5\u00a0». Nous avons cherché\u00a0: «\u00a0Ohm\u00a0», note de 4,5 et plus.',
    ],
  ] as const)('a rating in the text is named (%s)', async (locale, sentence) => {
    const rated = [
      { kind: 'word', typed: 'Ohm' },
      { kind: 'rating', typed: 'over 4.5', least: 4.5 },
    ];
    const { address } = await open(
      '/services?search=Ohm+over+4.5',
      searchBackend([serviceRow()], { answer: { ...answer, understood: rated } }),
      locale,
    );
    expect(await screen.findByText(sentence.replace(/\s+/g, ' '), { normalizer: (text) => text.replace(/\s+/g, ' ') })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /rated 4\.5|note de 4,5/ }));
    expect(address()).toContain('search=Ohm');
    expect(address()).not.toContain('4.5');
  });

  test('reads in French as well', async () => {
    await open(
      '/services?search=electrisien',
      searchBackend([serviceRow()], { answer: { ...answer, understood: understood.slice(0, 1) } }),
      'fr',
    );
    expect(
      await screen.findByText(
        'Aucune entreprise ne correspond exactement à « electrisien ». Nous avons cherché : Électricité. Nous avons lu « électricien » au lieu de « electrisien ».',
      ),
    ).toBeVisible();
  });
});

test('a postal code typed into the search field is the place to look around', async () => {
  const { address } = await open('/services?category=Roofing', searchBackend(serviceRows(8)));
  await screen.findByRole('option', { name: 'Roofing' });
  await userEvent.type(field(), 'm5v 1a1');
  expect(address()).toBe('/services?category=Roofing&near=M5V%201A1');
  expect(field()).toHaveValue('');
});

test('a count that is only known to be large says so', async () => {
  await open('/services?search=o', searchBackend([serviceRow()], { answer: { total: 61234, matched: 5000, capped: true } }));
  expect(await screen.findByText('Showing 5,000+ of 61,234 services')).toBeVisible();
});

test('speaks French', async () => {
  const { address } = await open('/services?sort=name', searchBackend(serviceRows(8)), 'fr');
  expect(await screen.findByText('Affichage de 8 services sur 8')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Rechercher des services', { selector: 'input' }), 'zzz{Enter}');
  expect(await screen.findByText('Aucun service ne correspond à «\u00a0zzz\u00a0».', { normalizer: (text) => text })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
  expect(address()).toBe('/services?sort=name');
  expect(screen.getByLabelText('Rechercher des services', { selector: 'input' })).toHaveFocus();
});
