import { useT } from '@marketplace/section-kit';
import { ErrorState, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { ProfileCard } from '../profile/ProfileCard';
import { claimMessages } from './claimMessages';
import { CredentialForm } from './CredentialForm';
import { CredentialList } from './CredentialList';
import { useCredentials } from './useCredentials';

interface CredentialsPartProps {
  company: string;
  province: string | null;
}

/** Licences and proofs of a live page. Unlike the rest of the page they are no draft: what is claimed goes to staff at once. */
export function CredentialsPart({ company, province }: CredentialsPartProps) {
  const t = useT(claimMessages);
  const { data, error, isPending, refetch } = useCredentials(company);
  const retry = () => void refetch();
  return (
    <ProfileCard id="credentials" title={t('title')} lead={t('lead')}>
      <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
        {isPending && <Skeleton height={120} radius="var(--ui-radius-card)" />}
        {error && data === undefined && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
        {data && <CredentialList company={company} credentials={data} />}
      </LoadingRegion>
      {data && (
        <>
          <h3>{t('claim')}</h3>
          <CredentialForm company={company} province={province} />
        </>
      )}
    </ProfileCard>
  );
}
