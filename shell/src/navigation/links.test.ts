import { headerMenus, sitemapGroups } from './links.ts';
import { navigationEnglish } from './navigationEnglish';
import { navigationFrench } from './navigationFrench';

test.each([
  ['en', navigationEnglish],
  ['fr', navigationFrench],
])('every menu, group and link is named (%s)', (_locale, names) => {
  const keys = [...headerMenus, ...sitemapGroups].flatMap((entry) => [entry.title, ...('paths' in entry ? entry.paths : [])]);
  expect(keys.filter((key) => !names[key])).toEqual([]);
});
