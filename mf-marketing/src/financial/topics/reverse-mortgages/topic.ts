import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'reverse-mortgages',
  kind: 'guide',
  status: 'open',
  verifiedOn: '2026-11-20',
  sources: ['reverseLenders'],
  advice: 'mortgage',
  related: ['home-equity-loans', 'helocs', 'credit-counseling', 'cash-out-refinancing'],
  content: { en, fr },
};
