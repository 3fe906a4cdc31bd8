import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'home-equity-loans',
  kind: 'guide',
  status: 'open',
  verifiedOn: '2026-11-20',
  sources: ['osfiPlans', 'osfi'],
  advice: 'mortgage',
  calculators: ['home-equity'],
  related: ['helocs', 'cash-out-refinancing', 'reverse-mortgages', 'energy-efficiency-grants'],
  content: { en, fr },
};
