import { useT } from 'section-kit';
import { LinkButton, media, Section } from 'shared-ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { dealsTimeZone } from './nextDealsChange';
import { homeMessages } from './homeMessages';
import { seasonOf, type Season } from './seasons';

/** Holds the room of the longest text: which season it is comes a moment later. */
const Band = styled(Section)`
  padding-top: 0;
  & h2 + p { min-height: 4lh; }
  ${media.md} { & h2 + p { min-height: 2lh; } }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
`;

const easternDay = new Intl.DateTimeFormat('en-CA', { timeZone: dealsTimeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** What to see to at this time of the year. A stored page does not know it, so it begins with what holds all year. */
export function SeasonalAdvice() {
  const t = useT(homeMessages);
  const [season, setSeason] = useState<Season | null>(null);
  useEffect(() => setSeason(seasonOf(easternDay.format(new Date()))), []);
  const key = season?.key ?? 'year';
  return (
    <Band title={t(`season.${key}.title`)} lead={t(`season.${key}.text`)}>
      <Links>
        <LinkButton href={season?.guide ?? '/guides'} variant="outline" icon="Newspaper">
          {t(`season.${key}.guide`)}
        </LinkButton>
        <LinkButton href={season?.services ?? '/services'} variant="ghost" iconEnd="ArrowRight">
          {t(`season.${key}.services`)}
        </LinkButton>
      </Links>
    </Band>
  );
}
