import type { Tariff } from '../tariff';
import type { Charge, TransferRule } from '../transferRule';

const verifiedOn = '2026-11-20';

const newBrunswick: TransferRule = {
  source: {
    en: 'Government of New Brunswick, Real Property Transfer Tax Act',
    fr: 'Gouvernement du Nouveau-Brunswick, Loi de la taxe sur le transfert de biens réels',
  },
  sourceDate: '2026-08-25',
  effectiveFrom: '2026-08-25',
  verifiedOn,
  charges: [{ id: 'provincialTransferTax', basis: 'greater', tariff: { kind: 'bands', bands: [{ percent: 1 }] } }],
};

const nonResident = (percent: number): Charge => ({
  id: 'nonResidentTax',
  basis: 'greater',
  onlyNonResidents: true,
  tariff: { kind: 'bands', bands: [{ percent }] },
});

/** Every municipality of Nova Scotia sets its own deed transfer tax, at most 1.5 %. */
const novaScotia = (percent: number): TransferRule[] => {
  const municipal: Charge = { id: 'municipalTransferTax', basis: 'price', tariff: { kind: 'bands', bands: [{ percent }] } };
  const source = {
    en: 'Nova Scotia, municipal deed transfer tax rates and provincial non-resident deed transfer tax',
    fr: 'Nouvelle-Écosse, taux municipaux de la taxe de transfert et taxe provinciale visant les non-résidents',
  };
  return [
    {
      source,
      sourceDate: '2026-04-01',
      effectiveFrom: '2022-04-01',
      effectiveTo: '2025-03-31',
      verifiedOn,
      charges: [municipal, nonResident(5)],
    },
    { source, sourceDate: '2026-08-07', effectiveFrom: '2025-04-01', verifiedOn, charges: [municipal, nonResident(10)] },
  ];
};

/** The budget of 2025 announced 2 % from a million dollars on; the Act of May 2026 still says 1 % without exception. */
const princeEdwardIsland: TransferRule = {
  source: { en: 'Prince Edward Island, Real Property Transfer Tax Act', fr: 'Île-du-Prince-Édouard, Real Property Transfer Tax Act' },
  sourceDate: '2026-05-29',
  effectiveFrom: '2016-10-01',
  verifiedOn,
  charges: [{ id: 'provincialTransferTax', basis: 'greater', tariff: { kind: 'bands', bands: [{ upTo: 30_000 }, { percent: 1 }] } }],
  reliefs: [{ id: 'firstTime', of: 'provincialTransferTax', for: 'firstTime' }],
  notes: [{ id: 'peHigherRateAnnounced', above: 1_000_000 }],
};

const newfoundlandTariff = (maximum?: number): Tariff => ({
  kind: 'units',
  base: 100,
  steps: [{ from: 500, unit: 100, perUnit: 0.4 }],
  maximum,
});

const newfoundland: TransferRule = {
  source: { en: 'Newfoundland and Labrador, Registry of Deeds, fees', fr: 'Terre-Neuve-et-Labrador, Registry of Deeds, droits' },
  sourceDate: '2026-09-04',
  effectiveFrom: '2026-09-04',
  verifiedOn,
  charges: [
    { id: 'titleRegistration', basis: 'price', tariff: newfoundlandTariff() },
    { id: 'mortgageRegistration', basis: 'loan', tariff: newfoundlandTariff(5000) },
  ],
};

export const atlanticRules = {
  NB: [newBrunswick],
  'NS-halifax': novaScotia(1.5),
  'NS-capeBreton': novaScotia(1.5),
  // 1.5 % is the legal maximum: the page lets the visitor enter the municipality's own rate.
  'NS-other': novaScotia(1.5),
  PE: [princeEdwardIsland],
  NL: [newfoundland],
};
