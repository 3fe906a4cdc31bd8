import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'rate-comparison',
  kind: 'guide',
  status: 'open',
  verifiedOn: '2026-11-20',
  sources: ['fcac', 'bankOfCanada', 'mortgageLicensing'],
  advice: 'mortgage',
  calculators: ['rate-comparison'],
  related: ['rate-renewals', 'insured-mortgages', 'uninsured-mortgages', 'blended-mortgages', 'affordability-calculator'],
  content: { en, fr },
};
