import { defineMessages } from '@marketplace/section-kit';

/** Texts of the page that leads to every guide about money. */
export const financialMessages = defineMessages('marketing.financialRoot', {
  en: {
    breadcrumb: 'You are here',
    home: 'Home',
    title: 'Financial Services',
    lead: 'What a home costs, what helps to pay for it, and what you get back: guides for every province and territory, with calculators.',
    mortgages: 'Mortgages and Loans',
    programs: 'Buyers and Programs',
    taxes: 'Taxes, Grants and Insurance',
    calculators: 'Calculators and Credit',
  },
  fr: {
    breadcrumb: 'Vous êtes ici',
    home: 'Accueil',
    title: 'Services financiers',
    lead: 'Ce que coûte une maison, ce qui aide à la payer et ce qu’on vous rembourse\u00a0: des guides pour chaque province et territoire, avec des calculatrices.',
    mortgages: 'Hypothèques et prêts',
    programs: 'Acheteurs et programmes',
    taxes: 'Impôts, subventions et assurances',
    calculators: 'Calculatrices et crédit',
  },
});
