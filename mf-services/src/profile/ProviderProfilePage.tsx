import { errorText, useDb, useLocale, usePage, useT } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { useParams } from '@marketplace/section-kit/router';
import { Container, ErrorState, LoadingRegion } from '@marketplace/shared-ui';
import { placeName } from '../place/placeName';
import { serviceMessages } from '../provider/messages';
import { profileMessages } from './messages';
import { ProfileBody } from './ProfileBody';
import { ProfileHeader } from './ProfileHeader';
import { ProfileSkeleton } from './ProfileSkeleton';
import { readProfile } from './readProfile';
import { ServiceNotFound } from './ServiceNotFound';

/** One professional. An id that nobody has is an address that does not exist. */
export function ProviderProfilePage() {
  const t = useT(profileMessages);
  const shared = useT(serviceMessages);
  const locale = useLocale();
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
  const title = profile === null ? t('notFound.title') : (profile?.name ?? t('title'));
  const pageTitle = profile?.page_title?.[locale] ?? [title, placeName(profile?.location ?? '', locale)].filter(Boolean).join(' – ');
  // Nothing is known of who it is while there is no answer.
  usePage({ title: profile === undefined ? null : pageTitle });
  const retry = () => void refetch();

  return (
    <>
      <ProfileHeader title={title} profile={profile} isPending={isPending} />
      {/* Nothing that is read yet moves when the name and the facts take more room than was held: another region stands there. */}
      <LoadingRegion key={isPending ? 'waiting' : 'here'} loading={isPending} label={shared('loading')} onRetry={retry}>
        {isPending && <ProfileSkeleton />}
        {profile && <ProfileBody key={id} profile={profile} />}
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

export { ProviderProfilePage as Component, ProfileBody, ProfileHeader, ProfileSkeleton };
