import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'default-insurance',
  kind: 'guide',
  status: 'open',
  verifiedOn: '2026-11-20',
  sources: ['cmhcPremiums', 'cmhc', 'cmhcLimits', 'premiumTaxes', 'financeQuebec', 'manitoba'],
  advice: 'mortgage',
  calculators: ['down-payment'],
  related: ['insured-mortgages', 'affordability-calculator', 'homeowners-insurance', 'cmhc-resources'],
  content: { en, fr },
};
