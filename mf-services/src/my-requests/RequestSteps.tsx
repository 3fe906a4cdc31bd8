import { useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import { statusMessages, wordOf } from '../tracking/statusMessages';
import { myRequestsMessages } from './messages';
import type { MyProject } from './readMyRequests';
import type { RequestSteps as Steps } from './standing';

const Bar = styled.ol`
  display: grid;
  grid-auto-flow: column;
  gap: var(--ui-s-12);
  margin-block: var(--ui-s-4);
  padding: 0;
  list-style: none;
`;

/* Dots and lines are borders, which forced colours keep. */
const Step = styled.li<{ $isReached: boolean }>`
  position: relative;
  padding-top: 18px;
  font-size: 0.875rem;
  line-height: 1.25;
  color: var(--ui-ink-muted);
  &[aria-current] { color: var(--ui-ink); font-weight: 650; }
  &::before {
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    box-sizing: border-box;
    width: 12px;
    height: 12px;
    border: ${({ $isReached }) => ($isReached ? '6px solid var(--ui-primary)' : '2px solid var(--ui-line-strong)')};
    border-radius: 50%;
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 5px;
    left: var(--ui-s-16);
    right: calc(-1 * var(--ui-s-8));
    border-top: 2px solid var(--ui-line);
  }
`;

interface RequestStepsProps {
  steps: Steps;
  /** Where the request comes from: a booking and a list have words of their own. */
  source: MyProject['source'];
}

/** How far a request is that is under way: its steps in a row, of which one is the current. */
export function RequestSteps({ steps: { way, place }, source }: RequestStepsProps) {
  const t = useT(myRequestsMessages);
  const status = useT(statusMessages);
  return (
    <Bar role="list" aria-label={t('steps')}>
      {way.map((step, index) => (
        <Step key={step} $isReached={index <= place} aria-current={index === place ? 'step' : undefined}>
          {step === 'quoted' ? t('step.quoted') : status(wordOf(step, source))}
        </Step>
      ))}
    </Bar>
  );
}
