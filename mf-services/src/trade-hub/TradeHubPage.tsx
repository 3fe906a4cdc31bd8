import { useLocale, usePage, useSearchQuery, useT } from '@marketplace/section-kit';
import { useMemo } from 'react';
import { PageHeader, Section } from '@marketplace/shared-ui';
import { Questions } from '../fixed-price/Questions';
import { Advice } from './advice/Advice';
import { Costs } from './costs/Costs';
import { LicenceRules } from './licences/LicenceRules';
import { hubMessages } from './messages';
import { NearbyProviders, SHOWN } from './nearby/NearbyProviders';
import { useNearby } from './nearby/useNearby';
import { QuoteStarter } from './quote/QuoteStarter';
import type { TradeHub } from './TradeHub';
import { tradeHubQuery } from './tradeHubQuery';

/** One trade, or the trades of one side of a home: who works near, what it costs, who needs a licence, and a request for a quote. */
export function TradeHubPage({ hub }: { hub: TradeHub }) {
  const t = useT(hubMessages);
  const texts = hub.texts[useLocale()];
  usePage({ title: texts.title });
  const [query, setQuery] = useSearchQuery(useMemo(() => tradeHubQuery(hub.trades), [hub.trades]));
  const nearby = useNearby(query);
  const askable = nearby.data?.services.slice(0, SHOWN).filter(({ id }) => id !== null) ?? [];
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
      <NearbyProviders query={query} trades={hub.trades} nearby={nearby} onChange={setQuery} />
      <Costs costs={hub.costs} trade={query.trade} />
      <LicenceRules
        topic={hub.licences}
        province={query.province}
        needsWorkersComp={hub.needsWorkersComp ?? false}
        onChange={(province) => setQuery({ province })}
      />
      {askable.length > 0 && <QuoteStarter jobs={texts.jobs} providers={askable} />}
      <Advice {...texts.advice} />
      <Section title={t('questions')} tone="sunken">
        <Questions questions={texts.questions} />
      </Section>
    </>
  );
}
