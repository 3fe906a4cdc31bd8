import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '../container/Container';
import { inverseGround } from '../section/inverseGround';
import { media } from '../theme/media';

export interface CtaBandProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: ReactNode;
  text?: ReactNode;
}

const Root = styled.section`
  padding-block: var(--ui-s-40);
  ${media.lg} { padding-block: var(--ui-s-64); }
`;

const Panel = styled.div`
  ${inverseGround}
  display: grid;
  gap: var(--ui-s-24);
  align-items: center;
  padding: var(--ui-s-32) var(--ui-s-24);
  border: 1px solid transparent;
  border-radius: var(--ui-radius-art);
  ${media.lg} { grid-template-columns: 1fr auto; padding: var(--ui-s-48); }
`;

const Words = styled.div`
  display: grid;
  gap: var(--ui-s-8);
  max-width: 60ch;
`;

const Text = styled.p`
  font-size: 1.125rem;
  line-height: 1.5;
  color: var(--ui-on-hero-muted);
`;

const Actions = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  ${media.sm} { display: flex; flex-wrap: wrap; }
`;

/** Closing call to action: one sentence and the buttons given as children. */
export function CtaBand({ title, text, children, ...section }: CtaBandProps) {
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId} {...section}>
      <Container>
        <Panel>
          <Words>
            <h2 id={headingId}>{title}</h2>
            {text && <Text>{text}</Text>}
          </Words>
          {children && <Actions>{children}</Actions>}
        </Panel>
      </Container>
    </Root>
  );
}
