import type { Locale } from '@marketplace/section-kit';
import type { FinancialTopic } from '../financialPaths';

/** What each guide is called, here and in its route. Related guides are named before their words are loaded. */
export const topicTitles: Record<FinancialTopic, Record<Locale, string>> = {
  'insured-mortgages': { en: 'Insured mortgages', fr: 'Prêts hypothécaires assurés' },
  'uninsured-mortgages': { en: 'Uninsured mortgages', fr: 'Prêts hypothécaires non assurés' },
  'rate-renewals': { en: 'Mortgage renewal', fr: 'Renouvellement hypothécaire' },
  'cash-out-refinancing': { en: 'Cash-out refinancing', fr: 'Refinancement avec retrait de fonds' },
  'blended-mortgages': { en: 'Blended mortgages', fr: 'Prêts à taux combiné' },
  'home-equity-loans': { en: 'Home equity loans', fr: 'Prêts sur la valeur nette de la propriété' },
  helocs: { en: 'Home equity lines of credit (HELOCs)', fr: 'Marges de crédit hypothécaires' },
  'reverse-mortgages': { en: 'Reverse mortgages', fr: 'Prêts hypothécaires inversés' },
  'first-time-buyer-incentive': { en: 'First-Time Home Buyer Incentive', fr: 'Incitatif à l’achat d’une première propriété' },
  'home-buyers-plan': { en: 'Home Buyers’ Plan and FHSA', fr: 'Régime d’accession à la propriété et CELIAPP' },
  'first-time-buyer-tax-credit': { en: 'First-time home buyers’ tax credit', fr: 'Crédit d’impôt pour l’achat d’une première habitation' },
  'rural-northern-loans': { en: 'Rural and northern home loans', fr: 'Prêts à l’habitation en milieu rural et nordique' },
  'provincial-programs': { en: 'Provincial home buyer programs', fr: 'Programmes provinciaux pour l’achat d’une propriété' },
  'cmhc-resources': { en: 'CMHC: what it does for you', fr: 'La SCHL\u00a0: ce qu’elle fait pour vous' },
  'nonprofit-programs': { en: 'Non-profit paths to home ownership', fr: 'Organismes sans but lucratif et accès à la propriété' },
  'affordable-housing': { en: 'Affordable housing', fr: 'Logement abordable' },
  'indigenous-housing': { en: 'Indigenous housing', fr: 'Logement autochtone' },
  'land-transfer-tax': { en: 'Land transfer tax', fr: 'Droits de mutation (taxe de bienvenue)' },
  'gst-hst-rebate': { en: 'GST/HST new housing rebates', fr: 'Remboursements de la TPS/TVH pour habitations neuves' },
  'home-office-deductions': { en: 'Home office deductions', fr: 'Déductions pour le bureau à domicile' },
  'energy-efficiency-grants': { en: 'Energy efficiency grants', fr: 'Subventions à la rénovation écoénergétique' },
  'default-insurance': { en: 'Mortgage default insurance', fr: 'Assurance prêt hypothécaire' },
  'title-insurance': { en: 'Title insurance', fr: 'Assurance titres' },
  'homeowners-insurance': { en: 'Home insurance', fr: 'Assurance habitation' },
  'affordability-calculator': { en: 'How much home can you afford?', fr: 'Quelle propriété pouvez-vous vous permettre?' },
  'rate-comparison': { en: 'Comparing mortgage rates', fr: 'Comparer les taux hypothécaires' },
  'credit-score-check': { en: 'Check your credit score', fr: 'Vérifier votre cote de crédit' },
  'credit-counseling': { en: 'Credit counselling', fr: 'Consultation en crédit' },
};
