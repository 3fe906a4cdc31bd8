import { useLocale, useT } from '@marketplace/section-kit';
import { formatNumber, media, Rating, ShareBar, VisuallyHidden } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { ReviewList } from './ReviewList';
import { reviewMessages } from './reviewMessages';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-20) var(--ui-s-32);
  align-items: center;
  padding: var(--ui-s-20);
  background: var(--ui-sunken);
  border-radius: var(--ui-radius-card);
  ${media.md} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

const Figures = styled.div`
  display: grid;
  gap: var(--ui-s-8);
  & > p { display: flex; flex-wrap: wrap; gap: 2px var(--ui-s-8); font-size: 0.9375rem; }
`;

const Large = styled(Rating)`
  & strong { font-family: var(--ui-font-display); font-size: 2rem; line-height: 1.1; }
`;

const Bars = styled.ul`
  display: grid;
  gap: var(--ui-s-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 5.5em minmax(0, 1fr) 2.5em;
  gap: var(--ui-s-8);
  align-items: center;
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  & > :last-child { text-align: end; }
`;

/** What finished jobs were rated, and apart from it what was imported; how the stars of the first are spread. */
export function RatingSummary({ shown, base, histogram }: Pick<ReviewList, 'shown' | 'base' | 'histogram'>) {
  const t = useT(reviewMessages);
  const locale = useLocale();
  const own = histogram.reduce((sum, count) => sum + count, 0);
  const given = histogram.reduce((sum, count, index) => sum + count * (5 - index), 0);
  return (
    <Root>
      <Figures>
        {own > 0 && <Large value={Math.round((given / own) * 10) / 10} />}
        <p>{own > 0 ? t('summary.own', { count: own }) : t('summary.none')}</p>
        {base && (
          <p>
            <Rating value={base.rating} />
            {t('summary.imported', { count: base.review_count })}
          </p>
        )}
        {own > 0 && base && shown.rating !== null && (
          <p>{t('summary.together', { rating: formatNumber(shown.rating, locale, { minimumFractionDigits: 1 }) })}</p>
        )}
      </Figures>
      {own > 0 && (
        <Bars role="list" aria-label={t('histogram')}>
          {histogram.map((count, index) => {
            const stars = t('stars', { count: 5 - index });
            return (
              <Row key={stars}>
                <VisuallyHidden>{t('histogram.row', { stars, count })}</VisuallyHidden>
                <span aria-hidden="true">{stars}</span>
                <ShareBar aria-hidden="true" share={count / own} tone="star" />
                <span aria-hidden="true">{formatNumber(count, locale)}</span>
              </Row>
            );
          })}
        </Bars>
      )}
    </Root>
  );
}
