import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { readSectionSource } from '@marketplace/delivery/sections';
import { sectionNames } from '@marketplace/node-kit/sectionNames';

const product = join(import.meta.dirname, '../..');
const locales = ['en', 'fr'];

/** Search results cut what is longer, the name of the site behind a title first. */
const longest = { title: 60, description: 160 };
const shortest = { description: 60 };

let pages = [];

before(async () => {
  const sections = await Promise.all(sectionNames(product).map((name) => readSectionSource(join(product, name))));
  pages = sections
    .flatMap(({ routes }) => routes)
    .filter(({ path, indexed, canonical }) => indexed !== false && !canonical && !path.includes(':'))
    .flatMap(({ path, title, qualifier, description }) =>
      locales.map((locale) => ({
        name: `${path} (${locale})`,
        locale,
        title: [title[locale], qualifier?.[locale]].filter(Boolean).join(' – '),
        description: description?.[locale] ?? '',
      })),
    );
});

/** @returns the names of pages that say the same in their language, a line for each text */
function alike(field) {
  const byText = Map.groupBy(pages, (page) => `${page.locale} ${page[field]}`);
  return [...byText].filter(([, same]) => same.length > 1).map(([text, same]) => `${text}: ${same.map(({ name }) => name).join(', ')}`);
}

describe('what search results show of a page', () => {
  it('is of many pages, in both languages', () => assert.ok(pages.length > 200));

  it('differs from every other page', () => {
    assert.deepEqual(alike('title'), []);
    assert.deepEqual(alike('description'), []);
  });

  it('is short enough to be read whole, and says something', () => {
    const wrong = pages.flatMap(({ name, title, description }) => [
      ...(title.length > longest.title ? [`${name}: the title has ${title.length} characters`] : []),
      ...(description.length > longest.description || description.length < shortest.description
        ? [`${name}: the description has ${description.length} characters`]
        : []),
    ]);
    assert.deepEqual(wrong, []);
  });

  it('says in its title of what, where or for whom', () => {
    const bare = pages.filter(({ title }) => title.split(/[\s\u00a0]+/).length < 2).map(({ name }) => name);
    assert.deepEqual(bare, ['/ (en)', '/ (fr)', '/accessibility (en)', '/accessibility (fr)', '/privacy (en)', '/privacy (fr)']);
  });
});
