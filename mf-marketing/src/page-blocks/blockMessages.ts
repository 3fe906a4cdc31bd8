import { defineMessages } from '@marketplace/section-kit';

/** Words that company and vendor pages share. */
export const blockMessages = defineMessages('marketing.blocks', {
  en: {
    print: 'Print or save as PDF',
    home: 'Home',
    breadcrumb: 'You are here',
    perMonth: '{{price}}/month',
    free: 'Free',
    atLeast: '{{value}}+',
    included: 'Included',
    excluded: 'Not included',
  },
  fr: {
    print: 'Imprimer ou enregistrer en PDF',
    home: 'Accueil',
    breadcrumb: 'Vous êtes ici',
    perMonth: '{{price}}/mois',
    free: 'Gratuit',
    atLeast: 'Plus de {{value}}',
    included: 'Compris',
    excluded: 'Non compris',
  },
});
