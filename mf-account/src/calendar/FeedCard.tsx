import { useLocale, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, ErrorState, formatDate, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { AlertDialog } from '@marketplace/shared-ui/overlays';
import { useState } from 'react';
import { ProfileCard } from '../profile/ProfileCard';
import { FeedAddress } from './FeedAddress';
import { feedMessages } from './feedMessages';
import { useFeed, useRotateFeed } from './useFeed';

/** The secret address of the calendar, made and replaced by who answers for the company. */
export function FeedCard({ company }: { company: string }) {
  const t = useT(feedMessages);
  const locale = useLocale();
  const write = useWrite();
  const rotate = useRotateFeed(company);
  const { data, error, isPending, refetch } = useFeed(company);
  const [token, setToken] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const retry = () => void refetch();
  const make = () => void write.run(async () => setToken(await rotate()));
  return (
    <ProfileCard title={t('title')} lead={t('lead')}>
      <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
        {isPending && <Skeleton height={48} />}
        {error && data === undefined && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
        {data !== undefined && <p>{data ? t('made', { date: formatDate(data.made_at, locale, { dateStyle: 'long' }) }) : t('none')}</p>}
      </LoadingRegion>
      {token && <FeedAddress key={token} token={token} />}
      {data !== undefined && (
        <div>
          <Button variant="outline" busy={write.busy} disabled={write.blocked} onClick={data ? () => setIsAsking(true) : make}>
            {t(data ? 'renew' : 'make')}
          </Button>
        </div>
      )}
      <RefusalAlert write={write} />
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('renew.title')}
        description={t('renew.text')}
        confirmLabel={t('renew')}
        cancelLabel={t('cancel')}
        onConfirm={make}
      />
    </ProfileCard>
  );
}
