import type { MailLocale } from './layOut.ts';
import { needed } from './mailData.ts';
import type { MailData } from './MailTemplate.ts';

/** What licences and proofs are called, by the kinds of the table `credentials`. */
export const credentials: Readonly<Record<string, Record<MailLocale, string>>> = {
  identity: { en: 'Identity of the company', fr: 'Identité de l’entreprise' },
  liability_insurance: { en: 'Liability insurance', fr: 'Assurance responsabilité' },
  workers_comp: { en: 'Workers’ compensation', fr: 'Indemnisation des accidents du travail' },
  rbq: { en: 'RBQ contractor licence', fr: 'Licence d’entrepreneur de la RBQ' },
  esa_ecra: { en: 'Electrical contractor licence', fr: 'Licence d’entrepreneur électricien' },
  tssa: { en: 'Gas contractor registration', fr: 'Inscription d’entrepreneur en gaz' },
  bc_housing: { en: 'Residential builder licence', fr: 'Licence de constructeur résidentiel' },
  ab_prepaid: { en: 'Prepaid contracting licence', fr: 'Licence de travaux payés d’avance' },
  red_seal: { en: 'Red Seal certification', fr: 'Certification Sceau rouge' },
  municipal: { en: 'Municipal contractor licence', fr: 'Licence municipale d’entrepreneur' },
  pesticide: { en: 'Pesticide licence', fr: 'Permis relatif aux pesticides' },
  gst_hst: { en: 'GST/HST registration', fr: 'Inscription à la TPS/TVH' },
};
const other = { en: 'Credential', fr: 'Attestation' };

/** What the `credential` of the data is called: never a word that its company wrote. */
export const credentialName = (data: MailData, locale: MailLocale): string => (credentials[needed(data, 'credential')] ?? other)[locale];
