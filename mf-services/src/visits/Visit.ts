import type { RequestView } from '../tracking/ProjectView';

/** A visit that a company offered, as both sides see it. */
export type Visit = NonNullable<RequestView['visit']>;

/** Whether it can still be picked or kept. */
export const isLive = ({ status }: Pick<Visit, 'status'>): boolean => status === 'open' || status === 'picked';
