import type { Random } from '../random.ts';

/** A credential of the seed beyond identity and insurance. */
export interface LicenceSeed {
  kind: string;
  jurisdiction: string;
  number: string;
  /** In English and in French. */
  issuer: readonly [en: string, fr: string];
  source: string;
}

const compensationBoards: Readonly<Record<string, readonly [english: string, french: string, source: string]>> = {
  ON: ['WSIB', 'WSIB', 'https://www.wsib.ca'],
  QC: ['CNESST', 'CNESST', 'https://www.cnesst.gouv.qc.ca'],
  BC: ['WorkSafeBC', 'WorkSafeBC', 'https://www.worksafebc.com'],
  AB: ['WCB Alberta', 'Commission des accidents du travail de l’Alberta', 'https://www.wcb.ab.ca'],
  MB: ['WCB Manitoba', 'Commission des accidents du travail du Manitoba', 'https://www.wcb.mb.ca'],
  SK: ['WCB Saskatchewan', 'Commission des accidents du travail de la Saskatchewan', 'https://www.wcbsask.com'],
  NS: ['WCB Nova Scotia', 'Commission des accidents du travail de la Nouvelle-Écosse', 'https://www.wcb.ns.ca'],
  NB: ['WorkSafeNB', 'Travail sécuritaire NB', 'https://www.worksafenb.ca'],
  NL: ['WorkplaceNL', 'WorkplaceNL', 'https://workplacenl.ca'],
  PE: ['WCB PEI', 'Commission des accidents du travail de l’Île-du-Prince-Édouard', 'https://www.wcb.pe.ca'],
};

/** Issuers of licences that have another name in French. */
const frenchIssuers: ReadonlyMap<string, string> = new Map([
  ['City of Toronto', 'Ville de Toronto'],
  ['Red Seal', 'Sceau rouge'],
]);

const digits = (random: Random, count: number) => Array.from({ length: count }, () => Math.floor(random.next() * 10)).join('');

/** Proof of workers' compensation coverage, from the board of the province. */
export function workersCompensation(province: string, random: Random): LicenceSeed {
  const [english, french, source] = compensationBoards[province]!;
  return { kind: 'workers_comp', jurisdiction: province, number: digits(random, 7), issuer: [english, french], source };
}

/** The licence that the trade has in the province; `null` where neither has one. */
export function tradeLicence(trade: string, city: string, province: string, random: Random): LicenceSeed | null {
  const licence = (kind: string, number: string, english: string, source: string, jurisdiction = province): LicenceSeed => ({
    kind,
    jurisdiction,
    number,
    issuer: [english, frenchIssuers.get(english) ?? english],
    source,
  });
  if (trade === 'Design') return null;
  if (province === 'QC') return licence('rbq', `5555-${digits(random, 4)}-01`, 'RBQ', 'https://www.rbq.gouv.qc.ca');
  if (province === 'AB')
    return licence('ab_prepaid', digits(random, 6), 'Service Alberta', 'https://www.alberta.ca/prepaid-contracting-licence');
  if (province === 'ON' && trade === 'Electrical') return licence('esa_ecra', `7${digits(random, 6)}`, 'ECRA/ESA', 'https://esasafe.com');
  if (province === 'ON' && trade === 'HVAC') return licence('tssa', `0007${digits(random, 5)}`, 'TSSA', 'https://www.tssa.org');
  if (province === 'BC' && trade === 'Construction')
    return licence('bc_housing', digits(random, 5), 'BC Housing', 'https://www.bchousing.org');
  if (city === 'Toronto') return licence('municipal', `B90-${digits(random, 5)}`, 'City of Toronto', 'https://www.toronto.ca');
  const redSealed = [
    'Plumbing',
    'Electrical',
    'HVAC',
    'Roofing',
    'Painting',
    'Flooring',
    'Construction',
    'Landscaping',
    'Masonry & Concrete',
  ];
  if (redSealed.includes(trade)) return licence('red_seal', `RS-${digits(random, 6)}`, 'Red Seal', 'https://www.red-seal.ca', 'CA');
  return null;
}
