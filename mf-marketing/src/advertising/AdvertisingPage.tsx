import { usePage, useSearchQuery, useT } from '@marketplace/section-kit';
import { CtaBand, LinkButton, Section } from '@marketplace/shared-ui';
import { Tabs } from '@marketplace/shared-ui/tabs';
import { FactTiles } from '../page-blocks/FactTiles';
import { PageHero } from '../page-blocks/PageHero';
import { AdKind } from './AdKind';
import { adsQuery, type AdsQuery } from './adsQuery';
import { advertisingMessages } from './advertisingMessages';
import { RevenueModel } from './RevenueModel';

const rules = [
  { key: 'claims', icon: 'Scale' },
  { key: 'email', icon: 'Mail' },
  { key: 'privacy', icon: 'ShieldCheck' },
  { key: 'french', icon: 'Globe' },
  { key: 'label', icon: 'Tag' },
  { key: 'licence', icon: 'Award' },
] as const;

/** Search, display and social media ads; how we earn money, and by which rules. The open tab stands in the address. */
export function AdvertisingPage() {
  const t = useT(advertisingMessages);
  const [{ tab }, setQuery] = useSearchQuery(adsQuery);
  usePage({ title: t('title') });
  const demo = (
    <LinkButton href={`/demo?topic=${tab}-ads`} variant="accent" size="lg">
      {t('action.demo')}
    </LinkButton>
  );
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} picture="tile-weekly-deals">
        {demo}
        <LinkButton href="/rate-card" variant="outline" size="lg">
          {t('action.rates')}
        </LinkButton>
      </PageHero>
      <Section title={t('tabs.title')} lead={t('tabs.lead')}>
        <Tabs
          label={t('tabs.label')}
          value={tab}
          onValueChange={(next) => setQuery({ tab: next as AdsQuery['tab'] })}
          items={adsQuery.params.tab.choices.map((kind) => ({ value: kind, label: t(`tab.${kind}`), content: <AdKind kind={kind} /> }))}
        />
      </Section>
      <RevenueModel />
      <Section title={t('legal.title')} lead={t('legal.lead')}>
        <FactTiles facts={rules.map(({ key, icon }) => ({ icon, title: t(`legal.${key}.title`), text: t(`legal.${key}.text`) }))} />
      </Section>
      <CtaBand title={t('closing.title')} text={t('closing.text')}>
        {demo}
        <LinkButton href="/listings" variant="outline" size="lg">
          {t('action.listed')}
        </LinkButton>
      </CtaBand>
    </>
  );
}

export { AdvertisingPage as Component };
