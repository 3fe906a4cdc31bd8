import { useT } from '@marketplace/section-kit';
import { Icon, media } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { statusMessages } from './statusMessages';
import { steps, type Status } from './statuses';

const List = styled.ol`
  display: grid;
  gap: var(--ui-s-16);
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.lg} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 44px 1fr;
  gap: 0 var(--ui-s-12);
  align-content: start;
  padding: var(--ui-s-16);
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-l);
  &[aria-current] { border-color: var(--ui-primary); background: var(--ui-primary-soft); color: var(--ui-primary-soft-ink); }
`;

const Mark = styled.span<{ $reached: boolean }>`
  grid-row: span 3;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border: 1px solid ${({ $reached }) => ($reached ? 'transparent' : 'var(--ui-line-strong)')};
  border-radius: var(--ui-radius-chip);
  background: ${({ $reached }) => ($reached ? 'var(--ui-primary)' : 'none')};
  color: ${({ $reached }) => ($reached ? 'var(--ui-on-primary)' : 'inherit')};
  font: 700 1.0625rem/1 var(--ui-font-display);
`;

const State = styled.span`
  font-size: 0.875rem;
  font-weight: 600;
`;

const Text = styled.span`
  font-size: 0.9375rem;
  line-height: 1.4;
`;

/** The way from application to listing, and where one stands; `null` before it is sent. */
export function ApplicationSteps({ status }: { status: Status | null }) {
  const t = useT(statusMessages);
  const here = status === null ? 0 : steps.findIndex((step) => step === status);
  const isDone = (place: number) => place < here || (place === here && (status === 'submitted' || status === 'live'));
  return (
    <List role="list" aria-label={t('steps')}>
      {steps.map((step, place) => (
        <Step key={step} aria-current={place === here ? 'step' : undefined}>
          <Mark $reached={place <= here} aria-hidden="true">
            {isDone(place) && status ? <Icon name="Check" /> : place + 1}
          </Mark>
          <strong>{t(`step.${step}`)}</strong>
          <State>{t(isDone(place) && status ? 'state.done' : place === here ? 'state.now' : 'state.next')}</State>
          <Text>{t(`step.${step}.text`)}</Text>
        </Step>
      ))}
    </List>
  );
}
