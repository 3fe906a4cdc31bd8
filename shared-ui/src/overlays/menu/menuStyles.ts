import { DropdownMenu } from 'radix-ui';
import styled from 'styled-components';
import { riseMotion } from '../modal/modalMotion';

export const MenuSurface = styled(DropdownMenu.Content)`
  z-index: var(--ui-z-menu);
  min-width: max(220px, var(--radix-dropdown-menu-trigger-width));
  max-width: min(360px, 100vw - 16px);
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow: auto;
  padding: var(--ui-s-8);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  background: var(--ui-raised);
  color: var(--ui-ink);
  box-shadow: var(--ui-shadow-3);
  ${riseMotion}
  --ui-focus-gap: var(--ui-raised);

  /* The highlighted row shows where the keyboard is; this box only holds the rows. */
  &&:focus-visible { outline-style: none; box-shadow: var(--ui-shadow-3); }
`;

export const MenuRow = styled(DropdownMenu.Item)`
  display: flex;
  align-items: center;
  gap: var(--ui-s-12);
  min-height: 44px;
  padding: var(--ui-s-8) var(--ui-s-12);
  border-radius: var(--ui-radius-m);
  color: inherit;
  font-weight: 500;
  text-decoration: none;
  cursor: pointer;

  svg { flex: none; color: var(--ui-ink-subtle); }

  &[data-highlighted] { background: var(--ui-sunken); }
  &&:focus-visible { outline-offset: -3px; box-shadow: none; }
  @media (forced-colors: active) {
    &[data-highlighted] { outline: 2px solid Highlight; }
  }
`;

export const MenuSeparator = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: var(--ui-s-8) var(--ui-s-12);
  background: var(--ui-line);
`;
