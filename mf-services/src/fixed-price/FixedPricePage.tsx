import { errorText, useDb, useLacks, useLocale, usePage, useT, type Localized } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import type { ComponentType } from 'react';
import { Container, ErrorState, Illustration, LinkButton, LoadingRegion, media, PageHeader, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import styled from 'styled-components';
import type { FixedPriceService } from '../../content/fixed-price/collection';
import { words } from '../../content/fixed-price/words';
import { directoryHref } from '../directory/directoryQuery';
import { Booking } from './Booking';
import { Included } from './Included';
import { fixedPriceMessages } from './messages';
import { NobodyYetPart } from '../provider/NobodyYetPart';
import { isMissing } from './price/isMissing';
import { readPriceList } from './price/readPriceList';

/* What comes is higher than a screen, so that nobody sees the rest of the page move. */
const Waiting = styled.div`
  display: grid;
  align-items: start;
  min-height: 100dvh;
  gap: var(--ui-s-16);
  padding-bottom: var(--ui-s-40);
  ${media.lg} { grid-template-columns: minmax(0, 1fr) 360px; gap: var(--ui-s-32); }
`;

/** A service at list prices: choose, see the price with tax, pick a free half day and book it. */
function FixedPricePage({ service, words }: { service: string; words: Localized<FixedPriceService> }) {
  const t = useT(fixedPriceMessages);
  const db = useDb();
  const texts = words[useLocale()];
  usePage({ title: texts.title });
  const list = useQuery({
    queryKey: ['services', 'price-list', service],
    queryFn: ({ signal }) => readPriceList(db, service, signal),
  });
  const lacksCompanies = useLacks('services');
  const retry = () => void list.refetch();
  const isUnavailable = list.data === null || isMissing(list.error);

  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        breadcrumb={[
          { href: '/', label: t('home') },
          { href: '/services', label: t('directory') },
        ]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <Container>
        <LoadingRegion loading={list.isPending} label={t('loading')} onRetry={retry}>
          {list.isPending && (
            <Waiting>
              <Skeleton height={420} radius="var(--ui-radius-card)" />
              <Skeleton height={300} radius="var(--ui-radius-card)" />
            </Waiting>
          )}
          {list.data && <Booking texts={texts} list={list.data} onPriceChange={retry} />}
          {isUnavailable && lacksCompanies && <NobodyYetPart trade={texts.title} />}
          {isUnavailable && !lacksCompanies && (
            <ErrorState title={t('unavailable')} text={t('unavailable.text')}>
              <LinkButton href={directoryHref({ category: texts.category })}>{t('slots.directory')}</LinkButton>
            </ErrorState>
          )}
          {list.error && !list.data && !isUnavailable && (
            <ErrorState title={t('failed')} text={errorText(list.error, t('failed.text'))} onRetry={retry} />
          )}
        </LoadingRegion>
      </Container>
      <Included texts={texts}>
        <Illustration src={art[texts.art]} ratio="16 / 9" />
      </Included>
    </>
  );
}

/** Loads the words of a service, so that the page is complete when it is first shown. */
export async function loadFixedPrice(service: string): Promise<{ Component: ComponentType }> {
  const loaded = await words[service]!();
  return { Component: () => <FixedPricePage service={service} words={loaded} /> };
}
