import { useT } from '@marketplace/section-kit';
import { pagePart, usePagePart } from '@marketplace/section-kit/query';
import { Container, EmptyState, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { catalogueMessages } from './catalogueMessages';

const part = pagePart('catalog/no-materials', () => import(/* webpackChunkName: "no-materials" */ './NoMaterials'));

/** In place of the catalogue, or of a part of it, on a site that has none. Most have some, so its words come with it. */
export function NoMaterialsPart() {
  const t = useT(catalogueMessages);
  const { data, error } = usePagePart(part);
  if (data) return <data.NoMaterials />;
  return <Container>{error ? <EmptyState title={t('missing')} art={art['scene-empty']} /> : <Skeleton height={320} />}</Container>;
}
