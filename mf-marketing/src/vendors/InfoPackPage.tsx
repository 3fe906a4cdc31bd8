import { useLocale, usePage, useT } from '@marketplace/section-kit';
import { Container, formatDate, formatNumber, formatPhone, PageHeader, TextLink } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { claims } from '../about/claims';
import { listingsMessages } from '../listings/listingsMessages';
import { planIds } from '../listings/plans';
import { usePlanPriceText } from '../listings/usePlanPriceText';
import { blockMessages } from '../page-blocks/blockMessages';
import { CheckList } from '../page-blocks/CheckList';
import { DataTable } from '../page-blocks/DataTable';
import { notYetMessages } from '../page-blocks/notYetMessages';
import { PrintButton } from '../page-blocks/PrintButton';
import { rateCardDate } from '../rate-card/adPrices';
import { benefits, criteria, processSteps } from './vendorLists';
import { vendorsMessages } from './vendorsMessages';

const Sheet = styled.div`
  display: grid;
  gap: var(--ui-s-32);
  max-width: 860px;
  padding-bottom: var(--ui-s-64);
  @media print { gap: var(--ui-s-16); max-width: none; padding: 0; }
`;

const PageSection = styled.section`
  display: grid;
  gap: var(--ui-s-12);
  & > h2 { font-size: 1.375rem; }
  & dt { font-weight: 650; }
  & dd { margin: 0 0 var(--ui-s-12); }
  & > ol { display: grid; gap: var(--ui-s-8); padding-inline-start: var(--ui-s-20); }
  @media print { break-inside: avoid; }
`;

const Dated = styled.p`
  margin-bottom: var(--ui-s-16);
  font-weight: 650;
`;

/** The vendor page on paper: criteria, benefits, prices, fees, process and where to write. */
export function InfoPackPage() {
  const t = useT(vendorsMessages);
  const notYet = useT(notYetMessages);
  const words = useT(blockMessages);
  const plans = useT(listingsMessages);
  const locale = useLocale();
  const planPrice = usePlanPriceText();
  usePage({ title: t('pack.title') });
  const figures = Object.fromEntries(claims.map(({ key, value }) => [key, formatNumber(value, locale)]));
  return (
    <>
      <PageHeader
        title={t('pack.title')}
        lead={t('pack.lead')}
        breadcrumb={[{ href: '/', label: words('home') }, { href: '/vendors', label: t('title') }, { label: t('pack.title') }]}
        breadcrumbLabel={words('breadcrumb')}
      >
        <Dated>{t('pack.dated', { date: formatDate(rateCardDate, locale, { dateStyle: 'long', timeZone: 'UTC' }) })}</Dated>
        <PrintButton />
      </PageHeader>
      <Container>
        <Sheet>
          <Titled title={t('pack.who')}>
            <p>{t('pack.who.text', figures)}</p>
          </Titled>
          <Titled title={t('criteria.title')}>
            <dl>
              {criteria.map(({ key }) => (
                <div key={key}>
                  <dt>{t(`criterion.${key}.title`)}</dt>
                  <dd>{t(`criterion.${key}.text`)}</dd>
                </div>
              ))}
            </dl>
          </Titled>
          <Titled title={t('benefits.title')}>
            <CheckList items={benefits.map((key) => t(`benefit.${key}`))} />
          </Titled>
          <Titled title={t('pack.plans')}>
            <DataTable
              caption={t('pack.plans')}
              hideCaption
              head={[t('pack.plan'), t('pack.price')]}
              rows={planIds.map((plan) => ({ name: plans(`plan.${plan}`), cells: [planPrice(plan)] }))}
            />
            <p>
              <TextLink href="/rate-card">{t('pack.rates')}</TextLink>
            </p>
          </Titled>
          <Titled title={t('pack.fees')}>
            <CheckList items={(['platform', 'take', 'terms'] as const).map((key) => t(`pack.fees.${key}`))} />
            <p>{notYet('payments')}</p>
          </Titled>
          <Titled title={t('process.title')}>
            <ol>
              {processSteps.map((key) => (
                <li key={key}>
                  <strong>{t(`process.${key}.title`)}</strong>
                  <br />
                  {t(`process.${key}.text`)}
                </li>
              ))}
            </ol>
          </Titled>
          <Titled title={t('pack.contact')}>
            <p>
              <TextLink href={`mailto:${brand.businessEmail}`}>{brand.businessEmail}</TextLink>
              <br />
              <TextLink href={brand.tollFree.href}>{formatPhone(brand.tollFree.display, locale)}</TextLink>
            </p>
            <p data-print="hide">
              <TextLink href="/apply?kind=vendor">{t('action.apply')}</TextLink>
            </p>
          </Titled>
        </Sheet>
      </Container>
    </>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageSection>
      <h2>{title}</h2>
      {children}
    </PageSection>
  );
}

export { InfoPackPage as Component };
