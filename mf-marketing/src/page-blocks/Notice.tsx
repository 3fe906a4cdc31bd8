import { Icon, type IconSource } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  gap: var(--ui-s-12);
  padding: var(--ui-s-16);
  background: var(--ui-info-soft);
  color: var(--ui-ink);
  border: 1px solid color-mix(in srgb, var(--ui-info) 35%, transparent);
  border-radius: var(--ui-radius-l);
  & > svg { flex: none; margin-top: 2px; color: var(--ui-info); }
  & > div { max-width: 75ch; }
`;

/** What a reader must know about the figures or claims beside it. */
export function Notice({ icon = 'Info', children }: { icon?: IconSource; children: ReactNode }) {
  return (
    <Root role="note">
      <Icon name={icon} />
      <div>{children}</div>
    </Root>
  );
}
