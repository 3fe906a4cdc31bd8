import { translator, type Find } from '@marketplace/section-kit';
import { list as posts } from '../../content/blog/list';
import { list as financialGuides } from '../../content/financial/list';
import { list as guides } from '../../content/guides/list';
import { wordSearch } from '../articles/list/listQuery';
import { finderMessages } from './finderMessages';

/** Guides and posts whose title has every word, then those that say so in a sentence. */
export const find: Find = async (text, { locale }) => {
  const group = { group: translator(locale, finderMessages)('group'), rank: 50 };
  const holdsAll = wordSearch(text);
  const pages = [...guides, ...financialGuides, ...posts].map(({ path = '', words }) => ({ path, ...words[locale] }));
  const byTitle = pages.filter(({ title }) => holdsAll(title));
  const byDescription = pages.filter((page) => !byTitle.includes(page) && holdsAll(`${page.title} ${page.description}`));
  return [...byTitle, ...byDescription].slice(0, 3).map(({ title, path }) => ({ ...group, value: title, href: path }));
};
