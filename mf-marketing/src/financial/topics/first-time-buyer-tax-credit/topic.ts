import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'first-time-buyer-tax-credit',
  kind: 'program',
  status: 'changed',
  since: '2026-01-01',
  verifiedOn: '2026-11-20',
  sources: ['craHomeBuyers', 'craRates', 'financeQuebec', 'saskatchewan'],
  advice: 'tax',
  related: ['home-buyers-plan', 'gst-hst-rebate', 'provincial-programs', 'land-transfer-tax'],
  content: { en, fr },
};
