import { useT } from '@marketplace/section-kit';
import { Container, Illustration, media, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { directoryHref } from '../directory/directoryQuery';
import { QuoteCard } from '../quote-request/QuoteCard';
import { ReviewsSection } from '../reviews/ReviewsSection';
import { companyArt } from '../provider/companyArt';
import { ReportCompany } from '../report/ReportCompany';
import { useTradeLabel } from '../trades/useTradeLabel';
import { About } from './About';
import { ActionBar, QUOTE_PLACE } from './ActionBar';
import { CallNow } from './CallNow';
import { profileMessages } from './messages';
import { OpeningHours } from './OpeningHours';
import { OurServices } from './OurServices';
import type { ProviderProfile } from './ProviderProfile';
import { RecentProjects } from './RecentProjects';
import { ServiceAreas } from './ServiceAreas';
import { Testimonials } from './Testimonials';
import { useProfileEvents } from './useProfileEvents';
import { useLocalizedText } from './useLocalizedText';

const Layout = styled(Container)`
  display: grid;
  gap: var(--ui-s-32);
  padding-block-end: var(--ui-s-64);
  & h2 { font-size: 1.5rem; }
  /* Nothing that takes the focus hides behind the bar at the bottom. */
  & :is(a, button, input, select) { scroll-margin-block-end: 104px; }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 340px;
    grid-template-rows: auto 1fr;
    column-gap: var(--ui-s-40);
  }
`;

/* The form comes after the introduction on phones and beside everything on wide screens. */
const Words = styled.div`
  display: grid;
  align-content: start;
  gap: var(--ui-s-40);
  min-width: 0;
  & > section { display: grid; gap: var(--ui-s-16); min-width: 0; }
  ${media.lg} { grid-column: 1; }
`;

const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: var(--ui-s-24);
  ${media.lg} {
    grid-column: 2;
    grid-row: 1 / span 2;
    position: sticky;
    inset-block-start: calc(var(--ui-header-height) + var(--ui-s-16));
    align-self: start;
    max-height: calc(100vh - var(--ui-header-height) - var(--ui-s-32));
    overflow-y: auto;
    /* The focus ring of what touches the edge is not cut off. */
    padding: var(--ui-s-4);
    margin: calc(-1 * var(--ui-s-4));
  }
`;

const Sample = styled.p`
  max-width: 65ch;
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** The page below the name: introduction, quote form, work, words of clients and where the company goes. */
export function ProfileBody({ profile, isPreview }: { profile: ProviderProfile; isPreview?: boolean }) {
  const t = useT(profileMessages);
  const say = useLocalizedText();
  const count = useProfileEvents(profile, isPreview);
  const trade = useTradeLabel()(profile.category);
  const { category, name, phone } = profile;
  const offered = profile.services.map((service) => say(service.name).text);
  return (
    <>
      <Layout>
        <Words>
          <Illustration src={companyArt(profile)} ratio="16 / 9" priority />
          <About profile={profile} />
        </Words>
        <Aside>
          <div id={QUOTE_PLACE}>
            <QuoteCard provider={profile} services={offered.length > 0 ? offered : [trade || name]} onAsk={() => count('quote')}>
              {phone && <CallNow name={name} phone={phone} onCall={() => count('call')} block />}
            </QuoteCard>
          </div>
          <OpeningHours hours={profile.hours} />
          <ServiceAreas areas={profile.areas} />
        </Aside>
        <Words>
          <OurServices services={profile.services} />
          <RecentProjects profile={profile} />
          <Testimonials testimonials={profile.testimonials} />
          {profile.id !== null && <ReviewsSection providerId={profile.id} />}
          {category && (
            <p>
              <TextLink href={directoryHref({ category })}>{t('more', { category: trade })}</TextLink>
            </p>
          )}
          {profile.id !== null && !isPreview && <ReportCompany id={profile.id} name={name} />}
          {profile.isSample && <Sample>{t('sample')}</Sample>}
        </Words>
      </Layout>
      <ActionBar profile={profile} onCall={() => count('call')} />
    </>
  );
}
