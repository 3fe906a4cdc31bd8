import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '../container/Container';
import { inverseGround } from '../section/inverseGround';
import { media } from '../theme/media';

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: ReactNode;
  lead?: ReactNode;
  /** Picture beside the words, under them on phones. */
  art?: ReactNode;
  /** Least height in CSS pixels from 1024 px up. A minimum, so that enlarged text is never cut. */
  minHeight?: number;
}

const Root = styled.section<{ $minHeight: number }>`
  ${inverseGround}
  display: grid;
  align-items: center;
  padding-block: var(--ui-s-32) var(--ui-s-40);
  ${media.lg} { min-height: ${({ $minHeight }) => $minHeight}px; padding-block: var(--ui-s-48); }
`;

const Columns = styled.div<{ $split: boolean }>`
  display: grid;
  gap: var(--ui-s-32);
  align-items: center;
  ${media.md} { grid-template-columns: ${({ $split }) => ($split ? 'minmax(0, 1.15fr) minmax(0, 0.85fr)' : 'minmax(0, 1fr)')}; }
  ${media.lg} { gap: var(--ui-s-64); }
`;

const Words = styled.div`
  display: grid;
  gap: var(--ui-s-20);
  min-width: 0;
`;

const Title = styled.h1`
  max-width: 18ch;
  font-size: clamp(2rem, 1.35rem + 2.9vw, 3.5rem);
  line-height: 1.08;
`;

const Lead = styled.p`
  max-width: 56ch;
  font-size: 1.125rem;
  line-height: 1.5;
  color: var(--ui-on-hero-muted);
`;

const Art = styled.div`
  & > img { border-radius: var(--ui-radius-art); }
`;

/** Opening of a page on dark spruce: its h1, a sentence, what to do (the children) and a picture. */
export function Hero({ title, lead, art, minHeight = 500, children, ...section }: HeroProps) {
  return (
    <Root {...section} $minHeight={minHeight}>
      <Container>
        <Columns $split={Boolean(art)}>
          <Words>
            <Title tabIndex={-1} data-page-heading="">
              {title}
            </Title>
            {lead && <Lead>{lead}</Lead>}
            {children}
          </Words>
          {art && <Art>{art}</Art>}
        </Columns>
      </Container>
    </Root>
  );
}
