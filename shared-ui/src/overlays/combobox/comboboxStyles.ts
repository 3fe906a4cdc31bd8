import styled from 'styled-components';

export const OptionList = styled.div`
  position: absolute;
  inset-inline: 0;
  top: calc(100% + 8px);
  z-index: var(--ui-z-menu);
  max-height: min(60vh, 440px);
  padding: var(--ui-s-8);
  overflow: auto;
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  background: var(--ui-raised);
  color: var(--ui-ink);
  box-shadow: var(--ui-shadow-3);
  text-align: start;
`;

export const Group = styled.div`
  & + & {
    margin-block-start: var(--ui-s-8);
    padding-block-start: var(--ui-s-8);
    border-block-start: 1px solid var(--ui-line);
  }
`;

export const GroupTitle = styled.div`
  padding: 4px var(--ui-s-12);
  color: var(--ui-ink-subtle);
  font-size: 0.875rem;
  font-weight: 600;
`;

export const Option = styled.div`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--ui-s-16);
  padding: 10px var(--ui-s-12);
  border-radius: var(--ui-radius-m);
  line-height: 24px;
  cursor: pointer;

  &[aria-selected='true'] {
    outline: 2px solid var(--ui-focus);
    outline-offset: -2px;
    background: var(--ui-sunken);
  }
`;

export const Hint = styled.span`
  flex: none;
  color: var(--ui-ink-subtle);
  font-size: 0.9375rem;
`;
