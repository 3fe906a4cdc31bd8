import styled from 'styled-components';
import type { GuideDiagramSteps } from '../../../content/financial/collection';
import { Cited } from '../guide/Cited';

/* Borders, unlike grounds, are printed too. */
const List = styled.ol`
  margin-inline-start: 7px;
  border-inline-start: 2px solid var(--ui-line-strong);
  & > li { position: relative; padding: 0 0 var(--ui-s-16) var(--ui-s-20); }
  & > li:last-child { padding-bottom: 0; }
  & > li::before {
    content: '';
    position: absolute;
    inset: 0.25em auto auto -9px;
    width: 16px;
    height: 16px;
    border: 5px solid var(--ui-primary);
    border-radius: 50%;
    background: var(--ui-surface);
  }
  & b { display: block; }
`;

/** What happens one after the other, along a line. */
export function DiagramSteps({ steps }: GuideDiagramSteps) {
  return (
    <List role="list">
      {steps.map(({ when, text }) => (
        <li key={when}>
          <b>{when}</b> <Cited>{text}</Cited>
        </li>
      ))}
    </List>
  );
}
