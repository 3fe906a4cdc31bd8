import { defineMessages } from '@marketplace/section-kit';

/** Texts of the opening of the catalogue, and of what is saved from it. */
export const heroMessages = defineMessages('catalog.material-hero', {
  en: {
    title: 'Canadian Material Selection Catalogue',
    lead: 'Lumber, tile, paint and everything else for the job, with prices and delivery from vendors across the country.',
    'search.label': 'Search materials',
    'search.placeholder': 'Search materials, brands, or products...',
    category: 'Category',
    'category.all': 'All Categories',
    brands: 'Brands',
    saved: 'Saved',
    'saved.count': 'Saved ({{count}})',
  },
  fr: {
    title: 'Catalogue canadien de choix de matériaux',
    lead: 'Bois, carreaux, peinture et tout ce qu’il faut pour le chantier, avec les prix et la livraison de fournisseurs de partout au pays.',
    'search.label': 'Rechercher des matériaux',
    'search.placeholder': 'Matériaux, marques, produits…',
    category: 'Catégorie',
    'category.all': 'Toutes les catégories',
    brands: 'Marques',
    saved: 'Enregistrés',
    'saved.count': 'Enregistrés ({{count}})',
  },
});
