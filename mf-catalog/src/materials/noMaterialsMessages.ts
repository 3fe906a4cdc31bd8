import { defineMessages } from '@marketplace/section-kit';

/** Texts of the catalogue while vendors list nothing. */
export const noMaterialsMessages = defineMessages('catalog.noMaterials', {
  en: {
    title: 'No materials listed here yet',
    text: 'No vendor has listed a material here yet. Prices, stock and delivery will appear once one does. Meanwhile, our guides and calculators help you plan what you need.',
    guides: 'Read our renovation guides',
    all: 'See all materials',
    vendors: 'Sell here',
  },
  fr: {
    title: 'Pas encore de matériaux ici',
    text: 'Aucun fournisseur n’offre de matériau ici pour l’instant. Les prix, les stocks et la livraison paraîtront dès qu’un premier le fera. D’ici là, nos guides et nos calculatrices vous aident à prévoir ce qu’il vous faut.',
    guides: 'Lire nos guides de rénovation',
    all: 'Voir tous les matériaux',
    vendors: 'Vendre ici',
  },
});
