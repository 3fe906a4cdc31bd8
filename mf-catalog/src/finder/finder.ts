import { read, translator, type Find } from '@marketplace/section-kit';
import { formatNumber } from '@marketplace/shared-ui';
import { catalogueHref } from '../materials/catalogueQuery';
import { toListedMaterial } from '../materials/Material';
import { finderMessages } from './finderMessages';

/** Materials, after the way to all of them with their number. */
export const find: Find = async (text, { db, locale }) => {
  const filters = locale === 'fr' ? { locale } : {};
  const { total, items } = (await read(db.rpc('search_materials', { q: text, filters, page_size: 3 }))).data;
  const t = translator(locale, finderMessages);
  const group = { group: t('group'), rank: 30 };
  const all = {
    ...group,
    value: text,
    hint: t('materials', { number: formatNumber(total, locale) }),
    href: catalogueHref({ search: text }),
  };
  const each = items.map((row) => {
    const { id, name, brand } = toListedMaterial(row, locale);
    return { ...group, value: name, hint: brand ?? undefined, href: `/materials/${id}` };
  });
  return total > 1 ? [all, ...each] : each;
};
