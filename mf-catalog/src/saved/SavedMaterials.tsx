import { useT } from '@marketplace/section-kit';
import { PanelBody, PanelRow, useSavedRows } from '@marketplace/section-kit/panel';
import { useUnitText } from '@marketplace/section-kit/unit';
import { Price } from '@marketplace/shared-ui';
import { catalogueHref } from '../materials/catalogueQuery';
import { searchMaterials } from '../materials/searchMaterials';
import { useCategoryLabel } from '../materials/useCategoryLabel';
import { savedMessages } from './savedMessages';

const MAX_ROWS = 3;

/** In a panel of the dashboard: the materials that were saved last, at today's price. */
export function SavedMaterials() {
  const t = useT(savedMessages);
  const unitText = useUnitText();
  const categoryLabel = useCategoryLabel();
  const { rows, count, isPending, isFailed, refetch } = useSavedRows({
    kind: 'material',
    size: MAX_ROWS,
    readRows: async ({ db, locale, signal }, ids) =>
      (await searchMaterials(db, locale, { filters: { ids }, pageSize: MAX_ROWS }, signal)).materials,
    idOf: ({ id }) => String(id),
  });
  return (
    <PanelBody
      loading={isPending}
      label={t('loading')}
      failed={isFailed ? t('failed') : null}
      onRetry={refetch}
      empty={count === 0 ? { text: t('empty'), href: '/materials', link: t('empty.link') } : null}
      more={{ href: catalogueHref({ saved: true }), label: t('all', { count }) }}
    >
      {rows?.map(({ id, name, category, price, unit }) => (
        <PanelRow key={id} href={`/materials/${id}`} title={name} aside={<Price amount={price} unit={` ${unitText(unit)}`} />}>
          <p>{categoryLabel(category)}</p>
        </PanelRow>
      ))}
    </PanelBody>
  );
}

export { SavedMaterials as Component };
