import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'first-time-buyer-incentive',
  kind: 'program',
  status: 'closed',
  since: '2024-03-21',
  verifiedOn: '2026-11-20',
  sources: ['cmhcIncentive', 'craHomeBuyers', 'craHousingRebate', 'cmhc'],
  advice: 'program',
  related: ['home-buyers-plan', 'first-time-buyer-tax-credit', 'gst-hst-rebate', 'insured-mortgages', 'provincial-programs'],
  content: { en, fr },
};
