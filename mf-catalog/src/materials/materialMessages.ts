import { defineMessages } from '@marketplace/section-kit';

/** Texts of a material wherever it is shown. */
export const materialMessages = defineMessages('catalog.material', {
  en: {
    addToCart: 'Add to Cart',
    outOfStock: 'Out of Stock',
    save: 'Save {{name}}',
    quickLook: 'Quick look at {{name}}',
    unrated: 'Not rated yet',
    location: 'Location',
    delivery: 'Delivery',
    loading: 'Loading materials',
    failed: 'Failed to load materials: {{message}}',
    fetchFailed: 'Failed to fetch materials',
  },
  fr: {
    addToCart: 'Ajouter au panier',
    outOfStock: 'En rupture de stock',
    save: 'Enregistrer {{name}}',
    quickLook: 'Aperçu {{de name}}',
    unrated: 'Pas encore évalué',
    location: 'Emplacement',
    delivery: 'Livraison',
    loading: 'Chargement des matériaux',
    failed: 'Impossible de charger les matériaux\u00a0: {{message}}',
    fetchFailed: 'La lecture des matériaux a échoué',
  },
});
