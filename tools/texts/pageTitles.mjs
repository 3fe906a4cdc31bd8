import { readSectionSource } from '@marketplace/delivery/sections';
import { sectionNames } from '@marketplace/node-kit/sectionNames';
import { join } from 'node:path';

/**
 * What pages are called, in their tab and in search results, and what leads to them from the shell.
 *
 * @param {string} root of the repository
 * @returns {Promise<import('./platformTexts.mjs').PlacedTexts[]>} by section
 */
export async function pageTitles(root) {
  const sections = await Promise.all(sectionNames(root).map((name) => readSectionSource(join(root, name))));
  return sections.flatMap(({ name, routes, navigation = [], slots = {} }) => [
    { name, where: 'tab, search results and, where a menu has no other word, links to the page', rows: routes.map(pageRow) },
    {
      name: `${name}: menus`,
      where: 'menus of the header and the account, the footer and /sitemap',
      rows: navigation.map(menuRow(routes)),
    },
    { name: `${name}: header`, where: 'the header of every page', rows: slotRows(slots) },
  ]);
}

function pageRow({ path, title, qualifier, description }) {
  const say = (language) => [
    [title, qualifier]
      .map((text) => text?.[language])
      .filter(Boolean)
      .join(' – '),
    description?.[language],
  ];
  return [path, ...['en', 'fr'].map((language) => say(language).filter(Boolean).join('\n'))];
}

const menuRow =
  (routes) =>
  ({ group, path, title = routes.find((route) => route.path === path)?.title }) => [`${group}: ${path}`, title?.en ?? '', title?.fr ?? ''];

/** Every pair of languages in what a section puts into the header. */
function slotRows(value, path = []) {
  if (value === null || typeof value !== 'object') return [];
  if (typeof value.en === 'string' && typeof value.fr === 'string') return [[path.join('.'), value.en, value.fr]];
  return Object.entries(value).flatMap(([key, each]) => slotRows(each, [...path, key]));
}
