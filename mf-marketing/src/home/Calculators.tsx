import { useLacks, useT } from '@marketplace/section-kit';
import { Chip, Section } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { homeMessages } from './homeMessages';

/** Calculators of materials stand on the pages of these. */
const materials = [
  ['floor', '/flooring/hardwood'],
  ['tile', '/flooring/tiles'],
  ['paint', '/bathroom/materials'],
  ['roof', '/outdoor/roofing-materials'],
  ['fence', '/outdoor/fencing'],
] as const;

const money = [
  ['mortgage', '/financial/affordability-calculator'],
  ['tax', '/financial/land-transfer-tax'],
] as const;

const Band = styled(Section)`
  padding-top: 0;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
  padding: 0;
  list-style: none;
`;

/** Ways to reckon before anybody is asked: how much material a job takes, and what a home costs to buy. */
export function Calculators() {
  const t = useT(homeMessages);
  const lacksMaterials = useLacks('materials');
  const shown = lacksMaterials ? money : [...materials, ...money];
  return (
    <Band title={t('calculators.title')}>
      <List role="list">
        {shown.map(([key, href]) => (
          <li key={key}>
            <Chip href={href}>{t(`calculators.${key}`)}</Chip>
          </li>
        ))}
      </List>
    </Band>
  );
}
