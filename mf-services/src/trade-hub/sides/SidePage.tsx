import { useLocale, usePage, useT, type Localized } from '@marketplace/section-kit';
import { CardGrid, Chip, PageHeader, Section, Tile } from '@marketplace/shared-ui';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { Side as SideWords } from '../../../content/sides/collection';
import { words as sideWords } from '../../../content/sides/words';
import { list } from '../../../content/trade-hubs/list';
import { Questions } from '../../fixed-price/Questions';
import { sideMessages } from './sideMessages';

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
  padding: 0;
  list-style: none;
`;

/** Pages of materials for each side. */
const materials = {
  indoor: ['/kitchen', '/bathroom', '/flooring', '/indoor/security'],
  outdoor: [
    '/outdoor/roofing-materials',
    '/outdoor/siding',
    '/outdoor/windows',
    '/outdoor/exterior-doors',
    '/outdoor/fencing',
    '/outdoor/garage',
  ],
} as const;

type Side = keyof typeof materials;

/** Where projects inside or outside of a home begin: its trades, and the pages of its materials. */
function SidePage({ side, words }: { side: Side; words: Localized<SideWords> }) {
  const t = useT(sideMessages);
  const locale = useLocale();
  const { title, lead, questions } = words[locale];
  usePage({ title });
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        breadcrumb={[{ href: '/', label: t('home') }, { href: '/services', label: t('directory') }, { label: title }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <Section title={t('professionals')}>
        <CardGrid min={260}>
          {list
            .filter(({ slug }) => slug.startsWith(`${side}/`))
            .map(({ path, words }) => (
              <Tile key={path} href={path!} title={words[locale].title} text={words[locale].lead} />
            ))}
        </CardGrid>
      </Section>
      <Section title={t('questions')} tone="sunken">
        <Questions questions={questions} />
      </Section>
      <Section title={t('materials')}>
        <Chips role="list">
          {materials[side].map((path) => (
            <li key={path}>
              <Chip href={path}>{t(path)}</Chip>
            </li>
          ))}
        </Chips>
      </Section>
    </>
  );
}

/** Loads the words of one side of a home, so that its page is complete when it is first shown. */
export async function loadSide(side: Side): Promise<{ Component: ComponentType }> {
  const loaded = await sideWords[side]!();
  return { Component: () => <SidePage side={side} words={loaded} /> };
}
