import { useLacks, usePage, useLocale, useT, type Localized } from '@marketplace/section-kit';
import type { ComponentType } from 'react';
import { Chip, PageHeader, Section } from '@marketplace/shared-ui';
import { tradeLabel } from '@marketplace/supabase/trades';
import type { MaterialHub } from '../../content/hubs/collection';
import { words } from '../../content/hubs/words';
import type { Calculator } from '../calculators/Calculator';
import { CalculatorCard } from '../calculators/CalculatorCard';
import { calculatorLoaders } from '../calculators/calculatorLoaders';
import { Comparison } from './Comparison';
import { HubDeals } from './HubDeals';
import { HubMaterials } from './HubMaterials';
import { hubMessages } from './hubMessages';
import { Calculators, Chips, Notes } from './hubStyle';
import { hubsNear, hubTitle } from './hubTitles';
import { StarterList } from './StarterList';

interface MaterialHubPageProps {
  path: string;
  words: Localized<MaterialHub>;
  calculators: readonly Calculator[];
}

/** Materials of one kind: what there is, how much is needed, who installs it and what to know before buying. */
function MaterialHubPage({ path, words, calculators }: MaterialHubPageProps) {
  const t = useT(hubMessages);
  const locale = useLocale();
  const hub = words[locale];
  const { title, lead, parent, picks, notes, choose, comparison } = hub;
  const lacksInstallers = useLacks('services');
  usePage({ title });
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        breadcrumb={[
          { href: '/', label: t('home') },
          { href: '/materials', label: t('materials') },
          ...(parent ? [{ href: parent, label: t(`room.${parent}`) }] : []),
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
      <Section title={t('choose')}>
        <Notes>
          {choose.map((part) => (
            <div key={part.title}>
              <h3>{part.title}</h3>
              <p>{part.text}</p>
            </div>
          ))}
        </Notes>
        <Comparison {...comparison} />
      </Section>
      {hub.starter && <StarterList hub={path} lines={hub.starter} />}
      {!lacksInstallers && (
        <Section title={t('installers')} lead={t('installers.text')}>
          <Chips role="list">
            {hub.trades.map((trade) => (
              <li key={trade}>
                <Chip href={`/services?category=${encodeURIComponent(trade)}`}>{tradeLabel(trade, locale)}</Chip>
              </li>
            ))}
          </Chips>
        </Section>
      )}
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
          {hub.guides.map((guide) => (
            <li key={guide.path}>
              <Chip href={guide.path}>{guide.label}</Chip>
            </li>
          ))}
          {hubsNear(path).map((near) => (
            <li key={near}>
              <Chip href={near}>{hubTitle(near, locale)}</Chip>
            </li>
          ))}
        </Chips>
      </Section>
    </>
  );
}

/** Loads the words and the calculators of a hub, so that the page is complete when it is first shown. */
export async function loadMaterialHub(slug: string): Promise<{ Component: ComponentType }> {
  const loadedWords = await words[slug]!();
  const loaded = await Promise.all(loadedWords.en.calculators.map((id) => calculatorLoaders[id]()));
  const calculators = loaded.map(({ calculator }) => calculator);
  return { Component: () => <MaterialHubPage path={`/${slug}`} words={loadedWords} calculators={calculators} /> };
}
