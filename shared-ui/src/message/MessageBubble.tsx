import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

export interface MessageBubbleProps extends ComponentPropsWithRef<'div'> {
  /** Written by the reader: it stands at the other edge. */
  own: boolean;
  /** Who wrote it, in words. */
  sender: string;
  /** When; a `time`, and nothing while it is on its way. */
  time?: ReactNode;
  /** What became of it, such as "Seen 14:05". */
  status?: string | undefined;
}

const Root = styled.div<{ $own: boolean }>`
  display: grid;
  gap: var(--ui-s-4);
  width: fit-content;
  max-width: min(100%, 36rem);
  padding: var(--ui-s-12) var(--ui-s-16);
  margin-inline-start: ${({ $own }) => ($own ? 'auto' : '0')};
  border: 1px solid transparent;
  border-radius: var(--ui-radius-l);
  background: ${({ $own }) => ($own ? 'var(--ui-primary-soft)' : 'var(--ui-sunken)')};
  color: ${({ $own }) => ($own ? 'var(--ui-primary-soft-ink)' : 'var(--ui-ink)')};
`;

const Meta = styled.span`
  font-size: 0.875rem;
`;

const Words = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Something that one side of a conversation wrote. The words run in the direction of their own script. */
export function MessageBubble({ own, sender, time, status, children, ...bubble }: MessageBubbleProps) {
  return (
    <Root $own={own} {...bubble}>
      <Meta>
        <strong>{sender}</strong>
        {time && <> · {time}</>}
      </Meta>
      <Words dir="auto">{children}</Words>
      {status && <Meta>{status}</Meta>}
    </Root>
  );
}
