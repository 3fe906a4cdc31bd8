import { useT } from '@marketplace/section-kit';
import { Steps } from '@marketplace/shared-ui/steps';
import { statusMessages } from './statusMessages';
import { steps, type Status } from './statuses';

/** The way from application to listing, and where one stands; `null` before it is sent. */
export function ApplicationSteps({ status }: { status: Status | null }) {
  const t = useT(statusMessages);
  const here = status === null ? 0 : steps.findIndex((step) => step === status);
  const isDone = (place: number) => status !== null && (place < here || (place === here && (status === 'submitted' || status === 'live')));
  return (
    <Steps
      label={t('steps')}
      items={steps.map((step, place) => {
        const state = isDone(place) ? 'done' : place === here ? 'now' : 'next';
        return { title: t(`step.${step}`), text: t(`step.${step}.text`), state, stateLabel: t(`state.${state}`), current: place === here };
      })}
    />
  );
}
