/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionManifests } from '@marketplace/section-kit/testing';
import { art } from '@marketplace/shared-ui/art';
import { posts } from '../blog/posts';
import { guides } from '../guides/guides';
import { manifest } from '../manifest';
import { anchorOf } from './anchorOf';
import { articleTopics, type ArticleSummary } from './Article';
import { articleLoaders } from './articleLoaders';
import { articlePaths } from './articlePaths';

const entries = [...guides, ...posts];
const locales = ['en', 'fr'] as const;
const all = entries.flatMap(({ path, summary }) => locales.map((locale) => [path, locale, summary[locale]] as const));
const source = (path: string, locale: string) => readFileSync(join(__dirname, '..', 'content', `${path}.${locale}.mdx`), 'utf8');
const wordsOf = (text: string) =>
  text
    .replace(/^---[\s\S]*?\n---\n/, '')
    .split(/\s+/)
    .filter((word) => /\p{L}|\d/u.test(word)).length;

/** Patterns of every section. */
const patterns = sectionManifests().flatMap(({ routes }) => routes.map(({ path }) => path));
const leadsSomewhere = (href: string) => {
  const path = href.split(/[?#]/)[0]!;
  return patterns.some((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path));
};

test('there are at least six guides and six posts, and every one has its words', () => {
  expect(guides.length).toBeGreaterThanOrEqual(6);
  expect(posts.length).toBeGreaterThanOrEqual(6);
  expect(entries.map(({ path }) => path)).toEqual(articlePaths);
  expect(Object.keys(articleLoaders)).toEqual(articlePaths);
});

test.each(all)('%s (%s) has complete front matter', (_path, _locale, article: ArticleSummary) => {
  expect(article.title.length).toBeGreaterThan(10);
  expect(article.title.length).toBeLessThanOrEqual(60);
  expect(article.description.length).toBeGreaterThan(80);
  expect(article.description.length).toBeLessThanOrEqual(190);
  expect([article.date, article.updated]).toEqual([expect.stringMatching(/^2026-\d\d-\d\d$/), expect.stringMatching(/^2026-\d\d-\d\d$/)]);
  expect(article.updated >= article.date).toBe(true);
  expect(article.author).not.toBe('');
  expect(article.topics.length).toBeGreaterThan(0);
  for (const topic of article.topics) expect(articleTopics).toContain(topic);
  expect(Object.keys(art)).toContain(article.art);
  expect(article.sources.length).toBeGreaterThan(0);
  for (const { name, date } of article.sources) {
    expect(name.length).toBeGreaterThan(10);
    expect(date ?? '2026').toMatch(/^\d{4}(-\d\d){0,2}$/);
  }
  expect(article.readingMinutes).toBeGreaterThanOrEqual(2);
});

test.each(all)('%s (%s) is 450 to 900 words in parts with names of their own', (path, locale, article) => {
  expect(wordsOf(source(path, locale))).toBeGreaterThanOrEqual(450);
  expect(wordsOf(source(path, locale))).toBeLessThanOrEqual(900);
  const anchors = article.headings.map(anchorOf);
  expect(anchors.length).toBeGreaterThanOrEqual(4);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test.each(all)('%s (%s) links to pages that exist', (path, locale, article) => {
  const inText = [...source(path, locale).matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1]!);
  const links = [...article.related.map((entry) => entry.path), ...inText];
  expect(links.filter((href) => !leadsSomewhere(href))).toEqual([]);
  expect(article.related.every(({ label }) => label !== '')).toBe(true);
});

test.each(entries.map((entry) => [entry.path, entry] as const))('%s says the same about itself in both languages', (path, { summary }) => {
  const { en, fr } = summary;
  for (const key of ['date', 'updated', 'topics', 'art'] as const) expect(fr[key]).toEqual(en[key]);
  expect(fr.related.map((entry) => entry.path)).toEqual(en.related.map((entry) => entry.path));
  expect(fr.headings).toHaveLength(en.headings.length);
  expect(fr.title).not.toBe(en.title);
  const route = manifest.routes.find((candidate) => candidate.path === path);
  expect(route?.title).toEqual({ en: en.title, fr: fr.title });
  expect(route?.description).toEqual({ en: en.description, fr: fr.description });
});

test.each(entries)('$path tells search engines the days its readers see', ({ path, summary: { en, fr } }) => {
  expect([fr.date, fr.updated]).toEqual([en.date, en.updated]);
  const kind = path.startsWith('/blog/') ? 'BlogPosting' : 'Article';
  expect(manifest.routes.find((route) => route.path === path)).toHaveProperty('article', {
    kind,
    published: en.date,
    modified: en.updated,
  });
});

test.each(all.filter(([, locale]) => locale === 'fr'))('%s (%s) is set as French is', (path) => {
  expect(source(path, 'fr')).not.toMatch(/ [;!?]|«[^\u00a0]|[^\u00a0]»|\d [%$]|'/);
});

test('the posts stand newest first', () => {
  const dates = posts.map(({ summary }) => summary.en.date);
  expect([...dates].sort().reverse()).toEqual(dates);
});
