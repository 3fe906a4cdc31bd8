import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'energy-efficiency-grants',
  kind: 'program',
  status: 'closed',
  since: '2025-10-01',
  verifiedOn: '2026-11-20',
  sources: ['greenerHomes', 'rebateList', 'ontarioSavings'],
  advice: 'program',
  programs: {
    greenerGrant: { status: 'closed', source: 'greenerHomes' },
    greenerLoan: { status: 'closed', source: 'greenerHomes' },
    affordability: { status: 'check', source: 'greenerHomes' },
    oilToHeatPump: { status: 'check', provinces: ['AB', 'MB', 'NT', 'QC', 'SK'], source: 'rebateList' },
    ontarioSavings: { status: 'check', provinces: ['ON'], source: 'ontarioSavings' },
    cleanBc: { status: 'open', provinces: ['BC'], source: 'rebateList' },
    logisVert: { status: 'open', provinces: ['QC'], source: 'rebateList' },
    renoclimat: { status: 'open', provinces: ['QC'], source: 'rebateList' },
    efficiencyNs: { status: 'open', provinces: ['NS'], source: 'rebateList' },
    efficiencyMb: { status: 'open', provinces: ['MB'], source: 'rebateList' },
  },
  related: ['home-equity-loans', 'helocs', 'homeowners-insurance', 'provincial-programs', 'home-office-deductions'],
  content: { en, fr },
};
