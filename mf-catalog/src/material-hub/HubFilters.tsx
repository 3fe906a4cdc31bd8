import { pagePart, usePagePart } from '@marketplace/section-kit/query';
import { Skeleton } from '@marketplace/shared-ui';
import type { ComponentProps } from 'react';
import type { FilterPanel } from '../materials/FilterPanel';

// The slider's library is as heavy as the page around it.
const part = pagePart('catalog/filters', () => import(/* webpackChunkName: "material-filters" */ '../materials/FilterPanel'));

/** The filters of the catalogue, whose code comes beside the page's. Without them the materials are there all the same. */
export function HubFilters(props: ComponentProps<typeof FilterPanel>) {
  const { data, error } = usePagePart(part);
  if (error) return null;
  return data ? <data.FilterPanel {...props} /> : <Skeleton height={44} />;
}
