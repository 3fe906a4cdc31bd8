import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'rate-renewals',
  kind: 'guide',
  status: 'changed',
  since: '2024-11-21',
  verifiedOn: '2026-11-20',
  sources: ['osfiSwitch', 'fcac', 'bankOfCanada', 'cmhcPremiums'],
  advice: 'mortgage',
  calculators: ['renewal', 'penalty'],
  related: ['blended-mortgages', 'rate-comparison', 'cash-out-refinancing', 'uninsured-mortgages'],
  content: { en, fr },
};
