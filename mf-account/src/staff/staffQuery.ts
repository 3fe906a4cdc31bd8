import { choiceParam, defineQuery } from '@marketplace/section-kit';
import { queues } from './useStaff';

/** The queue of an address such as `/account/staff?queue=companies`. */
export const staffQuery = defineQuery({ queue: choiceParam('applications', queues) });
