import { useLocale, useNotify, useT, useWrite } from '@marketplace/section-kit';
import type { Company } from '@marketplace/section-kit/companies';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, ErrorState, formatDate, LinkButton, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import { ProfileCard } from '../profile/ProfileCard';
import { ClosingForm } from './ClosingForm';
import { closingMessages } from './closingMessages';
import { useLeaving } from './useLeaving';

/** Closing a company for its owners, and bringing one back that left, while there is time. Nothing for one that is suspended: that is no way out. */
export function Closing({ company }: { company: Company }) {
  const t = useT(closingMessages);
  if (company.status === 'suspended') return null;
  if (company.status === 'closed') return <ComingBack company={company} />;
  return (
    <ProfileCard title={t('title', { brand: brand.name })} lead={t('text')}>
      <ClosingForm company={company} />
    </ProfileCard>
  );
}

function ComingBack({ company: { id, name } }: { company: Company }) {
  const t = useT(closingMessages);
  const locale = useLocale();
  const notify = useNotify();
  const write = useWrite();
  const { query, reopen } = useLeaving(id);
  const leaving = query.data;
  const isOver = leaving?.canReturn === false;
  const comeBack = async () => {
    await reopen();
    notify({ title: t('back.done', { name }), description: t('back.done.text'), tone: 'success' });
  };
  const retry = () => void query.refetch();
  return (
    <ProfileCard title={t('back', { name, brand: brand.name })}>
      <LoadingRegion loading={query.isPending} label={t('loading')} onRetry={retry}>
        {query.isPending && <Skeleton height={80} radius="var(--ui-radius-card)" />}
        {query.error && query.data === undefined && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
        {leaving && <p>{t(isOver ? 'over.text' : 'back.text', { date: formatDate(leaving.until, locale, { dateStyle: 'long' }) })}</p>}
      </LoadingRegion>
      <RefusalAlert write={write} words={write.refusal?.field === 'late' ? t('back.late') : undefined} />
      <div>
        {isOver ? (
          <LinkButton href="/apply" variant="outline">
            {t('over.apply')}
          </LinkButton>
        ) : (
          <Button busy={write.busy} busyLabel={t('back.busy')} disabled={write.blocked} onClick={() => void write.run(comeBack)}>
            {t('back.submit')}
          </Button>
        )}
      </div>
    </ProfileCard>
  );
}
