import { useT } from '@marketplace/section-kit';
import { Chip, media } from '@marketplace/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { homeMessages } from './homeMessages';
import { trendingHref, trendingTerms } from './trendingSearches';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  ${media.xl} { display: flex; align-items: center; gap: var(--ui-s-20); }
`;

const Title = styled.h2`
  flex: none;
  font: 650 1rem/1.25 var(--ui-font-body);
  letter-spacing: normal;
  color: var(--ui-on-hero-muted);
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
`;

/** Chips on dark ground: an outline, so that they stay behind the search box and the buttons. */
const TermChip = styled(Chip)`
  padding-inline: 14px;
  background: transparent;
  color: var(--ui-on-hero);
  border-color: color-mix(in srgb, var(--ui-on-hero) 45%, transparent);
`;

/** What others look for, one tap away. */
export function TrendingSearches() {
  const t = useT(homeMessages);
  const titleId = useId();
  return (
    <Root>
      <Title id={titleId}>{t('trending.title')}</Title>
      <List role="list" aria-labelledby={titleId}>
        {trendingTerms.map((term) => (
          <li key={term}>
            <TermChip href={trendingHref(term)}>{t(`trending.${term}`)}</TermChip>
          </li>
        ))}
      </List>
    </Root>
  );
}
