import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'title-insurance',
  kind: 'guide',
  status: 'open',
  verifiedOn: '2026-11-20',
  sources: ['titleInsurers'],
  advice: 'insurance',
  related: ['homeowners-insurance', 'land-transfer-tax', 'default-insurance'],
  content: { en, fr },
};
