import { publicTable, readableByAll, type AttackFeature } from './AttackFeature.ts';

export const taxRates: AttackFeature = {
  attempts: {
    tax_rates: publicTable(
      { province: 'ON', kind: 'HST' },
      { province: 'AB', kind: 'PST', rate: 0.5, effective_from: '2026-01-01', source: 'planted', source_fr: 'planted' },
      { rate: 0.01 },
    ),
  },
  grants: readableByAll('tax_rates'),
  functions: [],
};
