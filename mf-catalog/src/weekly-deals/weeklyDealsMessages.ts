import { defineMessages } from '@marketplace/section-kit';

export const weeklyDealsMessages = defineMessages('catalog.weeklyDeals', {
  en: {
    title: 'Weekly Deals',
    lead: 'Three offers on what your project needs, for one week only. Each one shows what it cost before and how we know.',
    claim: 'Save up to 40%',
    refresh: 'Deals refresh every Monday at 9 AM Eastern time.',
    flyer: 'See the weekly flyer',
    deals: 'See all deals',
  },
  fr: {
    title: 'Aubaines de la semaine',
    lead: 'Trois offres pour vos travaux, une semaine seulement. Chacune montre ce qu’elle coûtait avant et comment nous le savons.',
    claim: 'Jusqu’à 40\u00a0% de rabais',
    refresh: 'Les aubaines changent tous les lundis à 9\u00a0h, heure de l’Est.',
    flyer: 'Voir la circulaire',
    deals: 'Voir toutes les aubaines',
  },
});
