import { errorText, useDb, useT } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { ErrorState, LinkButton, LoadingRegion, Section } from '@marketplace/shared-ui';
import { serviceMessages } from '../provider/messages';
import { ProviderGrid, ProviderGridSkeleton } from '../provider/ProviderGrid';
import { readTopServices } from '../provider/readTopServices';
import { featuredMessages } from './messages';

const COUNT = 6;

/** The best rated services, for the home page. */
export function FeaturedServices() {
  const t = useT(featuredMessages);
  const service = useT(serviceMessages);
  const db = useDb();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['services', 'featured'],
    queryFn: ({ signal }) => readTopServices(db, { size: COUNT }, signal),
  });
  const retry = () => void refetch();
  return (
    <Section
      title={t('title')}
      action={
        <LinkButton href="/services" variant="outline" iconEnd="ArrowRight">
          {t('viewAll')}
        </LinkButton>
      }
    >
      <LoadingRegion loading={isPending} label={service('loading')} onRetry={retry}>
        {isPending && <ProviderGridSkeleton count={COUNT} />}
        {error && <ErrorState title={service('failed')} text={errorText(error, service('fetchFailed'))} onRetry={retry} />}
        {data && data.services.length > 0 && <ProviderGrid providers={data.services} />}
        {data?.services.length === 0 && <p>{t('empty')}</p>}
      </LoadingRegion>
    </Section>
  );
}

export { FeaturedServices as Component };
