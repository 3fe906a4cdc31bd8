import { callableByAll, type AttackFeature } from './AttackFeature.ts';

/** No exposed table: photos are reached by their names, which this function hands out. */
export const requestPhotos: AttackFeature = { attempts: {}, grants: [], functions: callableByAll('project_photos') };
