import { useT } from '@marketplace/section-kit';
import { pagePart, usePagePart } from '@marketplace/section-kit/query';
import { ErrorState, Skeleton } from '@marketplace/shared-ui';
import type { ApplicationProps } from './Application';
import { applicationMessages } from './applicationMessages';

const part = pagePart('marketing/application', () => import(/* webpackChunkName: "application" */ './Application'));

/** The application form; it brings the library of forms, which nobody needs to read the page. */
export function LazyApplication(props: ApplicationProps) {
  const t = useT(applicationMessages);
  const { data, error, refetch } = usePagePart(part);
  if (error) return <ErrorState title={t('failed')} text={t('failed.text')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={720} radius="var(--ui-radius-card)" />;
  return <data.Application {...props} />;
}
