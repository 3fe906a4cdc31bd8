import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'gst-hst-rebate',
  kind: 'program',
  status: 'open',
  since: '2026-03-12',
  verifiedOn: '2026-11-20',
  sources: ['craHousingRebate', 'novaScotia', 'quebecNewHome', 'craSalesTax'],
  advice: 'tax',
  calculators: ['new-home-rebate', 'materials-sales-tax'],
  related: ['land-transfer-tax', 'first-time-buyer-tax-credit', 'provincial-programs', 'home-buyers-plan'],
  content: { en, fr },
};
