import { useLacks, useLocale, useT, useToday } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { Illustration, LinkButton, media, Section, useWanted } from '@marketplace/shared-ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { newspaperIcon } from '../icons/newspaperIcon';
import { dealsTimeZone } from './dealsTimeZone';
import { homeMessages } from './homeMessages';

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

/** What somebody can see to, and where to read on and whom to ask. */
export interface Advice {
  title: string;
  text: string;
  guide: { href: string; label: string };
  services: { href: string; label: string };
  /** Address of its drawing; none until the season is known. */
  picture?: string;
}

// Of four seasons a page shows one, and which one is known in a browser only.
const load = () => import(/* webpackChunkName: "home-today" */ './today/seasonAdvice');

/** What to see to at this time of the year. A stored page does not know it, so it begins with what holds all year. */
export function SeasonalAdvice() {
  const t = useT(homeMessages);
  const locale = useLocale();
  const lacksCompanies = useLacks('services');
  const today = useToday(dealsTimeZone);
  const band = useRef<HTMLElement>(null);
  const { data } = useLatePart('marketing/season', load, { enabled: useWanted(band) });
  const ofYear: Advice = {
    title: t('season.title'),
    text: t('season.text'),
    guide: { href: '/guides', label: t('season.guide') },
    services: { href: '/services', label: t('season.services') },
  };
  const { title, text, guide, services, picture } = today && data ? data.seasonAdvice(today, locale) : ofYear;
  return (
    <Band ref={band} title={title} lead={text}>
      <Links>
        <LinkButton href={guide.href} variant="outline" icon={newspaperIcon}>
          {guide.label}
        </LinkButton>
        {!lacksCompanies && (
          <LinkButton href={services.href} variant="ghost" iconEnd="ArrowRight">
            {services.label}
          </LinkButton>
        )}
      </Links>
      <Picture>{picture && <Illustration src={picture} ratio="2 / 1" />}</Picture>
    </Band>
  );
}
