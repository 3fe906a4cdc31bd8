import { useLocale, usePage, useSearchQuery, useT, type Localized } from '@marketplace/section-kit';
import { useMemo, type ComponentType } from 'react';
import { PageHeader, Section } from '@marketplace/shared-ui';
import type { TradeHub } from '../../content/trade-hubs/collection';
import { words } from '../../content/trade-hubs/words';
import { Questions } from '../fixed-price/Questions';
import { ReadNext } from '../read-next/ReadNext';
import { Advice } from './advice/Advice';
import { Costs } from './costs/Costs';
import { LicenceRules } from './licences/LicenceRules';
import { hubMessages } from './messages';
import { NearbyProviders, SHOWN } from './nearby/NearbyProviders';
import { useNearby } from './nearby/useNearby';
import { QuoteStarter } from './quote/QuoteStarter';
import { tradeHubQuery } from './tradeHubQuery';

/** One trade, or the trades of one side of a home: who works near, what it costs, who needs a licence, and a request for a quote. */
function TradeHubPage({ side, words }: { side: 'indoor' | 'outdoor'; words: Localized<TradeHub> }) {
  const t = useT(hubMessages);
  const hub = words[useLocale()];
  usePage({ title: hub.title });
  const [query, setQuery] = useSearchQuery(useMemo(() => tradeHubQuery(words.en.trades), [words]));
  const nearby = useNearby(query);
  const askable = nearby.data?.services.slice(0, SHOWN).filter(({ id }) => id !== null) ?? [];
  return (
    <>
      <PageHeader
        title={hub.title}
        lead={hub.lead}
        breadcrumb={[
          { href: '/', label: t('home') },
          { href: '/services', label: t('directory') },
          { href: `/${side}`, label: t(side) },
          { label: hub.title },
        ]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <NearbyProviders query={query} trades={hub.trades} nearby={nearby} onChange={setQuery} />
      <Costs hub={hub} trade={query.trade} />
      <LicenceRules
        licences={hub.licences}
        province={query.province}
        needsWorkersComp={hub.needsWorkersComp ?? false}
        onChange={(province) => setQuery({ province })}
      />
      {askable.length > 0 && <QuoteStarter jobs={hub.jobs} providers={askable} />}
      <Advice {...hub.advice} />
      <Section title={t('questions')} tone="sunken">
        <Questions questions={hub.questions} />
        <ReadNext guides={hub.guides} />
      </Section>
    </>
  );
}

/** Loads the words of a hub, so that the page is complete when it is first shown. */
export async function loadTradeHub(slug: string): Promise<{ Component: ComponentType }> {
  const loaded = await words[slug]!();
  const side = slug.startsWith('indoor/') ? 'indoor' : 'outdoor';
  return { Component: () => <TradeHubPage side={side} words={loaded} /> };
}
