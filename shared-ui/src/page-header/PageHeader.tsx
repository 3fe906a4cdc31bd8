import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Breadcrumb } from '../breadcrumb/Breadcrumb';
import type { BreadcrumbStep } from '../breadcrumb/Breadcrumb';
import { Container } from '../container/Container';
import { media } from '../theme/media';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  lead?: ReactNode;
  breadcrumb?: readonly BreadcrumbStep[];
  /** Name of the breadcrumb landmark. The page's title names it when left out. */
  breadcrumbLabel?: string;
}

const Root = styled.div`
  padding-block: var(--ui-s-24);
  ${media.lg} { padding-block: var(--ui-s-40) var(--ui-s-32); }
`;

const Words = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  max-width: 65ch;
`;

const Lead = styled.p`
  font-size: 1.125rem;
  line-height: 1.5;
  color: var(--ui-ink-muted);
`;

const Extras = styled.div`
  margin-top: var(--ui-s-24);
`;

/** Title of a page. Its h1 takes focus after navigation (`data-page-heading`). */
export function PageHeader({ title, lead, breadcrumb, breadcrumbLabel, children, ...div }: PageHeaderProps) {
  return (
    <Root {...div}>
      <Container>
        {breadcrumb && <Breadcrumb steps={breadcrumb} label={breadcrumbLabel ?? breadcrumb.at(-1)?.label ?? ''} />}
        <Words>
          <h1 tabIndex={-1} data-page-heading="">
            {title}
          </h1>
          {lead && <Lead>{lead}</Lead>}
        </Words>
        {children && <Extras>{children}</Extras>}
      </Container>
    </Root>
  );
}
