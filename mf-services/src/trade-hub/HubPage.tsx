import { useAskedQuery, useLocale, usePage, useT } from 'section-kit';
import { useEffect } from 'react';
import { PageHeader, Section } from 'shared-ui';
import { Questions } from '../fixed-price/Questions';
import { Advice } from './advice/Advice';
import { Costs } from './costs/Costs';
import { hubSearch, parseHub, type HubQuery } from './hubAddress';
import { LicenceRules } from './licences/LicenceRules';
import { hubMessages } from './messages';
import { NearbyProviders, SHOWN } from './nearby/NearbyProviders';
import { useNearby } from './nearby/useNearby';
import { QuoteStarter } from './quote/QuoteStarter';
import type { TradeHub } from './TradeHub';

/** One trade, or the trades of one side of a home: who works near, what it costs, who needs a licence, and a request for a quote. */
export function HubPage({ hub }: { hub: TradeHub }) {
  const t = useT(hubMessages);
  const texts = hub.texts[useLocale()];
  usePage({ title: texts.title });
  const [asked, ask] = useAskedQuery();
  const query = parseHub(asked, hub.trades);
  const written = hubSearch(query, hub.trades);
  const change = (next: Partial<HubQuery>) => ask(hubSearch({ ...query, ...next }, hub.trades));
  useEffect(() => {
    if (new URLSearchParams(asked).toString() !== new URLSearchParams(written).toString()) ask(written);
  }, [ask, asked, written]);

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
      <NearbyProviders query={query} trades={hub.trades} nearby={nearby} onChange={change} />
      <Costs costs={hub.costs} trade={query.trade} />
      <LicenceRules
        topic={hub.licences}
        province={query.province}
        needsWorkersComp={hub.needsWorkersComp ?? false}
        onChange={(province) => change({ province })}
      />
      {askable.length > 0 && <QuoteStarter jobs={texts.jobs} providers={askable} />}
      <Advice {...texts.advice} />
      <Section title={t('questions')} tone="sunken">
        <Questions questions={texts.questions} />
      </Section>
    </>
  );
}
