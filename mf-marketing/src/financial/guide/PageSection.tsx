import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  display: grid;
  gap: var(--ui-s-16);
  min-width: 0;
  & > h2 { font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem); }
  @media print { break-inside: avoid-page; }
`;

/** One titled section of a guide; `id` is where the list of contents leads. */
export function PageSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Root id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </Root>
  );
}
