import { useLocale, useT } from '@marketplace/section-kit';
import { formatNumber } from '@marketplace/shared-ui';
import { profileMessages } from './messages';
import type { ProviderProfile, TrustBadge as BadgeData } from './ProviderProfile';
import { TrustBadge } from './TrustBadge';

/** The trust badges, as the database gave them, and the label of paid prominence, told apart by colour, icon and word. */
export function ProfileBadges({ profile }: { profile: ProviderProfile }) {
  const t = useT(profileMessages);
  const locale = useLocale();
  const rating = (value: number) => formatNumber(value, locale, { minimumFractionDigits: 1 });
  const why = (badge: BadgeData): string =>
    badge.kind === 'verified_premium'
      ? t('badge.verified_premium.why', { months: badge.months })
      : t('badge.top_rated.why', {
          rating: rating(badge.rating),
          reviews: formatNumber(badge.review_count, locale),
          minRating: rating(badge.min_rating),
          minReviews: badge.min_reviews,
        });
  return (
    <>
      {profile.badges.map((badge) => (
        <TrustBadge
          key={badge.kind}
          label={t(`badge.${badge.kind}`)}
          why={why(badge)}
          tone={badge.kind === 'verified_premium' ? 'success' : 'primary'}
          icon={badge.kind === 'verified_premium' ? 'ShieldCheck' : 'Award'}
        />
      ))}
      {profile.featured && <TrustBadge label={t('badge.featured')} why={t('badge.featured.why')} tone="neutral" icon="Tag" />}
    </>
  );
}
