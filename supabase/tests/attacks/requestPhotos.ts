import { callableByAll, type AttackFeature } from './AttackFeature.ts';

/** No exposed table: photos are added and reached by their names, which these functions hand out. */
export const requestPhotos: AttackFeature = { attempts: {}, grants: [], functions: callableByAll('begin_upload', 'project_photos') };
