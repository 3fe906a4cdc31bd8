import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'homeowners-insurance',
  kind: 'guide',
  status: 'open',
  verifiedOn: '2026-11-20',
  sources: ['titleInsurers', 'premiumTaxes', 'financeQuebec', 'saskatchewan'],
  advice: 'insurance',
  related: ['title-insurance', 'default-insurance', 'home-equity-loans', 'energy-efficiency-grants'],
  content: { en, fr },
};
