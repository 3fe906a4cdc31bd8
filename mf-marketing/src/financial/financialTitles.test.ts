import { findRoute } from '@marketplace/section-kit/manifest';
import { list } from '../../content/financial/list';
import { words } from '../../content/financial/words';
import { manifest } from '../manifest';
import { financialTitle } from './financialTitles';

const { routes } = manifest;

test('28 topics, each once', () => {
  expect(new Set(list.map(({ path }) => path)).size).toBe(28);
});

describe.each(list.map(({ path, slug }) => [path!, slug] as const))('%s', (path, slug) => {
  test('has an address with a title and a description in both languages', () => {
    const route = findRoute(routes, path)?.route;
    expect(route?.title).toEqual({ en: financialTitle(path, 'en'), fr: financialTitle(path, 'fr') });
    for (const locale of ['en', 'fr'] as const) expect(route?.description?.[locale].length).toBeGreaterThan(60);
    expect(route?.description?.fr).not.toBe(route?.description?.en);
  });

  test('has a guide of its own with words in both languages', async () => {
    const { en, fr } = await words[slug]!();
    expect(fr.lead).not.toBe(en.lead);
  });

  test('tells search engines where it stands, when it was published and when it was verified', async () => {
    const { en } = await words[slug]!();
    const route = findRoute(routes, path)?.route;
    expect(route?.parents).toEqual(['/financial']);
    expect(route?.article).toEqual({ kind: 'Article', published: '2026-11-20', modified: en.verifiedOn });
  });
});

test('no address of the section is outside the list', () => {
  const known = list.map(({ path }) => path);
  expect(routes.map((route) => route.path).filter((path) => path.startsWith('/financial/') && !known.includes(path))).toEqual([]);
});
