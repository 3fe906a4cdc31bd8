import styled from 'styled-components';
import type { GuideBlock } from '../../../content/financial/collection';
import { Cited } from './Cited';
import { GuideTable } from './GuideTable';
import { TermList } from './TermList';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-8);
  max-width: 68ch;
  padding-inline-start: var(--ui-s-20);
  & > li::marker { color: var(--ui-primary); font-weight: 650; }
`;

const Text = styled.p`
  max-width: 68ch;
`;

/** The pieces of a section, in their order. */
export function GuideBlocks({ blocks }: { blocks: readonly GuideBlock[] }) {
  return blocks.map((block, index) => <Piece key={index} block={block} />);
}

function Piece({ block }: { block: GuideBlock }) {
  if ('text' in block)
    return (
      <Text>
        <Cited>{block.text}</Cited>
      </Text>
    );
  if ('table' in block) return <GuideTable {...block.table} />;
  if ('terms' in block) return <TermList terms={block.terms} />;
  const items = 'list' in block ? block.list : block.steps;
  return (
    <List as={'list' in block ? 'ul' : 'ol'}>
      {items.map((item) => (
        <li key={item}>
          <Cited>{item}</Cited>
        </li>
      ))}
    </List>
  );
}
