import { useT } from '@marketplace/section-kit';
import { pagePart, usePagePart } from '@marketplace/section-kit/query';
import { Container, EmptyState, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import type { ComponentProps } from 'react';
import { dealMessages } from './dealMessages';
import type { NoDeals } from './NoDeals';

const part = pagePart('catalog/no-deals', () => import(/* webpackChunkName: "no-deals" */ './NoDeals'));

/** In place of offers on a site that has none. Most have some, so its words come with it. */
export function NoDealsPart(props: ComponentProps<typeof NoDeals>) {
  const t = useT(dealMessages);
  const { data, error } = usePagePart(part);
  if (data) return <data.NoDeals {...props} />;
  return <Container>{error ? <EmptyState title={t('missing')} art={art['scene-empty']} /> : <Skeleton height={320} />}</Container>;
}
