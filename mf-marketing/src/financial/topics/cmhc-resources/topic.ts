import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'cmhc-resources',
  kind: 'guide',
  status: 'open',
  verifiedOn: '2026-11-20',
  sources: ['cmhc', 'cmhcLimits', 'manitoba', 'buildCanadaHomes', 'greenerHomes', 'cmhcIncentive', 'cmhcSection95'],
  advice: 'program',
  programs: {
    insurance: { status: 'open', source: 'cmhc' },
    homeStart: { status: 'open', source: 'cmhc' },
    eco: { status: 'open', source: 'cmhc' },
    portability: { status: 'open', source: 'cmhc' },
    multiUnit: { status: 'changed', source: 'cmhcLimits' },
    section95: { status: 'check', source: 'cmhcSection95' },
    incentive: { status: 'closed', source: 'cmhcIncentive' },
    greenerLoan: { status: 'closed', source: 'greenerHomes' },
  },
  calculators: ['down-payment'],
  related: ['default-insurance', 'insured-mortgages', 'affordable-housing', 'indigenous-housing'],
  content: { en, fr },
};
