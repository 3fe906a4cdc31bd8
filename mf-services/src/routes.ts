import type { Fragments, RouteSource } from '@marketplace/section-kit';
import { contentRoutes } from '@marketplace/section-kit/manifest';
import { pages as fixedPricePages } from '../content/fixed-price/pages.ts';
import { pages as tradeHubPages } from '../content/trade-hubs/pages.ts';

/** Every address of the section: where its page is and what it says of itself. The build makes `section.json` of it. */
export const routes: RouteSource[] = [
  {
    path: '/services',
    chunk: 'directory',
    lazy: () => import('./directory/DirectoryPage'),
    title: { en: 'Professional Services', fr: 'Services professionnels' },
    qualifier: { en: 'home contractors in Canada', fr: 'entrepreneurs au Canada' },
    description: {
      en: 'Search plumbers, electricians, roofers and other home professionals across Canada, compare their ratings and ask for a quote.',
      fr: 'Trouvez plombiers, électriciens, couvreurs et autres professionnels de l’habitation partout au Canada, comparez leurs notes et demandez une soumission.',
    },
  },
  {
    path: '/services/:id',
    chunk: 'profile',
    lazy: () => import('./profile/ProviderProfilePage'),
    title: { en: 'Provider profile', fr: 'Profil du professionnel' },
    description: {
      en: 'Trade, rating, location and response time of a home professional, and a way to ask for a quote.',
      fr: 'Métier, note, emplacement et délai de réponse d’un professionnel de l’habitation, et un moyen de demander une soumission.',
    },
    facts: 'describe_service',
    exists: { table: 'services', column: 'id', changes: { table: 'providers', column: 'id', at: 'updated_at' } },
  },
  {
    path: '/r/:token',
    chunk: 'tracking',
    lazy: () => import('./tracking/TrackingPage'),
    title: { en: 'Your quote request', fr: 'Votre demande de soumission' },
    description: {
      en: 'Where a quote request stands with each company that was asked.',
      fr: 'Où en est une demande de soumission auprès de chaque entreprise consultée.',
    },
    indexed: false,
  },
  {
    path: '/quotes/:id/compare',
    chunk: 'comparison',
    lazy: () => import('./comparison/quotes/ComparisonPage'),
    title: { en: 'Compare quotes', fr: 'Comparer les soumissions' },
    description: {
      en: 'The quotes of a request side by side: price, tax, terms and what each leaves out.',
      fr: 'Les soumissions d’une demande côte à côte\u00a0: prix, taxes, conditions et ce que chacune omet.',
    },
    indexed: false,
  },
  ...contentRoutes(fixedPricePages, async (slug) =>
    (await import(/* webpackChunkName: "fixed-price" */ './fixed-price/FixedPricePage')).loadFixedPrice(slug),
  ),
  {
    path: '/indoor',
    chunk: 'side',
    boot: 'intent',
    lazy: async () => (await import('./trade-hub/sides/SidePage')).loadSide('indoor'),
    parents: ['/services'],
    title: { en: 'Indoor Projects', fr: 'Projets intérieurs' },
    qualifier: { en: 'costs and trades in Canada', fr: 'coûts et métiers au Canada' },
    description: {
      en: 'Plumbers, designers and contractors for work inside the home, what it usually costs, and kitchen, bathroom and floor materials.',
      fr: 'Plombiers, designers et entrepreneurs pour les travaux intérieurs, leurs coûts habituels et les matériaux de cuisine, de salle de bain et de sol.',
    },
  },
  {
    path: '/outdoor',
    chunk: 'side',
    boot: 'intent',
    lazy: async () => (await import('./trade-hub/sides/SidePage')).loadSide('outdoor'),
    parents: ['/services'],
    title: { en: 'Outdoor Projects', fr: 'Projets extérieurs' },
    qualifier: { en: 'costs and trades in Canada', fr: 'coûts et métiers au Canada' },
    description: {
      en: 'Roofers, landscapers and contractors for work outside the home, what it usually costs, and roofing, siding, window and door materials.',
      fr: 'Couvreurs, paysagistes et entrepreneurs pour les travaux extérieurs, leurs coûts habituels et les matériaux de toiture, de revêtement et de fenêtres.',
    },
  },
  ...contentRoutes(tradeHubPages, async (slug) =>
    (await import(/* webpackChunkName: "trade-hub" */ './trade-hub/TradeHubPage')).loadTradeHub(slug),
  ),
];

/** Pieces that pages of other sections may place. */
export const fragments: Fragments = {
  'featured-services': () => import('./featured-services/FeaturedServices'),
  'project-start': () => import('./project-start/ProjectStart'),
  where: () => import('./place/Where'),
  'my-requests': () => import('./my-requests/MyRequests'),
  'recent-requests': () => import('./my-requests/RecentRequests'),
  'saved-professionals': () => import('./favourites/SavedProfessionals'),
  'saved-searches': () => import('./saved-searches/SavedServiceSearches'),
  'lead-inbox': () => import('./leads/LeadInbox'),
  lead: () => import('./lead/LeadView'),
  'company-exports': () => import('./company-exports/CompanyExports'),
  'company-preview': () => import('./company-preview/CompanyPreview'),
};
