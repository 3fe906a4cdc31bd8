import { useFavourites, useLocale, useT } from '@marketplace/section-kit';
import { reachableMessages } from '@marketplace/section-kit/reachable';
import { SampleBadge } from '@marketplace/section-kit/sample';
import { Avatar, Badge, formatDate, Icon, Rating } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { usePlaceName } from '../place/placeName';
import { serviceMessages } from '../provider/messages';
import { avatarTone } from '../provider/avatarTone';
import { CompanyLogo } from '../provider/CompanyLogo';
import { ShareButton } from '../provider/ShareButton';
import { useResponseTime } from '../provider/useResponseTime';
import { useTradeLabel } from '../trades/useTradeLabel';
import { profileMessages } from './messages';
import { ProfileBadges } from './ProfileBadges';
import type { ProviderProfile } from './ProviderProfile';

const Stack = styled.div`
  display: grid;
  gap: var(--ui-s-12);
`;

/* As large with a logo as without one, so that nothing moves. */
const Mark = styled.div`
  position: relative;
  width: 72px;
  height: 72px;
`;

/* Beside the mark, as far as there is room. */
const Head = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: var(--ui-s-16);
  align-items: center;
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8) var(--ui-s-20);
  padding: 0;
  list-style: none;
  & > li { display: inline-flex; align-items: center; gap: var(--ui-s-8); overflow-wrap: anywhere; }
`;

const Rated = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
`;

const Badges = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-4) var(--ui-s-8);
`;

/* Together, whichever line they fall on; the icon stands under the badges rather than its wide hit area. */
const Tools = styled.div`
  display: inline-flex;
  margin-inline-start: calc(-1 * var(--ui-s-8));
`;

const Quiet = styled.span`
  color: var(--ui-ink-muted);
`;

/** What stands under the name: rating, place, response time and badges. */
export function HeroFacts({ profile }: { profile: ProviderProfile }) {
  const t = useT(profileMessages);
  const shared = useT(serviceMessages);
  const reachable = useT(reachableMessages);
  const locale = useLocale();
  const tradeLabel = useTradeLabel();
  const placeName = usePlaceName();
  const responseTime = useResponseTime();
  const favourites = useFavourites('service');
  const imported = profile.rating_base?.review_count ?? 0;
  const date = (day: string) => formatDate(day, locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Stack>
      <Head>
        <Mark>
          <Avatar name={profile.name} tone={avatarTone(profile.name)} size={72} />
          {profile.logo && <CompanyLogo logo={profile.logo} alt={t('logo', { name: profile.name })} size={72} />}
        </Mark>
        <Facts role="list">
          <li>
            <Rated>
              <Rating value={profile.rating} count={profile.reviewCount} emptyLabel={shared('unrated')} />
              {imported > 0 && <Quiet>{imported === profile.reviewCount ? t('imported.all') : t('imported', { count: imported })}</Quiet>}
            </Rated>
          </li>
          {profile.category && (
            <li>
              <Icon name="Wrench" />
              {tradeLabel(profile.category)}
            </li>
          )}
          {profile.location && (
            <li>
              <Icon name="MapPin" label={shared('location')} />
              {placeName(profile.location)}
            </li>
          )}
          {profile.responseTime && (
            <li>
              <Icon name="Clock" label={shared('responseTime')} />
              <span>
                {responseTime(profile.responseTime)}
                <Quiet> ({profile.answers ? t('answers.measured', profile.answers) : t('answers.stated')})</Quiet>
              </span>
            </li>
          )}
        </Facts>
      </Head>
      <Badges>
        {profile.verified && (
          <Badge tone="success" icon="ShieldCheck">
            {shared('verified')}
          </Badge>
        )}
        <ProfileBadges profile={profile} />
        {profile.isSample && <SampleBadge />}
        <Tools>
          {profile.id !== null && <FavouriteButton id={profile.id} name={profile.name} favourites={favourites} />}
          <ShareButton title={profile.name} />
        </Tools>
      </Badges>
      {profile.away_until && <p>{t('away.until', { date: date(profile.away_until) })}</p>}
      {!profile.reachable && <p>{reachable('company', { name: profile.name })}</p>}
      {!profile.accepting_work && !profile.away_until && <p>{t('away.full')}</p>}
      {profile.next_free_on && <p>{t('free.from', { date: date(profile.next_free_on) })}</p>}
    </Stack>
  );
}
