import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'uninsured-mortgages',
  kind: 'guide',
  status: 'open',
  verifiedOn: '2026-11-20',
  sources: ['osfi', 'osfiSwitch', 'osfiPlans', 'cmhc'],
  advice: 'mortgage',
  calculators: ['mortgage-payment'],
  related: ['insured-mortgages', 'affordability-calculator', 'rate-renewals', 'helocs', 'rate-comparison'],
  content: { en, fr },
};
