import { useId } from 'react';
import styled from 'styled-components';
import type { GuideDiagram } from '../../../content/financial/collection';
import { Cited } from '../guide/Cited';
import { DiagramBars } from './DiagramBars';
import { DiagramLine } from './DiagramLine';
import { DiagramSteps } from './DiagramSteps';

const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-12);
  margin: 0;
  padding: var(--ui-s-16);
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-l);
  & > p { max-width: 68ch; }
  & svg { display: block; overflow: visible; forced-color-adjust: none; }
  & b { font-weight: 650; font-variant-numeric: tabular-nums; }
  @media print { break-inside: avoid; }
`;

/** The one idea of a guide as a drawing. Every figure it draws stands beside it as text: nothing is said by the drawing alone. */
export function Diagram({ diagram }: { diagram: GuideDiagram }) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{diagram.title}</h3>
      <p>
        <Cited>{diagram.caption}</Cited>
      </p>
      {'bars' in diagram ? (
        <DiagramBars {...diagram} />
      ) : 'points' in diagram ? (
        <DiagramLine {...diagram} />
      ) : (
        <DiagramSteps {...diagram} />
      )}
    </Root>
  );
}
