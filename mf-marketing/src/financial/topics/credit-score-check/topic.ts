import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'credit-score-check',
  kind: 'guide',
  status: 'open',
  verifiedOn: '2026-11-20',
  sources: ['creditReports', 'cmhc', 'novaScotiaPilot'],
  advice: 'credit',
  related: ['credit-counseling', 'insured-mortgages', 'affordability-calculator', 'provincial-programs'],
  content: { en, fr },
};
