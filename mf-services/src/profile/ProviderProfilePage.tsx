import { errorText, useDb, usePage, useT } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { useParams } from '@marketplace/section-kit/router';
import { Container, ErrorState, LoadingRegion, PageHeader } from '@marketplace/shared-ui';
import { serviceMessages } from '../provider/messages';
import { HeroFacts } from './HeroFacts';
import { profileMessages } from './messages';
import { ProfileBody } from './ProfileBody';
import { ProfileSkeleton } from './ProfileSkeleton';
import { readProfile } from './readProfile';
import { ServiceNotFound } from './ServiceNotFound';
import { useLocalizedText } from './useLocalizedText';

/** One professional. An id that nobody has is an address that does not exist. */
export function ProviderProfilePage() {
  const t = useT(profileMessages);
  const shared = useT(serviceMessages);
  const db = useDb();
  const { id = '' } = useParams();
  const {
    data: profile,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['services', 'profile', id],
    queryFn: ({ signal }) => readProfile(db, id, signal),
  });
  const tagline = useLocalizedText()(profile?.tagline ?? null);
  const title = profile === null ? t('notFound.title') : (profile?.name ?? t('title'));
  // As `describe_service` names the page; nothing is known of who it is while there is no answer.
  usePage({ title: profile === undefined ? null : [title, profile?.location].filter(Boolean).join(' – ') });
  const retry = () => void refetch();

  return (
    <>
      <PageHeader
        title={title}
        lead={tagline.text && <span lang={tagline.lang}>{tagline.text}</span>}
        breadcrumb={[
          { href: '/', label: t('home') },
          { href: '/services', label: t('directory') },
        ]}
        breadcrumbLabel={t('breadcrumb')}
      >
        {profile && <HeroFacts profile={profile} />}
      </PageHeader>
      <LoadingRegion loading={isPending} label={shared('loading')} onRetry={retry}>
        {isPending && <ProfileSkeleton />}
        {profile && <ProfileBody profile={profile} />}
        {profile === null && <ServiceNotFound />}
        {error && !profile && (
          <Container>
            <ErrorState title={shared('failedWith', { message: errorText(error, shared('fetchFailed')) })} onRetry={retry} />
          </Container>
        )}
      </LoadingRegion>
    </>
  );
}

export { ProviderProfilePage as Component };
