import type { Locale } from '@marketplace/section-kit';
import type { Province } from '@marketplace/section-kit/tax';

/** Whom to ask, which may be a whole site: it is the source of no sentence. */
export interface Authority {
  name: string;
  /** What French calls it, where that differs. */
  french?: string;
  href: string;
}

export const authorityName = ({ name, french }: Authority, locale: Locale): string => (locale === 'fr' && french) || name;

/** Who says what a consumer may expect of a contractor. */
export const governments: Readonly<Record<Province, Authority>> = {
  AB: { name: 'Government of Alberta', french: 'Gouvernement de l’Alberta', href: 'https://www.alberta.ca/prepaid-contracting-licence' },
  BC: { name: 'Government of British Columbia', french: 'Gouvernement de la Colombie-Britannique', href: 'https://www2.gov.bc.ca/' },
  MB: { name: 'Government of Manitoba', french: 'Gouvernement du Manitoba', href: 'https://www.gov.mb.ca/' },
  NB: { name: 'Government of New Brunswick', french: 'Gouvernement du Nouveau-Brunswick', href: 'https://www.gnb.ca/' },
  NL: {
    name: 'Government of Newfoundland and Labrador',
    french: 'Gouvernement de Terre-Neuve-et-Labrador',
    href: 'https://www.gov.nl.ca/',
  },
  NS: { name: 'Government of Nova Scotia', french: 'Gouvernement de la Nouvelle-Écosse', href: 'https://novascotia.ca/' },
  NT: {
    name: 'Government of the Northwest Territories',
    french: 'Gouvernement des Territoires du Nord-Ouest',
    href: 'https://www.gov.nt.ca/',
  },
  NU: { name: 'Government of Nunavut', french: 'Gouvernement du Nunavut', href: 'https://www.gov.nu.ca/' },
  ON: { name: 'Government of Ontario', french: 'Gouvernement de l’Ontario', href: 'https://www.ontario.ca/' },
  PE: {
    name: 'Government of Prince Edward Island',
    french: 'Gouvernement de l’Île-du-Prince-Édouard',
    href: 'https://www.princeedwardisland.ca/',
  },
  QC: { name: 'Government of Québec', french: 'Gouvernement du Québec', href: 'https://www.quebec.ca/' },
  SK: { name: 'Government of Saskatchewan', french: 'Gouvernement de la Saskatchewan', href: 'https://www.saskatchewan.ca/' },
  YT: { name: 'Government of Yukon', french: 'Gouvernement du Yukon', href: 'https://yukon.ca/' },
};

/** Who insures workers; each gives a proof that a company has paid. */
export const workersCompBoards: Readonly<Record<Province, Authority>> = {
  AB: { name: 'WCB-Alberta', href: 'https://www.wcb.ab.ca/insurance-and-premiums/clearance-letters/' },
  BC: { name: 'WorkSafeBC', href: 'https://www.worksafebc.com/' },
  MB: { name: 'WCB Manitoba', french: 'Commission des accidents du travail du Manitoba', href: 'https://www.wcb.mb.ca/' },
  NB: { name: 'WorkSafeNB', french: 'Travail sécuritaire NB', href: 'https://www.worksafenb.ca/' },
  NL: { name: 'WorkplaceNL', href: 'https://workplacenl.ca/' },
  NS: { name: 'WCB Nova Scotia', href: 'https://www.wcb.ns.ca/Clearance.aspx' },
  NT: { name: 'WSCC', href: 'https://www.wscc.nt.ca/employer-services/request-clearance' },
  NU: { name: 'WSCC', href: 'https://www.wscc.nt.ca/employer-services/request-clearance' },
  ON: { name: 'WSIB', href: 'https://www.wsib.ca/' },
  PE: { name: 'WCB of PEI', href: 'https://wcb.pe.ca/' },
  QC: { name: 'CNESST', href: 'https://www.cnesst.gouv.qc.ca/' },
  SK: {
    name: 'WCB Saskatchewan',
    href: 'https://wcbsask.com/policy-and-procedure/employer-accounts-clearances-and-letters-good-standing-pol-222014',
  },
  YT: {
    name: 'Workers’ Safety and Compensation Board (Yukon)',
    french: 'Commission de la santé et de la sécurité au travail (Yukon)',
    href: 'https://www.wcb.yk.ca/',
  },
};
