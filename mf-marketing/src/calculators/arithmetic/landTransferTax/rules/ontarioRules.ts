import type { Bracket } from '../../core/marginalAmount';
import type { Charge, Relief, TransferRule } from '../transferRule';

const verifiedOn = '2026-11-20';

const upToTwoMillion: readonly Bracket[] = [
  { upTo: 55_000, percent: 0.5 },
  { upTo: 250_000, percent: 1 },
  { upTo: 400_000, percent: 1.5 },
  { upTo: 2_000_000, percent: 2 },
];

const provincial: readonly Charge[] = [
  {
    id: 'provincialTransferTax',
    basis: 'price',
    tariff: { kind: 'marginal', brackets: [...upToTwoMillion, { upTo: Infinity, percent: 2.5 }] },
  },
  { id: 'nonResidentTax', basis: 'price', onlyNonResidents: true, tariff: { kind: 'bands', bands: [{ percent: 25 }] } },
];

const provincialRefund: Relief = { id: 'firstTime', of: 'provincialTransferTax', for: 'firstTime', maximum: 4000 };

const ontario: TransferRule = {
  source: { en: 'Government of Ontario, land transfer tax', fr: 'Gouvernement de l’Ontario, droits de cession immobilière' },
  sourceDate: '2026-09-04',
  effectiveFrom: '2022-10-25',
  verifiedOn,
  charges: provincial,
  reliefs: [provincialRefund],
};

/** Toronto's own tax comes on top of the province's; above two million dollars it has its own rates. */
function toronto(dates: { effectiveFrom: string; effectiveTo?: string }, above: readonly number[]): TransferRule {
  const ends = [3_000_000, 4_000_000, 5_000_000, 10_000_000, 20_000_000, Infinity];
  return {
    source: {
      en: 'Government of Ontario, land transfer tax; City of Toronto, municipal land transfer tax',
      fr: 'Gouvernement de l’Ontario, droits de cession immobilière; Ville de Toronto, municipal land transfer tax',
    },
    sourceDate: '2026-09-04',
    verifiedOn,
    ...dates,
    charges: [
      ...provincial,
      {
        id: 'municipalTransferTax',
        basis: 'price',
        tariff: {
          kind: 'marginal',
          brackets: [...upToTwoMillion, ...above.map((percent, index) => ({ upTo: ends[index] ?? Infinity, percent }))],
        },
      },
      { id: 'municipalNonResidentTax', basis: 'price', onlyNonResidents: true, tariff: { kind: 'bands', bands: [{ percent: 10 }] } },
    ],
    reliefs: [provincialRefund, { id: 'municipalFirstTime', of: 'municipalTransferTax', for: 'firstTime', maximum: 4475 }],
  };
}

export const ontarioRules = {
  'ON-other': [ontario],
  'ON-toronto': [
    toronto({ effectiveFrom: '2025-01-01', effectiveTo: '2026-03-31' }, [2.5, 3.5, 4.5, 5.5, 6.5, 7.5]),
    toronto({ effectiveFrom: '2026-04-01' }, [2.5, 4.4, 5.45, 6.5, 7.55, 8.6]),
  ],
};
