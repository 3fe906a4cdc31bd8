import { usePagePart, type PagePart as Part } from '@marketplace/section-kit/query';
import { ErrorState, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';

interface PagePartProps<Module> {
  /** From `pagePart`. */
  part: Part<Module>;
  /** Says what is on its way, what did not come, and what to do then. */
  words: { loading: string; failed: string; hint: string };
  children: (module: Module) => ReactNode;
}

/** A part of the page whose code comes beside the page's; where it does not come, it says so and is asked for again by a press. */
export function PagePart<Module>({ part, words: { loading, failed, hint }, children }: PagePartProps<Module>) {
  const { data, error, refetch } = usePagePart(part);
  const isPending = !data && !error;
  const retry = () => void refetch();
  return (
    <LoadingRegion loading={isPending} label={loading} onRetry={retry}>
      {isPending && <Skeleton height={360} />}
      {error && <ErrorState title={failed} text={hint} onRetry={retry} />}
      {data && children(data)}
    </LoadingRegion>
  );
}
