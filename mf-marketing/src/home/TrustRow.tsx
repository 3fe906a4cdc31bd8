import { useT } from 'section-kit';
import { media, Section } from 'shared-ui';
import styled from 'styled-components';
import { homeMessages } from './homeMessages';

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
  margin-top: var(--ui-s-20);
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** Three claims, each read as one phrase: "50,000+ users". */
export function TrustRow() {
  const t = useT(homeMessages);
  return (
    <Section title={t('trust.title')} tone="sunken">
      <List role="list">
        {(['users', 'providers', 'cities'] as const).map((key) => (
          <Figure key={key}>
            <Value>{t(`trust.${key}.value`)}</Value> {t(`trust.${key}.label`)}
          </Figure>
        ))}
      </List>
      <Source>{t('trust.source')}</Source>
    </Section>
  );
}
