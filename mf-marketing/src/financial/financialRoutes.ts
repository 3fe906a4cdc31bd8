import type { RouteSource } from '@marketplace/section-kit';
import type { LocalizedText } from '@marketplace/section-kit/manifest';
import { financialPath, financialTopics, type FinancialTopic } from './financialPaths.ts';
import { topicTitles } from './guide/topicTitles.ts';

const descriptions: Readonly<Record<FinancialTopic, LocalizedText>> = {
  'insured-mortgages': {
    en: 'Who needs mortgage default insurance, the $1,500,000 price limit, 30-year amortization, premiums and how to apply, with dated sources.',
    fr: 'Qui doit assurer son prêt hypothécaire, la limite de 1\u00a0500\u00a0000\u00a0$, l’amortissement de 30 ans, les primes et la marche à suivre, sources datées.',
  },
  'uninsured-mortgages': {
    en: 'Mortgages with 20% down or more: the stress test, limits on borrowing, and when you may change lenders without the prescribed test.',
    fr: 'Prêts avec une mise de fonds de 20\u00a0% ou plus\u00a0: simulation de crise, limites d’emprunt et changement de prêteur sans la simulation prescrite.',
  },
  'rate-renewals': {
    en: 'How to renew a mortgage well: straight switches, reference rates, penalties before maturity and the questions to ask your lender.',
    fr: 'Comment bien renouveler son hypothèque\u00a0: changement simple, taux de référence, pénalités avant l’échéance et questions à poser au prêteur.',
  },
  'cash-out-refinancing': {
    en: 'Borrow more on your home, up to 80% of its value, or 90% of the improved value to add secondary suites. Costs, test and steps.',
    fr: 'Empruntez davantage sur votre propriété, jusqu’à 80\u00a0% de sa valeur, ou 90\u00a0% après travaux pour des logements accessoires. Coûts et étapes.',
  },
  'blended-mortgages': {
    en: 'What a blend-and-extend offer really costs: how the rate is mixed, where the penalty goes, and how to compare it with leaving.',
    fr: 'Ce que coûte vraiment une offre de taux combiné\u00a0: calcul du taux, sort de la pénalité et comparaison avec un départ.',
  },
  'home-equity-loans': {
    en: 'A lump sum secured by your home: combined limit of 80%, costs, risks, and how it differs from a line of credit or a refinance.',
    fr: 'Une somme garantie par votre propriété\u00a0: limite combinée de 80\u00a0%, coûts, risques et différences avec une marge ou un refinancement.',
  },
  helocs: {
    en: 'Home equity lines of credit: 65% revolving, 80% in all, variable rate, collateral charge, and how to keep one under control.',
    fr: 'Marges de crédit hypothécaires\u00a0: 65\u00a0% renouvelables, 80\u00a0% en tout, taux variable, garantie accessoire et façons d’en garder la maîtrise.',
  },
  'reverse-mortgages': {
    en: 'Reverse mortgages from age 55: how much, how the debt grows over 5 to 20 years, what you keep and what to compare first.',
    fr: 'Prêts hypothécaires inversés dès 55 ans\u00a0: montant, croissance de la dette sur 5 à 20 ans, ce que vous gardez et ce qu’il faut comparer.',
  },
  'first-time-buyer-incentive': {
    en: 'Closed since March 21, 2024. What replaces the First-Time Home Buyer Incentive, and how current holders repay it.',
    fr: 'Fermé depuis le 21 mars 2024. Ce qui remplace l’Incitatif à l’achat d’une première propriété et comment les titulaires le remboursent.',
  },
  'home-buyers-plan': {
    en: 'Withdraw up to $60,000 from your RRSPs for a first home, when repayment starts, and how to combine it with an FHSA.',
    fr: 'Retirez jusqu’à 60\u00a0000\u00a0$ de vos REER pour une première habitation, début des remboursements et combinaison avec un CELIAPP.',
  },
  'first-time-buyer-tax-credit': {
    en: 'The home buyers’ amount is worth up to $1,400 for 2026. Who may claim it, on which line, and the credits of Quebec and Saskatchewan.',
    fr: 'Le montant pour l’achat d’une habitation vaut jusqu’à 1\u00a0400\u00a0$ en 2026. Qui peut le demander, à quelle ligne, et les crédits du Québec et de la Saskatchewan.',
  },
  'rural-northern-loans': {
    en: 'There is no federal rural mortgage. Programs of the Northwest Territories, Nunavut, Yukon and New Brunswick, with status and date.',
    fr: 'Il n’existe pas de prêt rural fédéral. Programmes des Territoires du Nord-Ouest, du Nunavut, du Yukon et du Nouveau-Brunswick, avec statut et date.',
  },
  'provincial-programs': {
    en: 'Down payment help, tax credits and transfer tax relief for home buyers in every province and territory, with status and source.',
    fr: 'Aide à la mise de fonds, crédits d’impôt et allègements de droits pour l’achat d’une propriété, par province et territoire, avec statut et source.',
  },
  'cmhc-resources': {
    en: 'What CMHC does and does not do for you: insurance products, refunds, data, and programs that have closed.',
    fr: 'Ce que la SCHL fait et ne fait pas pour vous\u00a0: assurance, remboursements, données et programmes fermés.',
  },
  'nonprofit-programs': {
    en: 'Habitat for Humanity and other non-profit paths to owning a home: criteria, hours, payments and how to start.',
    fr: 'Habitat pour l’humanité et d’autres voies sans but lucratif vers la propriété\u00a0: critères, heures, versements et premières démarches.',
  },
  'affordable-housing': {
    en: 'What affordable housing means, what Build Canada Homes does, and where people apply in their province.',
    fr: 'Ce que veut dire logement abordable, ce que fait Maisons Canada et où faire une demande dans votre province.',
  },
  'indigenous-housing': {
    en: 'Financing a home on reserve and off: loan guarantees, section 95, the Market Housing Fund and ordinary programs.',
    fr: 'Financer une habitation dans une réserve et hors réserve\u00a0: garanties d’emprunt, article 95, fonds du marché et programmes ordinaires.',
  },
  'land-transfer-tax': {
    en: 'Land transfer tax and registration fees in every province and territory, Toronto and Montréal, with first-time buyer relief.',
    fr: 'Droits de mutation et frais d’enregistrement dans chaque province et territoire, à Toronto et à Montréal, avec les allègements pour première habitation.',
  },
  'gst-hst-rebate': {
    en: 'GST/HST rebates on new homes: up to $50,000 for first-time buyers, Ontario’s rebates up to $80,000, conditions and forms.',
    fr: 'Remboursements de TPS/TVH sur le neuf\u00a0: jusqu’à 50\u00a0000\u00a0$ pour une première habitation, jusqu’à 80\u00a0000\u00a0$ en Ontario, conditions et formulaires.',
  },
  'home-office-deductions': {
    en: 'Home office expenses for employees and self-employed people, form T2200, and the credits for renovations that do exist.',
    fr: 'Frais de bureau à domicile pour employés et travailleurs autonomes, formulaire T2200 et crédits de rénovation qui existent vraiment.',
  },
  'energy-efficiency-grants': {
    en: 'The federal grant and loan are closed. What provinces and utilities still pay for heat pumps and insulation, with status and date.',
    fr: 'La subvention et le prêt fédéraux sont fermés. Ce que les provinces paient encore pour thermopompes et isolation, avec statut et date.',
  },
  'default-insurance': {
    en: 'Premium table of mortgage default insurance, taxes on the premium in Ontario, Quebec and Saskatchewan, and worked examples.',
    fr: 'Grille des primes d’assurance prêt hypothécaire, taxes sur la prime en Ontario, au Québec et en Saskatchewan, et exemples calculés.',
  },
  'title-insurance': {
    en: 'What title insurance covers and does not, owner’s and lender’s policies, and how to buy one, in Quebec and elsewhere.',
    fr: 'Ce que couvre ou non l’assurance titres, police du propriétaire et du prêteur, et comment l’obtenir au Québec et ailleurs.',
  },
  'homeowners-insurance': {
    en: 'What home insurance covers, water damage, renovations and condos, taxes on premiums, and the questions to ask your insurer.',
    fr: 'Ce que couvre l’assurance habitation, dégâts d’eau, rénovations et copropriété, taxes sur les primes et questions à poser à l’assureur.',
  },
  'affordability-calculator': {
    en: 'Work out the highest price you can afford with GDS, TDS and the stress test, and see which limit binds. An estimate, not an approval.',
    fr: 'Calculez le prix maximal selon l’ABD, l’ATD et la simulation de crise, et voyez ce qui vous limite. Une estimation, pas une approbation.',
  },
  'rate-comparison': {
    en: 'Compare your mortgage offers by total cost over the term, with fees, frequency and penalty. No lender is ranked.',
    fr: 'Comparez vos offres hypothécaires selon le coût total sur le terme, avec frais, fréquence et pénalité. Aucun prêteur n’est classé.',
  },
  'credit-score-check': {
    en: 'Check your credit score and report free of charge, what lenders look for, and how to correct errors. No data is collected.',
    fr: 'Vérifiez gratuitement votre cote et votre dossier de crédit, ce que regardent les prêteurs et comment corriger les erreurs. Aucune donnée recueillie.',
  },
  'credit-counseling': {
    en: 'Non-profit credit counselling, debt management plans and consumer proposals compared, and warnings about debt settlement firms.',
    fr: 'Consultation en crédit, plans de gestion de dettes et propositions de consommateur comparés, et mises en garde sur le règlement de dettes.',
  },
};

/** Guides to loans, programs, taxes and insurance, some with a calculator. */
export const financialRoutes: RouteSource[] = financialTopics.map((topic) => ({
  path: financialPath(topic),
  chunk: 'financial-guide',
  lazy: async () => (await import('./FinancialTopicPage')).loadFinancialTopic(topic),
  title: topicTitles[topic],
  description: descriptions[topic],
  parents: [],
  // The day the facts of all guides were last checked.
  article: { kind: 'Article', modified: '2026-11-20' },
}));
