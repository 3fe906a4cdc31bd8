import { useLocale, usePage, useT } from '@marketplace/section-kit';
import { CardGrid, Chip, PageHeader, Section, Tile } from '@marketplace/shared-ui';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { list } from '../../../content/trade-hubs/list';
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
function SidePage({ side }: { side: Side }) {
  const t = useT(sideMessages);
  const locale = useLocale();
  const title = t(side);
  usePage({ title });
  return (
    <>
      <PageHeader
        title={title}
        lead={t(`${side}.lead`)}
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
      <Section title={t('materials')} tone="sunken">
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

/** @returns the page of one side of a home, for its route */
export const sidePage = (side: Side): { Component: ComponentType } => ({ Component: () => <SidePage side={side} /> });
