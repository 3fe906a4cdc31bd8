import { useLacks, useT, useToday } from '@marketplace/section-kit';
import { Illustration, LinkButton, media, Section } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import styled from 'styled-components';
import { newspaperIcon } from '../icons';
import { dealsTimeZone } from './nextDealsChange';
import { homeMessages } from './homeMessages';
import { seasonOf } from './seasons';

/** Holds the room of the longest text: which season it is comes a moment later. */
const Band = styled(Section)`
  padding-top: 0;
  & h2 + p { min-height: 4lh; }
  ${media.md} {
    & h2 + p { min-height: 2lh; }
    & > div { display: grid; grid-template: 1fr 1fr / minmax(0, 7fr) minmax(0, 5fr); column-gap: var(--ui-s-40); }
    & > div > :first-child { align-self: end; }
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  place-self: start;
  gap: var(--ui-s-12);
`;

/** Beside the words on wide screens; its place is kept until the season is known. */
const Picture = styled.div`
  aspect-ratio: 2 / 1;
  margin-top: var(--ui-s-24);
  & > img { border-radius: var(--ui-radius-art); }
  ${media.md} { grid-area: 1 / 2 / span 2; margin-top: 0; }
`;

/** What to see to at this time of the year. A stored page does not know it, so it begins with what holds all year. */
export function SeasonalAdvice() {
  const t = useT(homeMessages);
  const lacksCompanies = useLacks('services');
  const today = useToday(dealsTimeZone);
  const season = today === null ? null : seasonOf(today);
  const key = season?.key ?? 'year';
  return (
    <Band title={t(`season.${key}.title`)} lead={t(`season.${key}.text`)}>
      <Links>
        <LinkButton href={season?.guide ?? '/guides'} variant="outline" icon={newspaperIcon}>
          {t(`season.${key}.guide`)}
        </LinkButton>
        {!lacksCompanies && (
          <LinkButton href={season?.services ?? '/services'} variant="ghost" iconEnd="ArrowRight">
            {t(`season.${key}.services`)}
          </LinkButton>
        )}
      </Links>
      <Picture>{season && <Illustration src={art[season.picture]} ratio="2 / 1" />}</Picture>
    </Band>
  );
}
