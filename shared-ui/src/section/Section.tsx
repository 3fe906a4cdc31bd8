import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '../container/Container';
import { media } from '../theme/media';
import { inverseGround } from './inverseGround';

type SectionTone = 'plain' | 'sunken' | 'hero';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title?: ReactNode;
  lead?: ReactNode;
  /** Link or button at the end of the heading row. */
  action?: ReactNode;
  tone?: SectionTone;
  as?: 'section' | 'div' | 'aside';
  headingLevel?: 2 | 3;
}

const Root = styled.section<{ $tone: SectionTone }>`
  padding-block: var(--ui-s-40);
  ${media.lg} { padding-block: var(--ui-s-64); }
  ${({ $tone }) => $tone === 'hero' && inverseGround}
  ${({ $tone }) => $tone === 'sunken' && 'background: var(--ui-sunken); --ui-focus-gap: var(--ui-sunken);'}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--ui-s-16) var(--ui-s-24);
  margin-bottom: var(--ui-s-24);
  ${media.lg} { margin-bottom: var(--ui-s-32); }
`;

const Words = styled.div`
  display: grid;
  gap: var(--ui-s-8);
  max-width: 65ch;
`;

const Lead = styled.p<{ $tone: SectionTone }>`
  font-size: 1.125rem;
  line-height: 1.5;
  color: ${({ $tone }) => ($tone === 'hero' ? 'var(--ui-on-hero-muted)' : 'var(--ui-ink-muted)')};
`;

/** A band of a page at the page's width. With a title it is a region of that name. */
export function Section({ title, lead, action, tone = 'plain', as, headingLevel = 2, children, ...section }: SectionProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root aria-labelledby={title ? headingId : undefined} {...section} as={as} $tone={tone}>
      <Container>
        {(title || lead || action) && (
          <Head>
            <Words>
              {title && <Heading id={headingId}>{title}</Heading>}
              {lead && <Lead $tone={tone}>{lead}</Lead>}
            </Words>
            {action}
          </Head>
        )}
        {children}
      </Container>
    </Root>
  );
}
