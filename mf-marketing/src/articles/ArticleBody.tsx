import { TextLink } from '@marketplace/shared-ui';
import type { MdxBody } from '@marketplace/section-kit';
import type { ComponentProps, ComponentType } from 'react';
import styled from 'styled-components';
import { anchorOf } from './anchorOf';

const Prose = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  min-width: 0;
  max-width: 68ch;
  font-size: 1.0625rem;
  line-height: 1.65;
  & > * { min-width: 0; }
  & h2 { margin-block-start: var(--ui-s-24); font-size: 1.5rem; line-height: 1.25; scroll-margin-top: calc(var(--ui-header-height) + var(--ui-s-16)); }
  & h3 { margin-block-start: var(--ui-s-8); font-size: 1.1875rem; }
  & ul, & ol { display: grid; gap: var(--ui-s-8); padding-inline-start: var(--ui-s-24); }
  & li::marker { color: var(--ui-primary); font-weight: 650; }
  & blockquote {
    padding: var(--ui-s-16) var(--ui-s-20);
    background: var(--ui-primary-soft);
    color: var(--ui-primary-soft-ink);
    border-inline-start: 4px solid var(--ui-primary);
    border-radius: var(--ui-radius-m);
  }
  @media print { max-width: none; }
`;

function Heading({ children, ...heading }: ComponentProps<'h2'>) {
  return (
    <h2 id={anchorOf(String(children))} {...heading}>
      {children}
    </h2>
  );
}

const components = { h2: Heading, a: TextLink } as unknown as Record<string, ComponentType<never>>;

/** The words of an article at a width that reads well; every part can be linked to. */
export function ArticleBody({ content: Content }: { content: MdxBody }) {
  return (
    <Prose>
      <Content components={components} />
    </Prose>
  );
}
