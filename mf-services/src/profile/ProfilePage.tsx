import { errorText, useDb, usePage, useT } from 'section-kit';
import { useQuery } from 'section-kit/query';
import { useParams } from 'section-kit/router';
import { Container, ErrorState, LoadingRegion, PageHeader } from 'shared-ui';
import { serviceMessages } from '../service/messages';
import { profileMessages } from './messages';
import { ProfileBody } from './ProfileBody';
import { ProfileSkeleton } from './ProfileSkeleton';
import { readService } from './readService';
import { ServiceNotFound } from './ServiceNotFound';

/** One professional. An id that nobody has is an address that does not exist. */
export function ProfilePage() {
  const t = useT(profileMessages);
  const shared = useT(serviceMessages);
  const db = useDb();
  const { id = '' } = useParams();
  const {
    data: service,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['services', 'one', id],
    queryFn: ({ signal }) => readService(db, id, signal),
  });
  const title = service === null ? t('notFound.title') : (service?.name ?? t('title'));
  usePage({ title });
  const retry = () => void refetch();

  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={[
          { href: '/', label: t('home') },
          { href: '/services', label: t('directory') },
        ]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <LoadingRegion loading={isPending} label={shared('loading')} onRetry={retry}>
        {isPending && <ProfileSkeleton />}
        {service && <ProfileBody service={service} />}
        {service === null && <ServiceNotFound />}
        {error && !service && (
          <Container>
            <ErrorState title={shared('failedWith', { message: errorText(error, shared('fetchFailed')) })} onRetry={retry} />
          </Container>
        )}
      </LoadingRegion>
    </>
  );
}

export { ProfilePage as Component };
