import { useT } from '@marketplace/section-kit';
import { pagePart, usePagePart } from '@marketplace/section-kit/query';
import { ErrorState, Skeleton } from '@marketplace/shared-ui';
import type { ComponentProps } from 'react';
import { serviceMessages } from './messages';
import type { NobodyYet } from './NobodyYet';

const part = pagePart('services/nobody-yet', () => import(/* webpackChunkName: "nobody-yet" */ './NobodyYet'));

/** In place of companies on a site that lists none. Most list some, so its words come with it. */
export function NobodyYetPart(props: ComponentProps<typeof NobodyYet>) {
  const t = useT(serviceMessages);
  const { data, error, refetch } = usePagePart(part);
  if (data) return <data.NobodyYet {...props} />;
  return error ? <ErrorState title={t('fetchFailed')} onRetry={() => void refetch()} /> : <Skeleton height={320} />;
}
