import { errorText, useDeviceStore, useLocale, useT } from '@marketplace/section-kit';
import { ErrorState, formatNumber, LinkButton, LoadingRegion, Section } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { directoryHref } from '../directory/directoryQuery';
import { asPlace } from '../place/asPlace';
import { usePlaceName } from '../place/placeName';
import { rememberedPlace } from '../place/rememberedPlace';
import { serviceMessages } from '../provider/messages';
import { ProviderGrid, ProviderGridSkeleton } from '../provider/ProviderGrid';
import { nearYouMessages } from './messages';
import { PlaceForm } from './PlaceForm';
import { NEAREST_COUNT, NEAREST_KM, useNearest } from './useNearest';

/* One line of words and field; the room below belongs to the professionals. */
const Band = styled(Section)`
  padding-block: var(--ui-s-40);
  & > div > :only-child { margin-bottom: 0; }
`;

const More = styled.p`
  margin-top: var(--ui-s-24);
`;

/** The professionals nearest to a place, once somebody says where. The place is remembered on this device. */
export function NearYou() {
  const t = useT(nearYouMessages);
  const service = useT(serviceMessages);
  const placeName = usePlaceName();
  const locale = useLocale();
  const place = useDeviceStore(rememberedPlace);
  const { data, error, isLoading, refetch } = useNearest(place);
  const unknown = data?.place === null;
  const where = { place: placeName(data?.place ?? place), radius: NEAREST_KM };
  const retry = () => void refetch();
  const lead = !place || unknown ? t('lead') : data?.services.length === 0 ? t('nobody', where) : t('within', where);
  return (
    <Band
      tone="sunken"
      title={place && !unknown ? t('titleAt', where) : t('title')}
      lead={lead}
      action={<PlaceForm place={place} unknown={unknown} onPlace={(text) => rememberedPlace.update(() => asPlace(text))} />}
    >
      {place && !unknown && (
        <LoadingRegion loading={isLoading} label={service('loading')} onRetry={retry}>
          {isLoading && <ProviderGridSkeleton count={NEAREST_COUNT} />}
          {error && <ErrorState title={service('failedWith', { message: errorText(error, service('fetchFailed')) })} onRetry={retry} />}
          {data && data.services.length > 0 && (
            <>
              <ProviderGrid providers={data.services} />
              <More>
                <LinkButton
                  href={directoryHref({ near: place, radius: NEAREST_KM, sort: 'distance' })}
                  variant="outline"
                  iconEnd="ArrowRight"
                >
                  {t('all', { count: data.total, number: formatNumber(data.total, locale) })}
                </LinkButton>
              </More>
            </>
          )}
        </LoadingRegion>
      )}
    </Band>
  );
}
