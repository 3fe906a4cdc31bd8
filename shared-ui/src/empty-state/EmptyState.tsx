import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is empty; names the query when there is one. */
  title: ReactNode;
  text?: ReactNode;
  /** Address of a picture. */
  art?: string;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ui-s-12);
  max-width: 460px;
  margin-inline: auto;
  padding: var(--ui-s-32) var(--ui-s-16);
  text-align: center;
`;

const Art = styled.img`
  width: 120px;
  height: 120px;
  margin-bottom: var(--ui-s-4);
  object-fit: cover;
  border-radius: var(--ui-radius-art);
`;

const Title = styled.p`
  font: 650 1.25rem/1.25 var(--ui-font-display);
  /* It may quote a search text without a space in it. */
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Text = styled.p`
  color: var(--ui-ink-muted);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--ui-s-12);
  margin-top: var(--ui-s-8);
`;

/** Says that a list holds nothing, why, and offers one way on (the children). */
export function EmptyState({ title, text, art, children, ...div }: EmptyStateProps) {
  return (
    <Root {...div}>
      {art && <Art src={art} alt="" width={120} height={120} loading="lazy" decoding="async" />}
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {children && <Actions>{children}</Actions>}
    </Root>
  );
}
