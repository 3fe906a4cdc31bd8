import type { TransferRule } from '../transferRule';

const verifiedOn = '2026-11-20';

const yukon: TransferRule = {
  source: { en: 'Government of Yukon, land titles fees', fr: 'Gouvernement du Yukon, droits d’enregistrement des titres fonciers' },
  sourceDate: '2026-09-04',
  effectiveFrom: '2026-09-04',
  verifiedOn,
  charges: [
    {
      id: 'titleRegistration',
      basis: 'price',
      tariff: {
        kind: 'bands',
        bands: [
          { below: 100_000, fee: 50 },
          { below: 500_000, fee: 150 },
          { below: 3_000_000, fee: 350 },
          { below: 10_000_000, fee: 550 },
          { fee: 750 },
        ],
      },
    },
    {
      id: 'assuranceFund',
      basis: 'price',
      tariff: { kind: 'units', base: 20, steps: [{ from: 10_000, unit: 10_000, perUnit: 10 }] },
    },
    {
      id: 'mortgageRegistration',
      basis: 'loan',
      tariff: {
        kind: 'bands',
        bands: [
          { below: 100_000, fee: 50 },
          { below: 500_000, fee: 100 },
          { below: 1_000_000, fee: 200 },
          { below: 5_000_000, fee: 400 },
          { below: 10_000_000, fee: 600 },
          { below: 20_000_000, fee: 800 },
          { fee: 1000 },
        ],
      },
    },
  ],
  notes: [{ id: 'ytIncreaseOnly' }],
};

const northwestTerritories: TransferRule = {
  source: {
    en: 'Government of the Northwest Territories, land titles fee schedule',
    fr: 'Gouvernement des Territoires du Nord-Ouest, tarif des titres de biens-fonds',
  },
  sourceDate: '2025-09-01',
  effectiveFrom: '2025-09-01',
  verifiedOn,
  charges: [
    {
      id: 'titleRegistration',
      basis: 'price',
      tariff: {
        kind: 'units',
        base: 0,
        steps: [
          { from: 0, unit: 1000, perUnit: 2 },
          { from: 1_000_000, unit: 1000, perUnit: 1.5 },
        ],
        minimum: 100,
      },
    },
    {
      id: 'mortgageRegistration',
      basis: 'loan',
      tariff: { kind: 'units', base: 0, steps: [{ from: 0, unit: 1000, perUnit: 1.5 }], minimum: 80 },
    },
  ],
};

const nunavut: TransferRule = {
  source: {
    en: 'Nunavut, Land Titles Tariff of Fees Regulations (R-062-93)',
    fr: 'Nunavut, Règlement sur le tarif des droits des titres de biens-fonds (R-062-93)',
  },
  sourceDate: '2026-09-04',
  effectiveFrom: '2026-09-04',
  verifiedOn,
  charges: [
    {
      id: 'titleRegistration',
      basis: 'price',
      tariff: {
        kind: 'units',
        base: 0,
        steps: [
          { from: 0, unit: 1000, perUnit: 1.5 },
          { from: 1_000_000, unit: 1000, perUnit: 1 },
        ],
        minimum: 60,
      },
    },
    {
      id: 'mortgageRegistration',
      basis: 'loan',
      tariff: { kind: 'units', base: 0, steps: [{ from: 0, unit: 1000, perUnit: 1 }], minimum: 40 },
    },
  ],
};

export const territorialRules = { YT: [yukon], NT: [northwestTerritories], NU: [nunavut] };
