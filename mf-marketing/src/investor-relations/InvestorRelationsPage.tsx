import { useLocale, usePage, useT } from '@marketplace/section-kit';
import { Container, formatDate, media, PageHeader, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { ClaimStrip } from '../about/ClaimStrip';
import { blockMessages } from '../page-blocks/blockMessages';
import { Notice } from '../page-blocks/Notice';
import { CorporateInformation, Links } from './CorporateInformation';
import { FinancialPerformance } from './FinancialPerformance';
import { InvestorCard } from './InvestorCard';
import { investorMessages } from './investorMessages';
import { LatestReports } from './LatestReports';
import { StockPrice } from './StockPrice';
import { UpcomingEvents } from './UpcomingEvents';

/** The day the page was last gone through. */
const reviewedOn = '2026-11-20';

const Layout = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  padding-block: var(--ui-s-24) var(--ui-s-64);
  align-items: start;
  & > div { display: grid; gap: var(--ui-s-24); min-width: 0; }
  ${media.lg} { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); }
`;

/** One below the other in the narrow column, so that none stands alone in a second row. */
const Claims = styled.div`
  ${media.lg} { & > dl { grid-template-columns: minmax(0, 1fr); row-gap: var(--ui-s-16); } }
`;

const links = [
  { key: 'about', href: '/about' },
  { key: 'newsroom', href: '/newsroom' },
  { key: 'events', href: '/events' },
  { key: 'rates', href: '/rate-card' },
  { key: 'careers', href: '/careers' },
  { key: 'contact', href: '/contact' },
  { key: 'terms', href: '/terms' },
  { key: 'privacy', href: '/privacy' },
] as const;

/** Every card an investor looks for, with made-up figures marked as samples. */
export function InvestorRelationsPage() {
  const t = useT(investorMessages);
  const words = useT(blockMessages);
  const locale = useLocale();
  usePage({ title: t('title') });
  return (
    <>
      <PageHeader
        title={t('hero.title')}
        lead={t('hero.lead')}
        breadcrumb={[{ href: '/', label: words('home') }, { label: t('title') }]}
        breadcrumbLabel={words('breadcrumb')}
      />
      <Container>
        <Notice>{t('sample.note', { date: formatDate(reviewedOn, locale, { dateStyle: 'long', timeZone: 'UTC' }) })}</Notice>
        <Layout>
          <div>
            <FinancialPerformance />
            <LatestReports />
            <UpcomingEvents />
          </div>
          <div>
            <InvestorCard title={t('reach.title')}>
              <Claims>
                <ClaimStrip />
              </Claims>
              <p>{t('reach.source')}</p>
            </InvestorCard>
            <StockPrice />
            <CorporateInformation />
            <InvestorCard title={t('links.title')}>
              <Links role="list">
                {links.map(({ key, href }) => (
                  <li key={key}>
                    <TextLink href={href}>{t(`links.${key}`)}</TextLink>
                  </li>
                ))}
              </Links>
            </InvestorCard>
          </div>
        </Layout>
      </Container>
    </>
  );
}

export { InvestorRelationsPage as Component };
