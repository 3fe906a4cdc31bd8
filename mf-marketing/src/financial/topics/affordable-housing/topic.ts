import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'affordable-housing',
  kind: 'program',
  status: 'changed',
  since: '2025-09-14',
  verifiedOn: '2026-11-20',
  sources: ['buildCanadaHomes', 'cmhc'],
  advice: 'program',
  programs: {
    buildCanadaHomes: { status: 'open', source: 'buildCanadaHomes' },
    rentalProtection: { status: 'open', source: 'buildCanadaHomes' },
    housingFund: { status: 'check', source: 'buildCanadaHomes' },
    sitesNovaScotia: { status: 'check', provinces: ['NS'], source: 'buildCanadaHomes' },
    sitesQuebec: { status: 'check', provinces: ['QC'], source: 'buildCanadaHomes' },
    sitesOntario: { status: 'check', provinces: ['ON'], source: 'buildCanadaHomes' },
    sitesManitoba: { status: 'check', provinces: ['MB'], source: 'buildCanadaHomes' },
    sitesAlberta: { status: 'check', provinces: ['AB'], source: 'buildCanadaHomes' },
    sitesNunavut: { status: 'check', provinces: ['NU'], source: 'buildCanadaHomes' },
  },
  related: ['nonprofit-programs', 'indigenous-housing', 'provincial-programs', 'cmhc-resources'],
  content: { en, fr },
};
