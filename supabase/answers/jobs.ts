import { z } from 'zod';
import { job, status } from './requestShapes.ts';

const answer = z.strictObject({ status, job });

/** Answers about work that was given. */
export const jobAnswers = {
  schedule_job: answer,
  finish_job: answer,
  object_to_finish: answer,
  cancel_job: answer,
  settle_dispute: answer,
};
