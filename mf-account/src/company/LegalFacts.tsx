import { useT } from '@marketplace/section-kit';
import type { Company } from '@marketplace/section-kit/companies';
import { ErrorState, LoadingRegion, Skeleton, TextLink } from '@marketplace/shared-ui';
import { Facts } from '../panel/Facts';
import { ProfileCard } from '../profile/ProfileCard';
import { companyMessages } from './companyMessages';
import { useLegalFacts } from './useLegalFacts';

const names = ['legal_name', 'business_number'] as const;
/** From then on the forms of the application are closed. */
const isChecked = (status: Company['status']) => ['approved', 'suspended', 'closed'].includes(status);

/** What a company is registered as, for its owners to read, and where that is changed. */
export function LegalFacts({ company: { id, status } }: { company: Company }) {
  const t = useT(companyMessages);
  const { data, error, isPending, refetch } = useLegalFacts(id);
  const retry = () => void refetch();
  return (
    <ProfileCard title={t('legal')} lead={t('legal.text')}>
      <LoadingRegion loading={isPending} label={t('legal.loading')} onRetry={retry}>
        {isPending && <Skeleton height={120} radius="var(--ui-radius-card)" />}
        {error && data === undefined && <ErrorState title={t('legal.failed')} text={t('legal.failed.text')} onRetry={retry} />}
        {data !== undefined && (
          <Facts>
            {names.map((name) => (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{data?.[name] ?? t('missing')}</dd>
              </div>
            ))}
          </Facts>
        )}
      </LoadingRegion>
      <p>
        {isChecked(status) && `${t('legal.fixed')} `}
        <TextLink href={isChecked(status) ? '/contact' : '/account/apply'}>
          {t(isChecked(status) ? 'legal.contact' : 'legal.change')}
        </TextLink>
      </p>
    </ProfileCard>
  );
}
