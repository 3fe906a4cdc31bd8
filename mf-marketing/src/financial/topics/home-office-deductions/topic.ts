import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'home-office-deductions',
  kind: 'guide',
  status: 'changed',
  since: '2023-01-01',
  verifiedOn: '2026-11-20',
  sources: ['craHomeOffice', 'craRenovationCredits'],
  advice: 'tax',
  related: ['gst-hst-rebate', 'first-time-buyer-tax-credit', 'energy-efficiency-grants', 'homeowners-insurance'],
  content: { en, fr },
};
