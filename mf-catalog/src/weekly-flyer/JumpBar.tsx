import { useT } from '@marketplace/section-kit';
import { Chip, Container } from '@marketplace/shared-ui';
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
`;

const Links = styled.ul`
  display: flex;
  gap: var(--ui-s-8);
  overflow-x: auto;
  /* What scrolls cuts the focus ring of a chip, unless it has room; the reset of lists is stronger than one class. */
  && { padding: var(--ui-s-8) var(--ui-s-4); }
  & > li { flex: none; }
`;

/** Leads to each category of the flyer. */
export function JumpBar({ flyer }: { flyer: Flyer }) {
  const t = useT(flyerMessages);
  const categoryLabel = useCategoryLabel();
  return (
    <Bar aria-label={t('jump')} data-print="hide">
      <Container>
        <Links role="list">
          {flyer.categories.map(({ category }) => (
            <li key={category}>
              <Chip href={`#${anchorOf(category)}`}>{categoryLabel(category)}</Chip>
            </li>
          ))}
        </Links>
      </Container>
    </Bar>
  );
}
