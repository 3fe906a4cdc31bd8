import { TextLink } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface PanelRowProps {
  href: string;
  title: string;
  /** It was pressed to be opened. */
  onOpen?: () => void;
  /** Beside the title: a state, a price. */
  aside?: ReactNode;
  /** Below it. */
  children?: ReactNode;
}

const Row = styled.li`
  display: grid;
  gap: var(--ui-s-4);
  overflow-wrap: anywhere;
  & p { font-size: 0.9375rem; color: var(--ui-ink-muted); }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-s-4) var(--ui-s-12);
  & > h3 { min-width: 0; font-size: 1.0625rem; }
`;

/** One thing of a panel; its title leads to it. */
export function PanelRow({ href, title, onOpen, aside, children }: PanelRowProps) {
  return (
    <Row>
      <Head>
        <h3>
          <TextLink href={href} onClick={onOpen}>
            {title}
          </TextLink>
        </h3>
        {aside}
      </Head>
      {children}
    </Row>
  );
}
