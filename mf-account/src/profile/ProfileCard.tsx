import { Card, media } from '@marketplace/shared-ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled(Card)`
  gap: var(--ui-s-20);
  ${media.sm} { padding: var(--ui-s-32); }
`;

const Title = styled.h2`
  font-size: 1.375rem;
`;

const Lead = styled.p`
  margin-top: var(--ui-s-8);
  overflow-wrap: anywhere;
  color: var(--ui-ink-muted);
`;

/** One subject: a titled region with its form. A link may lead to the one with an `id`. */
export function ProfileCard({ id, title, lead, children }: { id?: string; title: string; lead?: string; children?: ReactNode }) {
  const titleId = useId();
  return (
    <Root as="section" id={id} tabIndex={id ? -1 : undefined} aria-labelledby={titleId}>
      <div>
        <Title id={titleId}>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {children}
    </Root>
  );
}
