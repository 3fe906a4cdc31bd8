import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'nonprofit-programs',
  kind: 'program',
  status: 'open',
  verifiedOn: '2026-11-20',
  sources: ['habitat', 'attainableHomes'],
  advice: 'program',
  programs: {
    habitat: { status: 'open', source: 'habitat' },
    habitatSouth: { status: 'open', provinces: ['AB'], source: 'habitat' },
    habitatEdmonton: { status: 'check', provinces: ['AB'], source: 'habitat' },
    attainable: { status: 'check', provinces: ['AB'], source: 'attainableHomes' },
  },
  calculators: ['affordability'],
  related: ['affordable-housing', 'provincial-programs', 'credit-counseling', 'indigenous-housing'],
  content: { en, fr },
};
