import { choiceParam, defineQuery } from '@marketplace/section-kit';
import { audiences } from './audiences';

/** Whose sessions the calendar shows; empty for everybody's. */
export const eventsQuery = defineQuery({ audience: { ...choiceParam('', audiences), name: 'for' } });
