import type { TransferRule } from '../transferRule';

const verifiedOn = '2026-11-20';

const britishColumbia: TransferRule = {
  source: {
    en: 'Government of British Columbia, property transfer tax',
    fr: 'Gouvernement de la Colombie-Britannique, property transfer tax',
  },
  sourceDate: '2026-09-04',
  effectiveFrom: '2024-04-01',
  verifiedOn,
  charges: [
    {
      id: 'provincialTransferTax',
      basis: 'price',
      tariff: {
        kind: 'marginal',
        brackets: [
          { upTo: 200_000, percent: 1 },
          { upTo: 2_000_000, percent: 2 },
          { upTo: 3_000_000, percent: 3 },
          { upTo: Infinity, percent: 5 },
        ],
      },
    },
  ],
  reliefs: [
    {
      id: 'firstTime',
      of: 'provincialTransferTax',
      for: 'firstTime',
      onFirst: 500_000,
      fades: { until: 835_000, gone: 860_000 },
    },
    { id: 'newlyBuilt', of: 'provincialTransferTax', for: 'newlyBuilt', fades: { until: 1_100_000, gone: 1_150_000 } },
  ],
  notes: [{ id: 'bcForeignBuyerTax' }],
};

const alberta: TransferRule = {
  source: { en: 'Alberta Land Titles, registration fees', fr: 'Alberta Land Titles, droits d’enregistrement' },
  sourceDate: '2024-10-20',
  effectiveFrom: '2024-10-20',
  verifiedOn,
  charges: [
    {
      id: 'titleRegistration',
      basis: 'price',
      tariff: { kind: 'units', base: 50, steps: [{ from: 0, unit: 5000, perUnit: 5 }] },
    },
    {
      id: 'mortgageRegistration',
      basis: 'loan',
      tariff: { kind: 'units', base: 50, steps: [{ from: 0, unit: 5000, perUnit: 5 }] },
    },
  ],
};

const saskatchewan: TransferRule = {
  source: { en: 'Information Services Corporation, land titles fees', fr: 'Information Services Corporation, tarif des titres fonciers' },
  sourceDate: '2026-04-15',
  effectiveFrom: '2026-04-15',
  verifiedOn,
  charges: [
    {
      id: 'titleRegistration',
      basis: 'price',
      tariff: { kind: 'bands', bands: [{ upTo: 500 }, { upTo: 6300, fee: 25 }, { percent: 0.4 }] },
    },
    {
      id: 'mortgageRegistration',
      basis: 'loan',
      tariff: {
        kind: 'bands',
        bands: [
          { below: 250_000, fee: 200 },
          { upTo: 500_000, fee: 275 },
          { upTo: 750_000, fee: 525 },
          { upTo: 1_000_000, fee: 775 },
          { fee: 1000 },
        ],
      },
    },
  ],
};

const manitoba: TransferRule = {
  source: {
    en: 'Manitoba Finance, land transfer tax; Teranet Manitoba, registration fees',
    fr: 'Finances Manitoba, taxe sur les transferts fonciers; Teranet Manitoba, frais d’enregistrement',
  },
  sourceDate: '2026-09-28',
  effectiveFrom: '2026-01-04',
  verifiedOn,
  charges: [
    {
      id: 'provincialTransferTax',
      basis: 'price',
      tariff: {
        kind: 'marginal',
        brackets: [
          { upTo: 30_000, percent: 0 },
          { upTo: 90_000, percent: 0.5 },
          { upTo: 150_000, percent: 1 },
          { upTo: 200_000, percent: 1.5 },
          { upTo: Infinity, percent: 2 },
        ],
      },
    },
    { id: 'titleRegistration', basis: 'price', tariff: { kind: 'bands', bands: [{ fee: 137 }] } },
    { id: 'mortgageRegistration', basis: 'loan', tariff: { kind: 'bands', bands: [{ fee: 137 }] } },
  ],
};

export const westernRules = { BC: [britishColumbia], AB: [alberta], SK: [saskatchewan], MB: [manitoba] };
