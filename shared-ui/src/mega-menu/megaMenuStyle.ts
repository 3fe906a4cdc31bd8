import styled from 'styled-components';
import { UiLink } from '../ui-provider/UiLink';
import { hover } from '../theme/pointer';

export const Root = styled.nav`
  min-width: 0;
`;

export const Triggers = styled.ul`
  display: flex;
  gap: var(--ui-s-4);
  padding: 0;
  list-style: none;
`;

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  padding: 8px 12px;
  background: none;
  border: 1px solid transparent;
  border-radius: var(--ui-radius-l);
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.2;
  white-space: nowrap;
  cursor: pointer;
  & > svg { transition: transform var(--ui-motion-open) var(--ui-ease); }
  ${hover} { background: var(--ui-sunken); }
  &[aria-expanded='true'] { background: var(--ui-primary-soft); color: var(--ui-primary-soft-ink); }
  &[aria-expanded='true'] > svg { transform: rotate(180deg); }
`;

/** Full width under the header: placed against the nearest positioned ancestor, which is the header. */
export const Panel = styled.div`
  position: absolute;
  z-index: var(--ui-z-menu);
  inset-inline: 0;
  inset-block-start: 100%;
  max-height: calc(100dvh - var(--ui-header-height) - 16px);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: var(--ui-s-24) var(--ui-s-32);
  background: var(--ui-raised);
  color: var(--ui-ink);
  border-block: 1px solid var(--ui-line);
  box-shadow: var(--ui-shadow-3);
  --ui-focus: var(--ui-focus-normal);
  --ui-focus-gap: var(--ui-raised);
  @starting-style { opacity: 0; transform: translateY(-4px); }
  transition:
    opacity var(--ui-motion-open) var(--ui-ease),
    transform var(--ui-motion-open) var(--ui-ease);
`;

export const Columns = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => Math.min($count, 4)}, minmax(0, 1fr));
  gap: var(--ui-s-24) var(--ui-s-32);
  /* Words line up with the page; the ground of a link under the pointer reaches beyond them. */
  margin-inline: -13px;
`;

export const ColumnTitle = styled.p`
  padding: 0 13px var(--ui-s-8);
  font: 650 1.0625rem/1.2 var(--ui-font-display);
`;

export const Links = styled.ul<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? 'repeat(3, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  gap: ${({ $wide }) => ($wide ? '8px 24px' : '0')};
  padding: 0;
  list-style: none;
`;

export const PanelLink = styled(UiLink)`
  display: flex;
  align-items: center;
  gap: var(--ui-s-12);
  min-height: 44px;
  padding: var(--ui-s-8) var(--ui-s-12);
  color: var(--ui-ink);
  border: 1px solid transparent;
  border-radius: var(--ui-radius-l);
  font-size: 0.9375rem;
  line-height: 1.3;
  text-decoration: none;
  ${hover} { background: var(--ui-primary-soft); color: var(--ui-primary-soft-ink); }
  &:focus-visible { outline-offset: -2px; }
  & strong { display: block; font-weight: 600; }
  & small { display: block; margin-top: 2px; font-size: 0.875rem; color: var(--ui-ink-muted); }
`;

export const LinkIcon = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  background: var(--ui-tone-spruce-bg);
  color: var(--ui-tone-spruce-ink);
  border-radius: var(--ui-radius-m);
`;

export const Foot = styled.div`
  display: flex;
  margin-top: var(--ui-s-16);
  padding-top: var(--ui-s-12);
  border-top: 1px solid var(--ui-line);
  & > a { margin-inline-start: -13px; font-weight: 650; color: var(--ui-primary); }
`;
