import { usePage, useLocale, useT } from '@marketplace/section-kit';
import type { ComponentType } from 'react';
import { Chip, PageHeader, Section } from '@marketplace/shared-ui';
import { tradeLabel } from '@marketplace/supabase/trades';
import type { Calculator } from '../calculators/Calculator';
import { CalculatorCard } from '../calculators/CalculatorCard';
import { calculatorLoaders } from '../calculators/calculatorLoaders';
import { guideMessages } from './guidePaths';
import type { Hub } from './Hub';
import { HubDeals } from './HubDeals';
import { hubLoaders } from './hubLoaders';
import { HubMaterials } from './HubMaterials';
import { hubMessages } from './hubMessages';
import { hubsNear, parentHub, type HubPath } from './hubPaths';
import { Calculators, Chips, Notes } from './hubStyle';
import { hubTitles } from './hubTitles';
import { StarterList } from './StarterList';

interface MaterialHubPageProps {
  path: HubPath;
  hub: Hub;
  calculators: readonly Calculator[];
}

/** Materials of one kind: what there is, how much is needed, who installs it and what to know before buying. */
function MaterialHubPage({ path, hub, calculators }: MaterialHubPageProps) {
  const t = useT(hubMessages);
  const guide = useT(guideMessages);
  const locale = useLocale();
  const { lead, picks, notes } = hub.texts[locale];
  const title = hubTitles[path][locale];
  usePage({ title });
  const parent = parentHub(path);
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        breadcrumb={[
          { href: '/', label: t('home') },
          { href: '/materials', label: t('materials') },
          ...(parent ? [{ href: parent, label: hubTitles[parent][locale] }] : []),
          { label: title },
        ]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <HubMaterials hub={path} picks={picks} />
      {calculators.length > 0 && (
        <Section title={t('calculators')} lead={t('calculators.lead')} tone="sunken">
          <Calculators $count={calculators.length}>
            {calculators.map((calculator) => (
              <CalculatorCard key={calculator.id} calculator={calculator} hub={path} />
            ))}
          </Calculators>
        </Section>
      )}
      {hub.starter && <StarterList hub={path} lines={hub.starter} />}
      <Section title={t('installers')} lead={t('installers.text')}>
        <Chips role="list">
          {hub.trades.map((trade) => (
            <li key={trade}>
              <Chip href={`/services?category=${encodeURIComponent(trade)}`}>{tradeLabel(trade, locale)}</Chip>
            </li>
          ))}
        </Chips>
      </Section>
      <HubDeals hub={path} />
      <Section title={t('notes')} tone="sunken">
        <Notes>
          {notes.map((note) => (
            <div key={note.title}>
              <h3>{note.title}</h3>
              <p>{note.text}</p>
              {note.source && <cite>{t('source', { source: note.source })}</cite>}
            </div>
          ))}
        </Notes>
      </Section>
      <Section title={t('guides')}>
        <Chips role="list">
          {hub.guides.map((href) => (
            <li key={href}>
              <Chip href={href}>{guide(href)}</Chip>
            </li>
          ))}
          {hubsNear(path).map((near) => (
            <li key={near}>
              <Chip href={near}>{hubTitles[near][locale]}</Chip>
            </li>
          ))}
        </Chips>
      </Section>
    </>
  );
}

/** Loads the words and the calculators of a hub, so that the page is complete when it is first shown. */
export async function loadMaterialHub(path: HubPath): Promise<{ Component: ComponentType }> {
  const { hub } = await hubLoaders[path]();
  const loaded = await Promise.all(hub.calculators.map((id) => calculatorLoaders[id]()));
  const calculators = loaded.map(({ calculator }) => calculator);
  return { Component: () => <MaterialHubPage path={path} hub={hub} calculators={calculators} /> };
}
