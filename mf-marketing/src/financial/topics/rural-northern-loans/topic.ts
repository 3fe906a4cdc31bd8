import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'rural-northern-loans',
  kind: 'program',
  status: 'open',
  verifiedOn: '2026-11-20',
  sources: ['northernHousing', 'cmhc'],
  advice: 'program',
  programs: {
    nwtPurchase: { status: 'open', provinces: ['NT'], source: 'northernHousing' },
    nwtPath: { status: 'check', provinces: ['NT'], source: 'northernHousing' },
    nunavut: { status: 'open', provinces: ['NU'], source: 'northernHousing' },
    yukon: { status: 'check', provinces: ['YT'], source: 'northernHousing' },
    newBrunswick: { status: 'check', provinces: ['NB'], source: 'northernHousing' },
  },
  related: ['provincial-programs', 'indigenous-housing', 'insured-mortgages', 'nonprofit-programs'],
  content: { en, fr },
};
