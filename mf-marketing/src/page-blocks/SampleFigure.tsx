import { SampleBadge } from '@marketplace/section-kit/sample';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Figure = styled.figure`
  display: grid;
  gap: var(--ui-s-12);
  min-width: 0;
`;

const Screen = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  padding: var(--ui-s-20);
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  box-shadow: var(--ui-shadow-2);
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-s-8);
  padding-bottom: var(--ui-s-12);
  border-bottom: 1px solid var(--ui-line);
  font-weight: 650;
`;

const Caption = styled.figcaption`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** A drawn screen. It says that it is a sample, in the picture and below it. */
export function SampleFigure({ title, caption, children }: { title: string; caption: string; children: ReactNode }) {
  return (
    <Figure>
      <Screen>
        <Bar>
          {title}
          <SampleBadge />
        </Bar>
        {children}
      </Screen>
      <Caption>{caption}</Caption>
    </Figure>
  );
}
