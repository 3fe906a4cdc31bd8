import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'helocs',
  kind: 'guide',
  status: 'open',
  verifiedOn: '2026-11-20',
  sources: ['osfiPlans', 'osfiSwitch'],
  advice: 'mortgage',
  calculators: ['home-equity'],
  related: ['home-equity-loans', 'cash-out-refinancing', 'uninsured-mortgages', 'rate-renewals'],
  content: { en, fr },
};
