import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'land-transfer-tax',
  kind: 'guide',
  status: 'changed',
  since: '2026-04-01',
  verifiedOn: '2026-11-20',
  sources: [
    'bcTransfer',
    'ontarioTransfer',
    'toronto',
    'ontarioNonResident',
    'quebecDuties',
    'montreal',
    'financeQuebec',
    'newBrunswick',
    'novaScotia',
    'princeEdward',
    'manitoba',
    'albertaTitles',
    'saskatchewan',
    'newfoundland',
    'yukon',
    'northwest',
    'nunavut',
  ],
  advice: 'tax',
  calculators: ['land-transfer-tax'],
  related: ['provincial-programs', 'gst-hst-rebate', 'first-time-buyer-tax-credit', 'title-insurance', 'affordability-calculator'],
  content: { en, fr },
};
