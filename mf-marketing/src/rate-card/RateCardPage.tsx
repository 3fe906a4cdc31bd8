import { useLocale, usePage, useT } from '@marketplace/section-kit';
import { CtaBand, formatDate, LinkButton, PageHeader, Section, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { blockMessages } from '../page-blocks/blockMessages';
import { CheckList } from '../page-blocks/CheckList';
import { notYetMessages } from '../page-blocks/notYetMessages';
import { PrintButton } from '../page-blocks/PrintButton';
import { rateCardDate } from './adPrices';
import { rateCardMessages } from './rateCardMessages';
import { RateTable } from './RateTable';

const Dated = styled.p`
  margin-bottom: var(--ui-s-16);
  font-weight: 650;
`;

const PageSection = styled(Section)`
  padding-block: var(--ui-s-24);
  @media print { padding-block: var(--ui-s-8); }
`;

const Closing = styled(CtaBand)`
  @media print { display: none; }
`;

/** One dated page with every price, to be printed or kept. */
export function RateCardPage() {
  const t = useT(rateCardMessages);
  const notYet = useT(notYetMessages);
  const words = useT(blockMessages);
  const locale = useLocale();
  usePage({ title: t('title') });
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        breadcrumb={[{ href: '/', label: words('home') }, { label: t('title') }]}
        breadcrumbLabel={words('breadcrumb')}
      >
        <Dated>{t('dated', { date: formatDate(rateCardDate, locale, { dateStyle: 'long', timeZone: 'UTC' }) })}</Dated>
        <p>{notYet('payments')}</p>
        <PrintButton />
      </PageHeader>
      <PageSection title={t('table.title')} action={<TextLink href="/listings">{t('plans.link')}</TextLink>}>
        <RateTable />
      </PageSection>
      <PageSection title={t('rules.title')}>
        <CheckList items={(['tax', 'confirm', 'stop', 'label'] as const).map((key) => t(`rules.${key}`))} />
      </PageSection>
      <Closing title={t('closing.title')} text={t('closing.text')}>
        <LinkButton href="/demo?topic=general" variant="accent" size="lg">
          {t('action.demo')}
        </LinkButton>
        <LinkButton href="/listings" variant="outline" size="lg">
          {t('action.apply')}
        </LinkButton>
      </Closing>
    </>
  );
}

export { RateCardPage as Component };
