import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'cash-out-refinancing',
  kind: 'guide',
  status: 'changed',
  since: '2025-01-15',
  verifiedOn: '2026-11-20',
  sources: ['osfiPlans', 'osfiSwitch', 'fcac', 'financeSuites'],
  advice: 'mortgage',
  calculators: ['home-equity', 'penalty'],
  related: ['home-equity-loans', 'helocs', 'rate-renewals', 'blended-mortgages'],
  content: { en, fr },
};
