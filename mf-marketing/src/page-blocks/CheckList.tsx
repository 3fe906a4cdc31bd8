import { Icon } from 'shared-ui';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  & > li { display: flex; gap: var(--ui-s-12); }
  & svg { flex: none; margin-top: 2px; color: var(--ui-primary); }
`;

/** Short statements that all hold. */
export function CheckList({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <List role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="CircleCheck" />
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}
