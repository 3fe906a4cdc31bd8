import styled from 'styled-components';
import { useCategoryLabel } from '../materials/useCategoryLabel';
import { anchorOf } from './flyerAddress';
import { FlyerItem } from './FlyerItem';
import type { Flyer } from './useFlyer';

const Group = styled.section`
  display: grid;
  gap: var(--ui-s-16);
  padding-block: var(--ui-s-16) var(--ui-s-24);
  scroll-margin-block-start: calc(var(--ui-header-height) + 64px);
  @media print { padding-block: var(--ui-s-8); break-inside: avoid; }
`;

const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: var(--ui-s-12);
  padding: 0;
  list-style: none;
  & > li { min-width: 0; }
  @media print { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** Every category with its offers. */
export function FlyerCategories({ flyer, ended }: { flyer: Flyer; ended: boolean }) {
  const categoryLabel = useCategoryLabel();
  return flyer.categories.map(({ category, items }) => (
    <Group key={category} id={anchorOf(category)} aria-labelledby={`${anchorOf(category)}-title`}>
      <h2 id={`${anchorOf(category)}-title`}>{categoryLabel(category)}</h2>
      <Items role="list">
        {items.map((item) => (
          <li key={item.id}>
            <FlyerItem item={item} ended={ended} />
          </li>
        ))}
      </Items>
    </Group>
  ));
}
