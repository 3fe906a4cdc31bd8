import { usePagePart, type PagePart } from '@marketplace/section-kit/query';
import { ErrorState, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';
import { useReportWords } from '../useReportWords';

interface LatePartProps<Module> {
  part: PagePart<Module>;
  children: (module: Module) => ReactNode;
}

/** A part of the report that is not shown first, and whose code comes when it is. */
export function LatePart<Module>({ part, children }: LatePartProps<Module>) {
  const { t } = useReportWords();
  const { data, error, refetch } = usePagePart(part);
  const isPending = !data && !error;
  const retry = () => void refetch();
  return (
    <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
      {isPending && <Skeleton height={360} />}
      {error && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
      {data && children(data)}
    </LoadingRegion>
  );
}
