import type { Locale } from '@marketplace/section-kit';
import { titleList } from '../../content/hubs/titleList';

const titles = new Map(titleList.map(({ path, words }) => [path!, words]));
const paths = [...titles.keys()];
const roomOf = (path: string) => path.slice(0, path.indexOf('/', 1));

/** Heading of the page at an address, as its route and the menus say it. */
export const hubTitle = (path: string, locale: Locale): string => titles.get(path)?.[locale].title ?? path;

/** The other pages of the same room or side of the home. */
export const hubsNear = (path: string): string[] => paths.filter((each) => each !== path && roomOf(each) === roomOf(path));
