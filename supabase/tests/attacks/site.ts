import { callableByAll, type AttackFeature } from './AttackFeature.ts';

export const site: AttackFeature = { attempts: {}, grants: [], functions: callableByAll('site_facts') };
