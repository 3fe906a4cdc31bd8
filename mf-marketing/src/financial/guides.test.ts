import type { FinancialGuide } from '../../content/financial/collection';
import { list } from '../../content/financial/list';
import { words } from '../../content/financial/words';
import { list as sources } from '../../content/sources/list';
import { calculatorIds } from '../calculators/calculatorIds';
import { toGuide, type Guide } from './guide/Guide';
import { listOutdated } from './guide/listOutdated';
import { provinces } from './guide/provinces';

const guides: Guide[] = [];
const isoDay = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

beforeAll(async () => {
  for (const { slug } of list) guides.push(toGuide(slug, await words[slug]!()));
});

/** Every text with the place where it stands. */
function texts(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => texts(child, `${place}.${key}`));
}

const english = () => guides.flatMap(({ topic, content }) => texts(content.en, topic));
const french = () => new Map(guides.flatMap(({ topic, content }) => texts(content.fr, topic)));

/** The figures of a text, whatever the language: 1,500.5 and 1 500,5 are the same. */
function figures(text: string, locale: 'en' | 'fr'): number[] {
  const plain =
    locale === 'en' ? text.replace(/(?<=\d),(?=\d{3})/g, '') : text.replace(/(?<=\d)\u00a0(?=\d{3})/g, '').replace(/(?<=\d),(?=\d)/g, '.');
  return (plain.match(/\d+(\.\d+)?/g) ?? []).map(Number).sort((one, other) => one - other);
}

test('every guide says its status, when it was verified, and by which sources', () => {
  for (const { topic, since, until, verifiedOn, sources } of guides) {
    for (const day of [verifiedOn, since, until])
      if (day !== undefined) expect([topic, day]).toEqual([topic, expect.stringMatching(isoDay)]);
    expect([topic, new Set(sources).size]).toEqual([topic, sources.length]);
    expect([topic, sources.length > 0]).toEqual([topic, true]);
  }
});

test('nothing was verified in the future, and no status begins after it was verified', () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { topic, since, verifiedOn } of guides) {
    expect([topic, verifiedOn <= today]).toEqual([topic, true]);
    expect([topic, (since ?? verifiedOn) <= verifiedOn]).toEqual([topic, true]);
  }
});

test('every guide was verified within the last year', () => {
  expect(listOutdated(guides, new Date().toISOString().slice(0, 10))).toEqual([]);
});

test('what has ended says so first and names what replaces it', () => {
  const closed = guides.filter(({ status }) => status === 'closed');
  expect(closed.map(({ topic }) => topic)).toEqual(['energy-efficiency-grants', 'first-time-buyer-incentive']);
  for (const { topic, since, content } of closed) {
    expect([topic, since]).toEqual([topic, expect.any(String)]);
    expect(content.en.banner.headline).toMatch(/^Closed/);
    expect(content.fr.banner.headline).toMatch(/^Fermé/);
    for (const { replacements } of [content.en, content.fr]) expect(replacements?.items.length).toBeGreaterThan(0);
  }
});

test('guides lead to other guides, and place known calculators', () => {
  for (const { topic, related } of guides) {
    expect([topic, related.length >= 2 && !related.includes(`/financial/${topic}`) && new Set(related).size === related.length]).toEqual([
      topic,
      true,
    ]);
  }
  expect([...new Set(guides.flatMap(({ calculators = [] }) => calculators))].sort()).toEqual([...calculatorIds].sort());
});

test('every program has a name, a status and a source, and its words in both languages', () => {
  for (const { topic, content } of guides) {
    const programs = content.en.programs ?? {};
    expect([topic, Object.keys(content.fr.programs ?? {})]).toEqual([topic, Object.keys(programs)]);
  }
});

test('every province and territory has an energy program of its own to open', () => {
  const energy = guides.find(({ topic }) => topic === 'energy-efficiency-grants')!;
  const named = new Set(Object.values(energy.content.en.programs ?? {}).flatMap((program) => program.provinces ?? []));
  expect(provinces.filter((code) => !named.has(code))).toEqual([]);
});

test('we are sure of a source only where its own page was read and has a date, and of our own arithmetic', () => {
  for (const { slug, words } of sources) {
    const { certainty, read, dated } = words.en;
    if (certainty === 'sure' && slug !== 'arithmetic') expect([slug, read, dated]).toEqual([slug, 'read', expect.any(String)]);
    if (read === 'quoted' && !dated) expect([slug, certainty]).toEqual([slug, 'check']);
  }
});

test('every source is named by a guide, and leads to a page or says whose it is', () => {
  const named = new Set(guides.flatMap((guide) => guide.sources));
  expect(sources.map(({ slug }) => slug).filter((slug) => !named.has(slug))).toEqual([]);
  for (const { slug, words } of sources)
    for (const { page, read } of [words.en, words.fr]) expect([slug, page === undefined]).toEqual([slug, read === 'own']);
});

test('nobody’s word but our own stands for nothing but our arithmetic', () => {
  expect(sources.filter(({ words }) => words.en.read === 'own').map(({ slug, words }) => [slug, words.en.certainty])).toEqual([
    ['arithmetic', 'sure'],
  ]);
});

test('tables have as many cells in each row as in the head, and a name for each row', () => {
  const tables = (value: unknown): { head: string[]; rows: string[][] }[] =>
    typeof value !== 'object' || value === null ? [] : 'rows' in value ? [value as never] : Object.values(value).flatMap(tables);
  for (const { topic, content } of guides)
    for (const { head, rows } of tables(content)) {
      expect([topic, rows.map((row) => row.length)]).toEqual([topic, rows.map(() => head.length)]);
      expect([topic, new Set(rows.map(([name]) => name)).size]).toEqual([topic, rows.length]);
      expect([topic, new Set(head).size]).toEqual([topic, head.length]);
    }
});

test('both languages have the same parts', () => {
  const places = (locale: keyof Guide['content']) =>
    guides.flatMap(({ topic, content }) =>
      texts(content[locale], topic)
        .map(([place]) => place)
        .sort(),
    );
  expect(places('fr')).toEqual(places('en'));
});

test('both languages give the same figures', () => {
  const inFrench = french();
  const differing = english()
    .map(([place, text]) => [place, figures(text, 'en'), figures(inFrench.get(place) ?? '', 'fr')] as const)
    .filter(([, one, other]) => one.join() !== other.join());
  expect(differing).toEqual([]);
});

test('French keeps its spaces from breaking and writes its quotes and apostrophes', () => {
  const sourceNames = sources.map(({ slug, words }): [string, string] => [slug, words.fr.name]);
  const faulty = [...french(), ...sourceNames].filter(([, text]) =>
    / [:%$»;!?]|« |[^\u00a0\d][:](?!\d)|\d[%$]|['"]|\d \d{3}(?!\d)/.test(text),
  );
  expect(faulty).toEqual([]);
});

test('English writes its quotes and apostrophes, and no space before a sign', () => {
  expect(english().filter(([, text]) => /['"]| [%:;!?]|\u00a0/.test(text))).toEqual([]);
});

test('no guide promises an approval', () => {
  const promising = (content: FinancialGuide) =>
    texts(content, '').filter(([, text]) => /you qualify for|guaranteed approval|vous êtes admissible|approbation garantie/i.test(text));
  expect(guides.flatMap(({ content }) => [...promising(content.en), ...promising(content.fr)])).toEqual([]);
});
