import { quoteSteps, type QuoteDraft, type QuoteStep } from '../draft/QuoteDraft';

/** `ask`: a new request; `add`: one that is stored is finished, or told more. */
export type QuoteMode = 'ask' | 'add';

/** What is still to be asked, in its order: a service that is known cannot change, and whoever is known need not be asked. */
export function stepsOf({ service, stage }: Pick<QuoteDraft, 'service' | 'stage'>, isGuest: boolean): QuoteStep[] {
  const isWanted = { what: service === '', describe: true, when: true, who: isGuest && stage !== 'sent' };
  return quoteSteps.filter((step) => isWanted[step]);
}

/** Where the form begins: where it was left, else at what is not known yet. */
export function firstStep({ step, details }: Pick<QuoteDraft, 'step' | 'details'>, steps: readonly QuoteStep[]): QuoteStep {
  if (step) return steps.includes(step) ? step : steps.at(-1)!;
  return details.serviceName !== '' && steps.includes('what') ? 'describe' : steps[0]!;
}

const faultSteps: Readonly<Record<string, QuoteStep>> = {
  service: 'what',
  description: 'describe',
  budget: 'describe',
  timing: 'when',
  start_on: 'when',
  postal_code: 'when',
};

/** The step of a field, by the name that the database gives it. */
export const stepOfField = (field: string | null): QuoteStep | undefined => (field === null ? undefined : faultSteps[field]);
