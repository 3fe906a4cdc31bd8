import type { Page } from '@playwright/test';
import { rowsOf } from './databaseAccess.ts';
import { full, languages, widths } from './languages.ts';
import { sectionManifests } from './sectionManifests.ts';
import { settle } from './settle.ts';

/** Language and width turn with a page's place, so the pages of a new section come after these. */
const first = ['mf-marketing', 'mf-services', 'mf-catalog', 'mf-account'];
const manifests = sectionManifests();
const found = Object.keys(manifests);
const names = [...first.filter((name) => found.includes(name)), ...found.filter((name) => !first.includes(name))];

interface PageUnderTest {
  /** Address in English; the last `:name` stands for a row of the database, any other for something nobody has. */
  path: string;
  /** Whether no page before it is of its kind: what pages of one kind share is looked at on this one; with `E2E_FULL` on all. */
  standsForKind: boolean;
  /** Anybody may find it, and the server renders it. */
  isPublic: boolean;
}

const routes = names.flatMap((name) => manifests[name]!.routes);

const routeOf = (address: string) => {
  const asked = address.split('?')[0]!;
  return routes.find(({ path, paths }) => (paths ?? [path]).includes(asked));
};

const addresses = [
  ...routes.flatMap(({ path, paths }) => paths ?? [path]),
  '/services?search=plumbing',
  '/services?search=zzzqqq',
  '/categories?search=Lumber+%26+Wood',
  '/sitemap',
  '/no/such/page',
];

const isPublic = (route: ReturnType<typeof routeOf>) => route !== undefined && route.indexed !== false;

const kindOf = (address: string) => {
  const route = address.includes('?') ? undefined : routeOf(address);
  return route?.words ?? route?.chunk ?? address;
};
const kinds = addresses.map(kindOf);

/** Every page of the product, and states of it that have an address. */
export const pagesUnderTest: PageUnderTest[] = addresses.map((path, index) => ({
  path,
  isPublic: isPublic(routeOf(path)),
  standsForKind: full || kinds.indexOf(kinds[index]!) === index,
}));

interface View extends PageUnderTest {
  prefix: string;
  viewport: (typeof widths)[number];
  /** For the name of a test. */
  name: string;
}

/** The pages with the language and width to look at them in, which take turns; with `E2E_FULL` in all. */
export function viewsOf(pages: readonly PageUnderTest[]): View[] {
  const combinations = languages.flatMap(({ prefix }) => widths.map((viewport) => ({ prefix, viewport })));
  return pages.flatMap((page, index) => {
    const chosen = full ? combinations : [combinations[index % combinations.length]!];
    return chosen.map(({ prefix, viewport }) => ({ ...page, prefix, viewport, name: `${prefix}${page.path} at ${viewport.width} px` }));
  });
}

/** Opens a page and waits until it shows what it has to show. */
export async function openView(page: Page, view: Pick<View, 'path' | 'prefix'>): Promise<void> {
  await page.goto(await addressOf(view));
  await settle(page);
}

/** The address of a page in a language, with a row of the database where it names one. */
export async function addressOf({ path, prefix }: Pick<View, 'path' | 'prefix'>): Promise<string> {
  if (path === '/') return prefix || path;
  const exists = routes.find((route) => route.path === path)?.exists;
  const [row] = exists
    ? await rowsOf<Record<string, string | number>>(`${exists.table}?select=${exists.column}&order=${exists.column}&limit=1`)
    : [];
  return prefix + path.replace(/:\w+/, String(row?.[exists!.column] ?? 'nobody-has-this'));
}
