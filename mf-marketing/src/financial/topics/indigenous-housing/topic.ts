import type { Guide } from '../../guide/Guide';
import { en } from './en';
import { fr } from './fr';

export const guide: Guide = {
  topic: 'indigenous-housing',
  kind: 'program',
  status: 'open',
  verifiedOn: '2026-11-20',
  sources: ['indigenousServices', 'cmhcSection95', 'marketHousingFund', 'buildCanadaHomes'],
  advice: 'program',
  programs: {
    guarantees: { status: 'check', source: 'indigenousServices' },
    onReserve: { status: 'check', source: 'indigenousServices' },
    onReserveBc: { status: 'check', provinces: ['BC'], source: 'indigenousServices' },
    section95: { status: 'check', source: 'cmhcSection95' },
    marketFund: { status: 'check', source: 'marketHousingFund' },
    buildCanadaHomes: { status: 'open', source: 'buildCanadaHomes' },
  },
  related: ['rural-northern-loans', 'provincial-programs', 'home-buyers-plan', 'affordable-housing'],
  content: { en, fr },
};
