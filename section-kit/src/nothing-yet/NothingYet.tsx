import { Card, Illustration, media } from '@marketplace/shared-ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled(Card)`
  gap: var(--ui-s-24);
  padding: var(--ui-s-24);
  ${media.md} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 360px);
    align-items: center;
    gap: var(--ui-s-40);
    padding: var(--ui-s-40);
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ui-s-12);
  & > p { max-width: 56ch; color: var(--ui-ink-muted); }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
  margin-top: var(--ui-s-8);
`;

interface NothingYetProps {
  title: string;
  text: string;
  /** Address of a drawing, 16:10. */
  art: string;
  /** What somebody can do meanwhile: links, the most useful one first. */
  children: ReactNode;
}

/**
 * In place of a list of which the whole site has nothing yet: what is true, and what to do meanwhile. A search without a result
 * is another thing: an `EmptyState`.
 */
export function NothingYet({ title, text, art, children }: NothingYetProps) {
  const id = useId();
  return (
    <Root as="section" aria-labelledby={id}>
      <Words>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <Actions>{children}</Actions>
      </Words>
      <Illustration src={art} />
    </Root>
  );
}
