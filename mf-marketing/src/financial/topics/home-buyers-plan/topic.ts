import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'home-buyers-plan',
  kind: 'program',
  status: 'changed',
  since: '2026-01-01',
  verifiedOn: '2026-11-20',
  sources: ['craHomeBuyers'],
  advice: 'tax',
  calculators: ['hbp-repayment'],
  related: ['first-time-buyer-tax-credit', 'insured-mortgages', 'gst-hst-rebate', 'affordability-calculator', 'provincial-programs'],
  content: { en, fr },
};
