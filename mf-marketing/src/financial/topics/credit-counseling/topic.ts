import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'credit-counseling',
  kind: 'guide',
  status: 'open',
  verifiedOn: '2026-11-20',
  sources: ['bankruptcyOffice', 'creditReports'],
  advice: 'credit',
  related: ['credit-score-check', 'cash-out-refinancing', 'nonprofit-programs', 'rate-renewals'],
  content: { en, fr },
};
