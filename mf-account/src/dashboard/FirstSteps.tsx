import { useT } from '@marketplace/section-kit';
import { Tile, TileGrid } from '@marketplace/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { dashboardMessages } from './dashboardMessages';

const Title = styled.h2`
  margin-bottom: var(--ui-s-24);
  font-size: 1.375rem;
`;

const steps = [
  { key: 'contractor', href: '/services', icon: 'HardHat', tone: 'spruce' },
  { key: 'materials', href: '/categories', icon: 'Package', tone: 'amber' },
  { key: 'profile', href: '/account/profile', icon: 'User', tone: 'lake' },
] as const;

/** Where to begin. */
export function FirstSteps() {
  const t = useT(dashboardMessages);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{t('steps.title')}</Title>
      <TileGrid>
        {steps.map(({ key, ...tile }) => (
          <Tile key={key} {...tile} title={t(`step.${key}`)} text={t(`step.${key}.text`)} />
        ))}
      </TileGrid>
    </section>
  );
}
