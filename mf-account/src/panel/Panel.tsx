import { Card } from '@marketplace/shared-ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled(Card)`
  & > h2 { font-size: 1.25rem; }
  & > p { margin-top: calc(-1 * var(--ui-s-8)); color: var(--ui-ink-muted); }
`;

interface PanelProps {
  title: string;
  /** What belongs here; stands also where the section that fills the panel is missing. */
  text: string;
  /** Pieces of sections. */
  children: ReactNode;
}

/** A titled surface of the dashboard that sections fill. */
export function Panel({ title, text, children }: PanelProps) {
  const titleId = useId();
  return (
    <Root as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      {children}
    </Root>
  );
}
