import type { LocalizedText } from '@marketplace/section-kit/manifest';
import type { Bracket } from '../../core/marginalAmount';
import type { TransferNote, TransferRule } from '../transferRule';

const government = {
  en: 'Government of Quebec, duties on transfers of immovables 2026, and home access credit',
  fr: 'Gouvernement du Québec, droits sur les mutations immobilières 2026 et crédit pour l’accès à la propriété',
};

/** The base scale of 2026, indexed every January. */
const firstBrackets: readonly Bracket[] = [
  { upTo: 62_900, percent: 0.5 },
  { upTo: 315_000, percent: 1 },
];

/** The credit has no price ceiling in the bulletin of the Ministère des Finances; some texts describe one. */
function duty(brackets: readonly Bracket[], source: LocalizedText, notes?: readonly TransferNote[]): TransferRule {
  return {
    source,
    sourceDate: '2026-09-04',
    effectiveFrom: '2026-01-01',
    effectiveTo: '2026-12-31',
    verifiedOn: '2026-11-20',
    charges: [{ id: 'municipalTransferTax', basis: 'greater', tariff: { kind: 'marginal', brackets: [...firstBrackets, ...brackets] } }],
    laterCredit: {
      of: 'municipalTransferTax',
      brackets: [
        { upTo: 5000, percent: 100 },
        { upTo: 8500, percent: 25 },
      ],
    },
    notes,
  };
}

export const quebecRules = {
  'QC-other': [duty([{ upTo: Infinity, percent: 1.5 }], government)],
  'QC-otherWithThreePercent': [
    duty(
      [
        { upTo: 500_000, percent: 1.5 },
        { upTo: Infinity, percent: 3 },
      ],
      government,
    ),
  ],
  'QC-montreal': [
    duty(
      [
        { upTo: 552_300, percent: 1.5 },
        { upTo: 1_104_700, percent: 2 },
        { upTo: 2_136_500, percent: 2.5 },
        { upTo: 3_113_000, percent: 3.5 },
        { upTo: Infinity, percent: 4 },
      ],
      {
        en: 'City of Montréal, property transfer duties 2026; Government of Quebec, home access credit',
        fr: 'Ville de Montréal, droits sur les mutations immobilières 2026; gouvernement du Québec, crédit pour l’accès à la propriété',
      },
      [{ id: 'municipalProgramme' }],
    ),
  ],
};
