import { errorText, useDb, useT } from '@marketplace/section-kit';
import { keepPreviousData, useQuery } from '@marketplace/section-kit/query';
import { ErrorState, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { Dialog } from '@marketplace/shared-ui/overlays';
import { useCompareSelection } from './compareSelection';
import { compareMessages } from './compareMessages';
import { CompareTable } from './CompareTable';
import { readCompared } from './readCompared';
import { ShareButton } from '../../provider/ShareButton';

interface CompareDialogProps {
  ids: readonly string[];
  /** A place to measure distances from; empty for none. */
  near: string;
  /** Told who is left; nobody closes the comparison. */
  onChange: (ids: string[]) => void;
}

/** Professionals side by side over the list they were picked from. */
export function CompareDialog({ ids, near, onChange }: CompareDialogProps) {
  const t = useT(compareMessages);
  const db = useDb();
  const { has, toggle } = useCompareSelection();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['services', 'compare', ids, near],
    queryFn: ({ signal }) => readCompared(db, ids, near, signal),
    placeholderData: keepPreviousData,
  });
  const shown = data?.filter(({ id }) => ids.includes(id!)) ?? [];
  const remove = (id: string) => {
    if (has(id)) toggle({ id, name: '' });
    onChange(ids.filter((other) => other !== id));
  };
  return (
    <Dialog open size="l" title={t('title')} onOpenChange={() => onChange([])} footer={<ShareButton title={t('title')} />}>
      <LoadingRegion loading={isPending} label={t('loading')} onRetry={() => void refetch()}>
        {isPending && <Skeleton height={420} />}
        {shown.length > 0 && <CompareTable services={shown} onRemove={remove} />}
        {data?.length === 0 && <p>{t('missing')}</p>}
        {error && <ErrorState title={t('failed')} text={errorText(error, t('again'))} onRetry={() => void refetch()} />}
      </LoadingRegion>
    </Dialog>
  );
}
