import { callableByAll, type AttackFeature } from './AttackFeature.ts';

/** Work that was given: its table is out of reach, and each call asks who calls (finishJob.test.ts, cancelJob.test.ts). */
export const jobs: AttackFeature = {
  attempts: {},
  grants: [],
  functions: [
    ...callableByAll('finish_job', 'object_to_finish', 'cancel_job'),
    'authenticated may call public.schedule_job',
    'authenticated may call public.settle_dispute',
  ],
};
