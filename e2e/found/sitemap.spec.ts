import { languageTag, splitLocale, withLocale } from '@marketplace/section-kit/manifest';
import { isChosen } from '../support/chosen.ts';
import { full } from '../support/languages.ts';
import { test } from '../support/realProduct.ts';
import { robotsRules } from '../support/robotsRules.ts';
import { structuredDataFaults, thingsOf } from '../support/structuredDataFaults.ts';
import { expect } from '../support/test.ts';
import { untilRendered } from '../support/untilRendered.ts';

// One product for the file.
test.describe.configure({ mode: 'serial' });

interface Listed {
  path: string;
  day: string | null;
}

const listed = (xml: string, baseURL: string): Listed[] =>
  [...xml.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, address, day]) => ({
    path: address!.replaceAll('&amp;', '&').replace(baseURL, '') || '/',
    day: day ?? null,
  }));

/** One address of each collection and kind in both languages, and a share of all. */
function chooseFrom(all: readonly Listed[]): Listed[] {
  const kindOf = ({ path }: Listed) => path.replace(/[\da-f]{8}-[\da-f-]+|\d+$/, ':id');
  const isRow = (each: Listed) => kindOf(each) !== each.path;
  return all.filter(
    (each, index) =>
      (isRow(each) && all.findIndex((other) => kindOf(other) === kindOf(each)) === index) ||
      isChosen(each.path, isRow(each) ? 1 / 200 : 1 / 5),
  );
}

test('robots.txt closes private addresses only, and no address of the sitemap', async ({ request, baseURL }) => {
  const isAllowed = robotsRules(await (await request.get('/robots.txt')).text());
  for (const prefix of ['', '/fr'])
    for (const path of [
      '/account',
      '/account/staff',
      '/account/leads/1',
      '/r/secret',
      '/quotes/1/compare',
      '/lists/secret',
      '/unsubscribe/x',
    ])
      expect(isAllowed(prefix + path), prefix + path).toBe(false);
  for (const path of ['/rest/v1/services?select=*', '/rest/v1/rpc/search_services', '/shell/1.0.0/main.js', '/composition/0.json', '/list'])
    expect(isAllowed(path), path).toBe(true);
  const addresses = listed(await (await request.get('/sitemap.xml')).text(), baseURL!);
  expect(addresses.length).toBeGreaterThan(3_000);
  expect(addresses.filter(({ path }) => !isAllowed(path))).toEqual([]);
});

test('an address of the sitemap answers in its language with its twin, what it is about and a picture, and says no later day than today', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(full ? 3_600_000 : 300_000);
  const all = listed(await (await request.get('/sitemap.xml')).text(), baseURL!);
  const today = new Date().toISOString().slice(0, 10);
  expect(all.filter(({ day }) => day).length).toBeGreaterThan(100);
  const isDated = ({ path }: Listed) => /^(\/fr)?\/(services\/[\da-f-]{36}|materials\/\d+)$/.test(path);
  expect(all.filter(isDated).length).toBeGreaterThan(3_000);
  expect(all.filter((each) => isDated(each) && !each.day)).toEqual([]);
  expect(all.filter(({ day }) => day && (day > today || !/^\d{4}-\d\d-\d\d$/.test(day)))).toEqual([]);
  for (const { path: address } of chooseFrom(all)) {
    const response = await request.get(address);
    const html = await response.text();
    const { locale, path } = splitLocale(address);
    const faults = [
      ...(response.status() === 200 ? [] : [`answers ${response.status()}`]),
      ...(html.includes(`<html lang="${languageTag[locale]}">`) ? [] : ['is in another language']),
      ...(html.includes(`<link rel="canonical" href="${baseURL}${address}">`) ? [] : ['has another canonical address']),
      ...(html.includes(`hreflang="fr-CA" href="${baseURL}${withLocale(path, 'fr')}">`) ? [] : ['names no twin']),
      ...(html.includes('name="robots"') ? ['keeps search engines out'] : []),
      ...(/<meta name="description" content="[^"]{30,}">/.test(html) ? [] : ['has no description']),
      ...(/<meta property="og:image" content="http[^"]+\.jpg">/.test(html) ? [] : ['has no picture']),
      ...structuredDataFaults(thingsOf(html)),
      ...thingsOf(html).flatMap(({ inLanguage = languageTag[locale] }) =>
        inLanguage === languageTag[locale] ? [] : ['is about another language'],
      ),
    ];
    expect(faults, address).toEqual([]);
  }
});

for (const [path, type, card] of [
  ['/guides/reading-a-quote', 'Article', 'social-reading-a-quote'],
  ['/blog/winter-roofs', 'BlogPosting', 'social-winter-roofs'],
  ['/financial/land-transfer-tax', 'Article', 'social-financial-taxes'],
] as const)
  for (const locale of ['en', 'fr'] as const)
    test(`${withLocale(path, locale)} has a picture of its own in link previews`, async ({ request }) => {
      const html = await (await request.get(withLocale(path, locale))).text();
      const picture = /<meta property="og:image" content="(.*?)">/.exec(html)![1]!;
      expect(picture).toContain(`/${card}-${locale}.jpg`);
      expect(thingsOf(html).find((thing) => thing['@type'] === type)).toMatchObject({ image: picture });
      const answer = await request.get(picture);
      expect([answer.status(), answer.headers()['content-type'], answer.headers()['x-robots-tag']]).toEqual([200, 'image/jpeg', undefined]);
    });

for (const [path, file] of [
  ['/materials/1', 'board-cedar-640.avif'],
  ['/fr/materials/33', 'vanity-oak-640.avif'],
] as const)
  test(`${path} shows search engines the picture of what it sells`, async ({ request, baseURL }) => {
    const html = await untilRendered(request, path);
    const picture = String(thingsOf(html).find((thing) => thing['@type'] === 'Product')?.image);
    expect(picture.startsWith(`${baseURL}/sections/`) && picture.endsWith(`/pictures/${file}`), picture).toBe(true);
    expect(html, 'the page shows the same').toContain(picture.replace(baseURL!, ''));
    const answer = await request.get(picture);
    expect([answer.status(), answer.headers()['content-type'], answer.headers()['x-robots-tag']]).toEqual([200, 'image/avif', undefined]);
  });
