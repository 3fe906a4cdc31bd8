import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'insured-mortgages',
  kind: 'guide',
  status: 'changed',
  since: '2024-12-15',
  verifiedOn: '2026-11-20',
  sources: ['cmhc', 'cmhcPremiums', 'cmhcLimits', 'osfi', 'financeSuites', 'premiumTaxes'],
  advice: 'mortgage',
  calculators: ['down-payment', 'mortgage-payment'],
  related: ['default-insurance', 'affordability-calculator', 'uninsured-mortgages', 'home-buyers-plan', 'rate-comparison'],
  content: { en, fr },
};
