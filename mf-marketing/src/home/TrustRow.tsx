import { useLocale, useT } from '@marketplace/section-kit';
import { formatNumber, media, Section } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { homeMessages } from './homeMessages';
import { useDirectoryFigures, type DirectoryFigures } from './useDirectoryFigures';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-20);
  ${media.sm} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const Figure = styled.li`
  padding-inline-start: var(--ui-s-16);
  border-inline-start: 3px solid var(--ui-accent);
`;

const Value = styled.strong`
  display: block;
  font: 700 clamp(1.5rem, 1.2rem + 1.35vw, 2.25rem)/1.12 var(--ui-font-display);
  font-variant-numeric: tabular-nums;
`;

const Source = styled.p`
  /* Holds the room of the figure of today, which comes a moment later. */
  min-height: 2lh;
  margin-top: var(--ui-s-20);
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** Three claims, each read as one phrase: "50,000+ users". What is counted today stands below them. */
export function TrustRow() {
  const t = useT(homeMessages);
  const figures = useDirectoryFigures();
  return (
    <Section title={t('trust.title')} tone="sunken">
      <List role="list">
        {(['users', 'providers', 'cities'] as const).map((key) => (
          <Figure key={key}>
            <Value>{t(`trust.${key}.value`)}</Value> {t(`trust.${key}.label`)}
          </Figure>
        ))}
      </List>
      <Source>
        {t('trust.source')} {figures && <Today {...figures} />}
      </Source>
    </Section>
  );
}

/** One city is no country, and nobody is no news: then the smaller sentence, or none. */
function Today({ professionals, cities }: DirectoryFigures) {
  const t = useT(homeMessages);
  const locale = useLocale();
  if (professionals === 0) return null;
  const count = formatNumber(professionals, locale);
  return cities && cities > 1 ? t('trust.today.cities', { count, cities: formatNumber(cities, locale) }) : t('trust.today', { count });
}
