/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { art } from '@marketplace/shared-ui/art';
import { list as posts } from '../../content/blog/list';
import { words as postWords } from '../../content/blog/words';
import { list as guides } from '../../content/guides/list';
import { words as guideWords } from '../../content/guides/words';
import { anchorOf } from './anchorOf';

const entries = [
  ...guides.map((entry) => ({ ...entry, load: guideWords[entry.slug]! })),
  ...posts.map((entry) => ({ ...entry, load: postWords[entry.slug]! })),
];
const locales = ['en', 'fr'] as const;
const all = entries.flatMap(({ path, load }) => locales.map((locale) => [path!, locale, load] as const));
const source = (path: string, locale: string) => readFileSync(join(__dirname, '..', '..', 'content', `${path}.${locale}.mdx`), 'utf8');
const wordsOf = (text: string) =>
  text
    .replace(/^---[\s\S]*?\n---\n/, '')
    .split(/\s+/)
    .filter((word) => /\p{L}|\d/u.test(word)).length;

// Fields, links and twins are checked by the build: delivery/content.
test('there are at least six guides and six posts, and every one has its words', () => {
  expect(guides.length).toBeGreaterThanOrEqual(6);
  expect(posts.length).toBeGreaterThanOrEqual(6);
  expect(Object.keys(guideWords).sort()).toEqual(guides.map(({ slug }) => slug).sort());
  expect(Object.keys(postWords).sort()).toEqual(posts.map(({ slug }) => slug).sort());
});

test.each(all)('%s (%s) has a picture, dates in order and two minutes to read', async (_path, locale, load) => {
  const article = (await load())[locale];
  expect([article.date, article.updated]).toEqual([expect.stringMatching(/^2026-\d\d-\d\d$/), expect.stringMatching(/^2026-\d\d-\d\d$/)]);
  expect(article.updated >= article.date).toBe(true);
  expect(Object.keys(art)).toContain(article.art);
  expect(article.readingMinutes).toBeGreaterThanOrEqual(2);
});

test.each(all)('%s (%s) was checked on the day its newest source was read', async (_path, locale, load) => {
  const { sources, updated } = (await load())[locale];
  expect(updated).toBe(
    sources
      .map(({ readOn }) => readOn)
      .sort()
      .at(-1),
  );
});

test.each(all)('%s (%s) is 450 to 900 words in parts with names of their own', async (path, locale, load) => {
  expect(wordsOf(source(path, locale))).toBeGreaterThanOrEqual(450);
  expect(wordsOf(source(path, locale))).toBeLessThanOrEqual(900);
  const anchors = (await load())[locale].headings.map(anchorOf);
  expect(anchors.length).toBeGreaterThanOrEqual(4);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test.each(entries)('$path has as many parts in French, under a title of its own', async ({ load }) => {
  const { en, fr } = await load();
  expect(fr.headings).toHaveLength(en.headings.length);
  expect(fr.title).not.toBe(en.title);
});

test.each(all.filter(([, locale]) => locale === 'fr'))('%s (%s) is set as French is', (path) => {
  expect(source(path, 'fr')).not.toMatch(/ [;!?]|«[^\u00a0]|[^\u00a0]»|\d [%$]|'/);
});

test('the posts stand newest first', () => {
  const dates = posts.map(({ words }) => words.en.date);
  expect([...dates].sort().reverse()).toEqual(dates);
});
