import type { AttackFeature } from './AttackFeature.ts';

export const personalData: AttackFeature = {
  attempts: {},
  grants: [],
  functions: ['authenticated may call public.export_my_data'],
};
