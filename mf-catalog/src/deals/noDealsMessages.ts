import { defineMessages } from '@marketplace/section-kit';

/** Texts of the pages of offers while vendors have published none. */
export const noDealsMessages = defineMessages('catalog.noDeals', {
  en: {
    'weekly.title': 'No weekly deals yet',
    'weekly.text':
      'No vendor has published a weekly deal here so far. Each one will show its regular price and how we know it. Leave your email address below to hear of the first ones.',
    'flyer.title': 'No flyer yet',
    'flyer.text':
      'The weekly flyer is made of the offers of vendors, and there are none so far. Leave your email address below to get the first one.',
    'clearance.title': 'No clearance items yet',
    'clearance.text':
      'Discontinued lines, floor models and overstock will appear here once a vendor publishes some, each with its regular price and condition.',
    'deals.title': 'No deals yet',
    'deals.text':
      'No vendor has published an offer here so far. Each one will show its regular price and how we know it. Leave your email address below to hear of the first ones.',
    guides: 'Read our renovation guides',
    materials: 'Browse materials',
    vendors: 'Sell here',
  },
  fr: {
    'weekly.title': 'Pas encore d’aubaines de la semaine',
    'weekly.text':
      'Aucun fournisseur n’a publié d’aubaine de la semaine pour l’instant. Chacune affichera son prix courant et la preuve que nous en avons. Laissez votre adresse courriel ci-dessous pour connaître les premières.',
    'flyer.title': 'Pas encore de circulaire',
    'flyer.text':
      'La circulaire réunit les offres des fournisseurs, et il n’y en a aucune pour l’instant. Laissez votre adresse courriel ci-dessous pour recevoir la première.',
    'clearance.title': 'Rien en liquidation pour l’instant',
    'clearance.text':
      'Les fins de série, les articles de démonstration et les surplus paraîtront ici dès qu’un fournisseur en publiera, chacun avec son prix courant et son état.',
    'deals.title': 'Pas encore d’aubaines',
    'deals.text':
      'Aucun fournisseur n’a publié d’offre pour l’instant. Chacune affichera son prix courant et la preuve que nous en avons. Laissez votre adresse courriel ci-dessous pour connaître les premières.',
    guides: 'Lire nos guides de rénovation',
    materials: 'Voir les matériaux',
    vendors: 'Vendre ici',
  },
});
