import styled from 'styled-components';

export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px var(--ui-s-16);
  padding: var(--ui-s-8) var(--ui-gutter);
  border-bottom: 1px solid var(--ui-line);
  background: var(--ui-bg);

  strong { font-family: var(--ui-font-display); font-size: 1.125rem; }
  a { display: inline-flex; align-items: center; min-height: 44px; }
`;

export const Contents = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--ui-s-16);
  padding: var(--ui-s-16) var(--ui-gutter) 0;

  a { display: inline-flex; align-items: center; min-height: 44px; }
`;

export const Group = styled.section`
  padding: var(--ui-s-32) var(--ui-gutter);
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: var(--ui-s-24) var(--ui-s-16);
  margin-top: var(--ui-s-20);
`;

export const Cell = styled.figure<{ $size: 'normal' | 'wide' | 'bleed' }>`
  display: flex;
  flex-direction: column;
  gap: var(--ui-s-8);
  min-width: 0;
  grid-column: ${({ $size }) => ($size === 'normal' ? 'auto' : '1 / -1')};
  margin-inline: ${({ $size }) => ($size === 'bleed' ? 'calc(-1 * var(--ui-gutter))' : '0')};

  figcaption {
    padding-inline: ${({ $size }) => ($size === 'bleed' ? 'var(--ui-gutter)' : '0')};
    color: var(--ui-ink-subtle);
    font-size: 0.8125rem;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-12);
`;

export const Beside = styled(Row)`
  flex-wrap: nowrap;

  h3 { margin-bottom: var(--ui-s-4); }
`;

export const Stack = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  justify-items: start;
`;

export const Form = styled(Stack)`
  justify-items: stretch;

  button { justify-self: start; }
`;
