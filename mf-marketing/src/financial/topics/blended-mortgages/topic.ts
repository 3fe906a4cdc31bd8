import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'blended-mortgages',
  kind: 'guide',
  status: 'open',
  verifiedOn: '2026-11-20',
  sources: ['osfiSwitch', 'fcac', 'cmhc'],
  advice: 'mortgage',
  calculators: ['renewal', 'penalty'],
  related: ['rate-renewals', 'cash-out-refinancing', 'rate-comparison', 'default-insurance'],
  content: { en, fr },
};
