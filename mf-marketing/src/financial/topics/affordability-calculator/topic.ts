import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'affordability-calculator',
  kind: 'guide',
  status: 'open',
  verifiedOn: '2026-11-20',
  sources: ['cmhc', 'osfi', 'manitoba', 'saskatchewan'],
  advice: 'mortgage',
  calculators: ['affordability', 'mortgage-payment'],
  related: ['insured-mortgages', 'land-transfer-tax', 'default-insurance', 'rate-comparison', 'credit-score-check'],
  content: { en, fr },
};
