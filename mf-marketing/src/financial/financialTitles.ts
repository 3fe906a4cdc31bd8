import type { Locale } from '@marketplace/section-kit';
import { list } from '../../content/financial/list';

const titles = new Map(list.map(({ path, words }) => [path, words]));

/** What the guide at an address is called: related guides are named before their words are loaded. */
export function financialTitle(path: string, locale: Locale): string {
  return titles.get(path)?.[locale].title ?? path;
}
