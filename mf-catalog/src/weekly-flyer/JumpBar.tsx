import { useT } from 'section-kit';
import { useLocation } from 'section-kit/router';
import { Chip, Container } from 'shared-ui';
import styled from 'styled-components';
import { useCategoryLabel } from '../materials/useCategoryLabel';
import { anchorOf } from './flyerAddress';
import { flyerMessages } from './flyerMessages';
import type { Flyer } from './useFlyer';

const Bar = styled.nav`
  position: sticky;
  z-index: 2;
  inset-block-start: var(--ui-header-height);
  background: var(--ui-bg);
  border-block-end: 1px solid var(--ui-line);
  & ul {
    display: flex;
    gap: var(--ui-s-8);
    padding-block: var(--ui-s-8);
    padding-inline: 0;
    overflow-x: auto;
    list-style: none;
  }
  & li { flex: none; }
`;

/** Leads to each category of the flyer. */
export function JumpBar({ flyer }: { flyer: Flyer }) {
  const t = useT(flyerMessages);
  const categoryLabel = useCategoryLabel();
  const { search } = useLocation();
  return (
    <Bar aria-label={t('jump')} data-print="hide">
      <Container>
        <ul role="list">
          {flyer.categories.map(({ category }) => (
            <li key={category}>
              <Chip href={`/weekly-flyer${search}#${anchorOf(category)}`}>{categoryLabel(category)}</Chip>
            </li>
          ))}
        </ul>
      </Container>
    </Bar>
  );
}
