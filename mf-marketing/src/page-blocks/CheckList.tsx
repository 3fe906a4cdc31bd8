import { Icon, media } from '@marketplace/shared-ui';
import styled from 'styled-components';

const List = styled.ul<{ $wide: boolean }>`
  display: grid;
  gap: var(--ui-s-12) var(--ui-s-40);
  ${({ $wide }) => $wide && `${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }`}
  & > li { display: flex; gap: var(--ui-s-12); }
  & svg { flex: none; margin-top: 2px; color: var(--ui-primary); }
`;

interface CheckListProps {
  items: readonly string[];
  label?: string;
  /** Two columns, for a list that has the width of the page. */
  wide?: boolean;
}

/** Short statements that all hold. */
export function CheckList({ items, label, wide = false }: CheckListProps) {
  return (
    <List role="list" aria-label={label} $wide={wide}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="CircleCheck" />
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}
