import type { Fragments, RouteSource } from '@marketplace/section-kit';
import { contentRoutes } from '@marketplace/section-kit/manifest';
import { pages as hubPages } from '../content/hubs/pages.ts';

const pictures = ['pictures/{picture}-640.avif'];

/** Every address of the section: where its page is and what it says of itself. The build makes `section.json` of it. */
export const routes: RouteSource[] = [
  {
    path: '/categories',
    chunk: 'categories',
    lazy: () => import('./categories/CategoriesPage'),
    title: { en: 'Material Categories', fr: 'Catégories de matériaux' },
    qualifier: { en: 'building materials in Canada', fr: 'bâtir et rénover au Canada' },
    description: {
      en: 'Lumber, flooring, plumbing, paint and every other kind of building material, with the professionals who install it.',
      fr: 'Bois d’œuvre, revêtements de sol, plomberie, peinture et tous les autres matériaux, avec les professionnels qui les posent.',
    },
  },
  {
    path: '/materials',
    chunk: 'materials',
    lazy: () => import('./materials/MaterialsPage'),
    title: { en: 'Canadian Material Selection Catalogue', fr: 'Catalogue canadien de choix de matériaux' },
    description: {
      en: 'Search lumber, tile, paint and more by price, province and brand, with stock, delivery and sustainable options.',
      fr: 'Cherchez bois, carreaux, peinture et plus par prix, province et marque, avec le stock, la livraison et les options durables.',
    },
  },
  {
    path: '/materials/:id',
    chunk: 'material',
    lazy: () => import('./materials/material-page/MaterialPage'),
    title: { en: 'Material', fr: 'Matériau' },
    description: {
      en: 'Price, quantity calculator, delivery, installers and price history of a building material.',
      fr: 'Prix, calcul de quantité, livraison, installateurs et historique des prix d’un matériau.',
    },
    facts: 'describe_material',
    pictures,
    exists: { table: 'materials', column: 'id', changes: { table: 'price_history', column: 'material_id', at: 'from_at' } },
    parents: ['/materials'],
  },
  {
    path: '/weekly-deals',
    chunk: 'weekly-deals',
    lazy: () => import('./weekly-deals/WeeklyDealsPage'),
    title: { en: 'Weekly Deals', fr: 'Aubaines de la semaine' },
    qualifier: { en: 'building materials in Canada', fr: 'matériaux au Canada' },
    description: {
      en: 'Three offers at up to 40% off, new every Monday at 9 AM Eastern time, with proof of each regular price.',
      fr: 'Trois offres jusqu’à 40\u00a0% de rabais, nouvelles chaque lundi à 9\u00a0h, heure de l’Est, avec la preuve du prix courant.',
    },
    uses: ['marketing/newsletter-weekly-deals'],
  },
  {
    path: '/weekly-flyer',
    chunk: 'weekly-flyer',
    lazy: () => import('./weekly-flyer/FlyerPage'),
    title: { en: 'Weekly Flyer', fr: 'Circulaire de la semaine' },
    qualifier: { en: 'building materials in Canada', fr: 'matériaux au Canada' },
    description: {
      en: 'This week’s prices on lumber, flooring, hardware, kitchens, baths and doors, to read, print or share.',
      fr: 'Les prix de la semaine sur le bois, les planchers, la quincaillerie, les cuisines, les bains et les portes, à lire, imprimer ou partager.',
    },
    uses: ['marketing/newsletter-flyer'],
  },
  {
    path: '/clearance',
    chunk: 'clearance',
    lazy: () => import('./clearance/ClearancePage'),
    title: { en: 'Clearance Center', fr: 'Centre de liquidation' },
    qualifier: { en: 'building materials in Canada', fr: 'matériaux au Canada' },
    description: {
      en: 'Discontinued lines, floor models and overstock in flooring, kitchen, paint and lighting at up to 70% off. Final sale.',
      fr: 'Fins de série, articles de démonstration et surplus en plancher, cuisine, peinture et éclairage, jusqu’à 70\u00a0% de rabais. Vente finale.',
    },
  },
  {
    path: '/deals',
    chunk: 'deals',
    lazy: () => import('./deals/deals-page/DealsPage'),
    title: { en: 'Deals', fr: 'Aubaines' },
    qualifier: { en: 'building materials in Canada', fr: 'matériaux au Canada' },
    description: {
      en: 'Flash sales, daily deals, bundles and featured offers at up to 70% off, each with proof of its regular price.',
      fr: 'Ventes éclair, offres du jour, ensembles et vedettes jusqu’à 70\u00a0% de rabais, chacun avec la preuve de son prix courant.',
    },
    uses: ['marketing/newsletter-deals'],
  },
  {
    path: '/deals/:id',
    chunk: 'deal',
    lazy: () => import('./deals/deal-page/DealPage'),
    title: { en: 'Deal', fr: 'Aubaine' },
    description: {
      en: 'Price, time left and proof of the regular price of an offer on building materials.',
      fr: 'Prix, temps restant et preuve du prix courant d’une offre sur des matériaux.',
    },
    facts: 'describe_deal',
    pictures,
    exists: { table: 'deals', column: 'id' },
    parents: ['/deals'],
  },
  {
    path: '/list',
    chunk: 'project-list',
    lazy: () => import('./project-list/page/ListPage'),
    title: { en: 'Project list', fr: 'Liste de projet' },
    description: {
      en: 'The materials of your project by room, with delivery and taxes for your address, ready to send to the vendors for a quote.',
      fr: 'Les matériaux de votre projet par pièce, avec la livraison et les taxes à votre adresse, à envoyer aux fournisseurs pour une soumission.',
    },
    indexed: false,
  },
  {
    path: '/lists/:token',
    chunk: 'shared-list',
    lazy: () => import('./project-list/shared/SharedListPage'),
    title: { en: 'Shared project list', fr: 'Liste de projet partagée' },
    indexed: false,
  },
  {
    path: '/kitchen',
    chunk: 'room',
    boot: 'intent',
    lazy: async () => (await import('./rooms/RoomPage')).loadRoom('kitchen'),
    parents: ['/materials'],
    title: { en: 'Kitchen', fr: 'Cuisine' },
    qualifier: { en: 'materials and prices in Canada', fr: 'matériaux et prix au Canada' },
    description: {
      en: 'Cabinets, countertops, sinks, faucets and everything else a kitchen is made of, with prices and how much you need.',
      fr: 'Armoires, comptoirs, éviers, robinets et tout ce qui compose une cuisine, avec les prix et les quantités nécessaires.',
    },
  },
  {
    path: '/bathroom',
    chunk: 'room',
    boot: 'intent',
    lazy: async () => (await import('./rooms/RoomPage')).loadRoom('bathroom'),
    parents: ['/materials'],
    title: { en: 'Bathroom', fr: 'Salle de bain' },
    qualifier: { en: 'materials and prices in Canada', fr: 'matériaux et prix au Canada' },
    description: {
      en: 'Vanities, faucets, tile and accessories for a bathroom, with prices and how much you need.',
      fr: 'Meubles-lavabos, robinets, carreaux et accessoires pour la salle de bain, avec les prix et les quantités nécessaires.',
    },
  },
  {
    path: '/flooring',
    chunk: 'room',
    boot: 'intent',
    lazy: async () => (await import('./rooms/RoomPage')).loadRoom('flooring'),
    parents: ['/materials'],
    title: { en: 'Flooring', fr: 'Revêtements de sol' },
    qualifier: { en: 'materials and prices in Canada', fr: 'matériaux et prix au Canada' },
    description: {
      en: 'Hardwood, vinyl, tile and carpet compared, with prices and how many boxes or rolls you need.',
      fr: 'Bois franc, vinyle, carreaux et tapis\u00a0: comparez-les avec leurs prix et le nombre de boîtes ou de rouleaux nécessaires.',
    },
  },
  ...contentRoutes(hubPages, async (slug) =>
    (await import(/* webpackChunkName: "material-hub" */ './material-hub/MaterialHubPage')).loadMaterialHub(slug),
  ),
];

/** Pieces that pages of other sections may place. */
export const fragments: Fragments = {
  'list-count': () => import('./project-list/ListCount'),
  'my-list': () => import('./project-list/MyList'),
  'saved-materials': () => import('./saved/SavedMaterials'),
  'saved-searches': () => import('./saved-searches/SavedMaterialSearches'),
  'saved-deals': () => import('./saved/SavedDeals'),
};
