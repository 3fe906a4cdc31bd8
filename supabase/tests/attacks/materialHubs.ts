import { callableByAll, type AttackFeature } from './AttackFeature.ts';

/** No tables of its own: two readers over what is public. */
export const materialHubs: AttackFeature = {
  attempts: {},
  grants: [],
  functions: callableByAll('category_counts', 'describe_material_hub'),
};
