import { act, screen, waitFor } from '@testing-library/react';
import { Fragment, useOperator, type SectionDefinition } from '@marketplace/section-kit';
import { pagePart, usePagePart, useQuery } from '@marketplace/section-kit/query';
import { loadEntryScript } from '../section-loader/loadEntryScript';
import { start } from '../boot/start';
import { stubBrowser, stubSharing } from '../testing/browserStubs';
import { productMenus } from '../testing/productMenus';
import { testComposition, testSection } from '../testing/testComposition';
import { render, type RenderedPage } from './render';

jest.mock('../section-loader/loadEntryScript');

const uses = ['cards/list', 'cards/deals'];
const composition = testComposition([
  testSection('mf-sample', { routes: [{ path: '/sample', title: 'Sample' }] }),
  testSection('mf-cards', { class: 'regular', fragments: ['list', 'deals'] }),
]);

const form = pagePart('sample/form', async () => ({ words: 'Name and e-mail' }));

function Page() {
  const { data: rows } = useQuery({ queryKey: ['sample'], queryFn: async () => ['first row'] });
  const { data: part } = usePagePart(form);
  return (
    <>
      <h1>Sample page</h1>
      <p>{rows ? rows.join() : 'Rows are on their way'}</p>
      <p>{part ? part.words : 'The form is on its way'}</p>
      {uses.map((name) => (
        <Fragment key={name} name={name} fallback={<p>Place of {name}</p>} />
      ))}
    </>
  );
}

type Card = () => React.ReactNode;
const List: Card = () => <p>Cards of another section</p>;
const Deals: Card = () => <p>Deals of another section</p>;
const sample: SectionDefinition = {
  name: 'mf-sample',
  routes: [{ path: '/sample', lazy: async () => ({ Component: Page }) }],
  fragments: {},
};
const cards = (list: Card, deals: Card): SectionDefinition => ({
  name: 'mf-cards',
  routes: [],
  fragments: { list: async () => ({ Component: list }), deals: async () => ({ Component: deals }) },
});

const Throws: Card = () => {
  throw new Error('a card threw');
};
const neverLoads = (): SectionDefinition => {
  const there = cards(List, Deals);
  return { ...there, fragments: { ...there.fragments, list: () => new Promise(() => undefined) } };
};
const noBundle = (): never => {
  throw new Error('The bundle does not run.');
};

/** What the server makes of the page. */
async function onServer(cardsThere: () => SectionDefinition): Promise<RenderedPage> {
  const loadSection = (name: string) => (name === 'mf-sample' ? sample : cardsThere());
  const whole = { en: { ...composition, ...productMenus('en') }, fr: { ...composition, ...productMenus('fr') } };
  return (await render({ composition, address: '/sample', uses, loadSection, backendOrigin: 'http://localhost', whole }))!;
}

/** The page of the server as the browser gets it, which then takes it over. */
async function inBrowser({ html, state, parts, leftOut }: RenderedPage, list = List) {
  history.replaceState(null, '', '/sample');
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const data = { composition, seed: { state, uses, parts, leftOut: Object.keys(leftOut) } };
  for (const [id, value] of Object.entries(data)) {
    const script = Object.assign(document.createElement('script'), { id, type: 'application/json', textContent: JSON.stringify(value) });
    document.body.append(script);
  }
  const heading = screen.getByRole('heading', { level: 1 });
  const definitions: Record<string, SectionDefinition> = { 'mf-sample': sample, 'mf-cards': cards(list, Deals) };
  jest.mocked(loadEntryScript).mockImplementation(async (_url, name) => ({
    init: () => undefined,
    get: async () => () => ({ section: definitions[name.replaceAll('_', '-')] }),
  }));
  const tookOver = (globalThis.__takeOver = jest.fn());
  const told = jest.spyOn(console, 'info').mockImplementation();
  await act(async () => start());
  await waitFor(() => expect(tookOver).toHaveBeenCalled());
  return { heading, told };
}

beforeEach(() => {
  stubBrowser();
  stubSharing();
  globalThis.fetch = (async () => new Response('[]', { headers: { 'content-type': 'application/json' } })) as typeof fetch;
});

test('a page is rendered whenever it is asked for, however often it was before: nothing is painted here, and nothing hangs', async () => {
  const now = jest.spyOn(Date, 'now');
  for (let time = 1; time <= 4; time += 1) {
    now.mockReturnValue(1_800_000_000_000 + time * 60_000);
    expect((await onServer(() => cards(List, Deals))).html).toContain('Sample page');
  }
  now.mockRestore();
});

test('rows, parts with code of their own and fragments stand in the page of the server, and the browser takes it over', async () => {
  const page = await onServer(() => cards(List, Deals));
  expect(page).toMatchObject({ parts: ['sample/form'], leftOut: {} });
  for (const words of ['first row', 'Name and e-mail', 'Cards of another section', 'Deals of another section'])
    expect(page.html).toContain(words);
  const { heading, told } = await inBrowser(page);
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(screen.getByText('Name and e-mail')).toBeInTheDocument();
  expect(told).not.toHaveBeenCalled();
});

test('the browser renders a page once while it takes it over', async () => {
  const rendered = jest.fn();
  const Still: Card = () => {
    rendered();
    return <p>Cards of another section</p>;
  };
  const page = await onServer(() => cards(Still, Deals));
  rendered.mockClear();
  const { told } = await inBrowser(page, Still);
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(told).not.toHaveBeenCalled();
});

test('somebody who goes back while the browser takes the page over sees where they went, and nothing has failed', async () => {
  history.replaceState(null, '', '/sample');
  const Address: Card = () => <p>At {location.search}</p>;
  const page = await onServer(() => cards(Address, Deals));
  let asked = 0;
  const navigation = jest.spyOn(performance, 'getEntriesByType').mockImplementation(() => {
    // The last time before it takes over.
    if ((asked += 1) === 3) queueMicrotask(() => history.replaceState(null, '', '/sample?page=2'));
    return [{ name: `${location.origin}/sample` }] as never;
  });
  const { told } = await inBrowser(page, Address);
  expect(await screen.findByText('At ?page=2')).toBeVisible();
  expect(told).not.toHaveBeenCalled();
  navigation.mockRestore();
});

test('the menus of whoever has no script stand in the page, and the browser takes it over without them', async () => {
  const page = await onServer(() => cards(List, Deals));
  expect(page.html).toMatch(/<noscript><div class="[^"]*"><details.*<a href="\/contact">.*<\/noscript>/);
  const { heading, told } = await inBrowser(page);
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(told).not.toHaveBeenCalled();
});

test.each([
  ['that throws', () => cards(Throws, Deals), 'a card threw', true],
  ['that does not load', neverLoads, 'It did not load in time.', true],
  ['whose bundle does not run', noBundle, 'The bundle does not run.', false],
])('a fragment %s shows its fallback in a page that is whole, and the browser puts it there', async (_name, there, reason, hasDeals) => {
  const page = await onServer(there);
  expect(page.leftOut['cards/list']).toBe(reason);
  expect(page.html).toContain('Sample page');
  expect(page.html).toContain('first row');
  expect(page.html).toContain('Place of cards/list'.replace('cards', '<!-- -->cards'));
  expect(page.html.includes('Deals of another section')).toBe(hasDeals);
  const { heading, told } = await inBrowser(page);
  expect(await screen.findByText('Cards of another section')).toBeInTheDocument();
  expect(screen.getByText('Deals of another section')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(told).not.toHaveBeenCalled();
});

test('a page says whether it shows who answers for the site', async () => {
  const Signed: Card = () => <p>{useOperator().legalName}</p>;
  expect((await onServer(() => cards(List, Deals))).showsOperator).toBe(false);
  expect((await onServer(() => cards(List, Signed))).showsOperator).toBe(true);
});

test('who renders is told where it is, and leaves out what held it before', async () => {
  const told: (string | null)[] = [];
  const asked = { composition, address: '/sample', uses, backendOrigin: 'http://localhost' };
  const loadSection = (name: string) => (name === 'mf-sample' ? sample : cards(List, Deals));
  const page = await render({ ...asked, loadSection, without: ['cards/list'], begins: (fragment) => void told.push(fragment) });
  expect(page!.html).not.toContain('Cards of another section');
  expect(page!.html).toContain('Deals of another section');
  expect(Object.keys(page!.leftOut)).toEqual(['cards/list']);
  expect(told).toEqual([null, 'cards/deals', null, null, 'cards/deals', null]);
});

test('a page that throws itself is told', async () => {
  const broken: SectionDefinition = { ...sample, routes: [{ path: '/sample', lazy: async () => ({ Component: Throws }) }] };
  await expect(
    render({ composition, address: '/sample', uses, loadSection: () => broken, backendOrigin: 'http://localhost' }),
  ).rejects.toThrow('a card threw');
});
