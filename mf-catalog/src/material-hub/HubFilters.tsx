import { useLatePart } from '@marketplace/section-kit/query';
import { Skeleton } from '@marketplace/shared-ui';
import type { ComponentProps } from 'react';
import type { FilterPanel } from '../materials/FilterPanel';

// The slider's library is as heavy as the page around it.
const load = () => import(/* webpackChunkName: "material-filters" */ '../materials/FilterPanel');

/** The filters of the catalogue, fetched after the page. Without them the materials are there all the same. */
export function HubFilters(props: ComponentProps<typeof FilterPanel>) {
  const { data, error } = useLatePart('catalog/filters', load);
  if (error) return null;
  return data ? <data.FilterPanel {...props} /> : <Skeleton height={44} />;
}
