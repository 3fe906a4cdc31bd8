import { publicTable, readableByAll, type AttackFeature } from './AttackFeature.ts';

export const taxRates: AttackFeature = {
  attempts: {
    tax_rates: publicTable(
      { province: 'ON', kind: 'HST' },
      { province: 'AB', kind: 'PST', rate: 0.5, effective_from: '2026-01-01', source: 'planted', source_fr: 'planted' },
      { rate: 0.01 },
    ),
    tax_rules: publicTable(
      { tax_class: 'installed', province: 'BC', kind: 'PST' },
      {
        tax_class: 'goods',
        province: 'AB',
        kind: 'PST',
        charged: 'yes',
        effective_from: '2026-01-01',
        source: 'planted',
        source_fr: 'planted',
        checked_on: '2026-01-01',
        certainty: 'official',
      },
      { charged: 'no' },
    ),
  },
  grants: [...readableByAll('tax_rates'), ...readableByAll('tax_rules')],
  functions: [],
};
