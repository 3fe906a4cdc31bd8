import type { RouteSource } from '@marketplace/section-kit';
import { contentRoutes } from '@marketplace/section-kit/manifest';
import { pages as financialPages } from '../content/financial/pages.ts';
import { pages as offerPages } from '../content/offers/pages.ts';
import { adsHref } from './rate-card/adsHref.ts';
import { readingRoutes } from './readingRoutes.ts';

/** Every address of the section: where its page is and what it says of itself. The build makes `section.json` of it. */
export const routes: RouteSource[] = [
  {
    path: '/',
    chunk: 'home',
    lazy: () => import('./home/HomePage'),
    title: { en: 'Home', fr: 'Accueil' },
    description: {
      en: 'Compare local contractors and building materials across Canada, follow the weekly deals, and ask for quotes when you are ready.',
      fr: 'Comparez les entrepreneurs de votre région et les matériaux du Canada, suivez les aubaines de la semaine et demandez des soumissions quand il vous plaît.',
    },
    uses: ['services/where', 'services/project-start', 'services/featured-services'],
  },
  {
    path: '/financial',
    chunk: 'financial',
    boot: 'intent',
    lazy: () => import('./financial/FinancialPage'),
    card: 'financial',
    title: { en: 'Financial Services', fr: 'Services financiers' },
    qualifier: { en: 'mortgages and grants in Canada', fr: 'hypothèques et aides au Canada' },
    description: {
      en: 'Guides to mortgages, programs for buyers, grants, taxes and insurance for homes in every province and territory, with calculators.',
      fr: 'Guides sur les hypothèques, les programmes pour acheteurs, les subventions, les taxes et l’assurance habitation partout au Canada, avec des calculatrices.',
    },
    parents: [],
  },
  ...contentRoutes(financialPages, async (slug) =>
    (await import(/* webpackChunkName: "financial-guide" */ './financial/FinancialTopicPage')).loadFinancialTopic(slug),
  ),
  {
    path: '/contact',
    chunk: 'contact',
    lazy: () => import('./contact/ContactPage'),
    title: { en: 'Contact', fr: 'Nous joindre' },
    qualifier: { en: 'phone, email and hours', fr: 'téléphone, courriel et heures' },
    description: {
      en: 'Call, write or send a message: phone, email, business hours in Eastern time, and an answer within 24 hours.',
      fr: 'Appelez, écrivez ou envoyez un message\u00a0: téléphone, courriel, heures d’ouverture à l’heure de l’Est et réponse dans les 24\u00a0heures.',
    },
    parents: [],
    webPage: { kind: 'ContactPage' },
  },
  {
    path: '/apply',
    chunk: 'apply',
    lazy: () => import('./application/ApplyPage'),
    title: { en: 'Apply', fr: 'Poser sa candidature' },
    qualifier: { en: 'contractors, designers and vendors', fr: 'métiers et fournisseurs' },
    description: {
      en: 'Apply as a contractor, builder, designer, vendor, manufacturer or real-estate professional, and follow your application.',
      fr: 'Posez votre candidature comme entrepreneur, constructeur, designer, fournisseur, fabricant ou professionnel de l’immobilier, et suivez-la.',
    },
    parents: [],
  },
  {
    path: '/demo',
    chunk: 'demo',
    lazy: () => import('./demo/DemoPage'),
    title: { en: 'Book a Demo', fr: 'Réserver une démonstration' },
    qualifier: { en: 'see it with your own trade', fr: 'avec votre propre métier' },
    description: {
      en: 'See listings, ads, lead management and reporting with your own trade and region. Choose a topic and a day.',
      fr: 'Voyez les inscriptions, la publicité, la gestion des demandes et les rapports avec votre métier et votre région. Choisissez un sujet et une date.',
    },
    parents: [],
  },
  {
    path: '/partners',
    chunk: 'partners',
    boot: 'intent',
    lazy: () => import('./partners/PartnersPage'),
    title: { en: 'Partners', fr: 'Partenaires' },
    qualifier: { en: 'associations, schools and cities', fr: 'associations, écoles et villes' },
    description: {
      en: 'Who we work with: trade associations, schools, municipalities, real-estate professionals and non-profits. Apply as a partner.',
      fr: 'Avec qui nous travaillons\u00a0: associations, écoles, municipalités, professionnels de l’immobilier et organismes sans but lucratif.',
    },
    parents: [],
  },
  {
    path: '/careers',
    chunk: 'careers',
    boot: 'intent',
    lazy: () => import('./careers/CareersPage'),
    title: { en: 'Careers', fr: 'Carrières' },
    qualifier: { en: 'work on home improvement', fr: 'travailler dans la rénovation' },
    description: {
      en: 'Current openings, how we work and how we hire. No opening for you? Introduce yourself all the same.',
      fr: 'Postes à pourvoir, notre façon de travailler et d’embaucher. Rien pour vous? Présentez-vous quand même.',
    },
    parents: [],
  },
  {
    path: '/about',
    chunk: 'about',
    boot: 'intent',
    lazy: () => import('./about/AboutPage'),
    title: { en: 'About Us', fr: 'Qui nous sommes' },
    qualifier: { en: 'home improvement in Canada', fr: 'la rénovation au Canada' },
    description: {
      en: 'Our mission, our three values and whom we work for: a Canadian marketplace for home improvement, in English and French.',
      fr: 'Notre mission, nos trois valeurs et les gens pour qui nous travaillons\u00a0: une place de marché canadienne de la rénovation.',
    },
  },
  {
    path: '/homeowners',
    chunk: 'homeowners',
    boot: 'intent',
    lazy: () => import('./homeowners/HomeownersPage'),
    title: { en: 'Homeowners', fr: 'Propriétaires' },
    qualifier: { en: 'compare home contractors in Canada', fr: 'comparer les entrepreneurs d’ici' },
    description: {
      en: 'How homeowners compare professionals, ask for quotes and stay private until they connect, in five steps. Cashback points explained.',
      fr: 'Comparer, demander des soumissions et rester anonyme jusqu’à la mise en contact, en cinq étapes. Les points de remise expliqués.',
    },
  },
  {
    path: '/designers',
    chunk: 'designers',
    boot: 'intent',
    lazy: () => import('./designers/DesignersPage'),
    title: { en: 'Designers', fr: 'Designers' },
    qualifier: { en: 'materials and clients across Canada', fr: 'matériaux et clients au Canada' },
    description: {
      en: 'Material sourcing and project support for interior and landscape designers, and how to apply in four steps.',
      fr: 'Choix des matériaux et soutien de projet pour designers d’intérieur et paysagistes, et candidature en quatre étapes.',
    },
  },
  {
    path: '/vendors',
    chunk: 'vendors',
    boot: 'intent',
    lazy: () => import('./vendors/VendorsPage'),
    title: { en: 'Vendors', fr: 'Fournisseurs' },
    qualifier: { en: 'sell building materials in Canada', fr: 'vendre des matériaux au Canada' },
    description: {
      en: 'Four partner criteria, the benefits and the four-step application for vendors, manufacturers and suppliers across Canada.',
      fr: 'Quatre critères, les avantages et la candidature en quatre étapes pour fournisseurs et fabricants de tout le Canada.',
    },
  },
  {
    path: '/vendors/info-pack',
    chunk: 'vendor-info-pack',
    boot: 'intent',
    lazy: () => import('./vendors/InfoPackPage'),
    title: { en: 'Vendor info pack', fr: 'Trousse d’information des fournisseurs' },
    description: {
      en: 'Criteria, benefits, prices, fees and process for vendors on two pages, ready to print.',
      fr: 'Critères, avantages, prix, frais et démarche pour les fournisseurs en deux pages prêtes à imprimer.',
    },
    parents: ['/vendors'],
    indexed: false,
  },
  {
    path: '/investor-relations',
    chunk: 'investor-relations',
    boot: 'intent',
    lazy: () => import('./investor-relations/InvestorRelationsPage'),
    title: { en: 'Investor Relations', fr: 'Relations avec les investisseurs' },
    qualifier: { en: 'reports and events', fr: 'rapports et activités' },
    description: {
      en: 'Financial performance, market reach, reports, events with calendar files and corporate information. Sample figures are marked.',
      fr: 'Résultats, portée du marché, rapports, activités avec fichiers de calendrier et renseignements. Les exemples sont indiqués.',
    },
    parents: [],
  },
  {
    path: adsHref(),
    chunk: 'advertising',
    lazy: () => import('./advertising/AdvertisingPage'),
    title: { en: 'Advertising solutions', fr: 'Solutions publicitaires' },
    qualifier: { en: 'reach homeowners in Canada', fr: 'joindre les propriétaires' },
    description: {
      en: 'Search, display and social media ads with prices, a return calculator, our revenue model and the rules we keep.',
      fr: 'Annonces dans la recherche, bannières et médias sociaux\u00a0: prix, calculatrice de rendement, modèle de revenus et règles.',
    },
  },
  ...contentRoutes(offerPages, async (slug) => (await import(/* webpackChunkName: "offer" */ './offers/OfferPage')).loadOffer(slug)),
  {
    path: '/listings',
    chunk: 'listings',
    lazy: () => import('./listings/ListingsPage'),
    title: { en: 'Get Listed', fr: 'Inscrire mon entreprise' },
    qualifier: { en: 'for home contractors in Canada', fr: 'rénovation au Canada' },
    description: {
      en: 'List your business: Free (Starter), Pro at $49/month or Elite at $199/month. Features compared, questions answered.',
      fr: 'Inscrivez votre entreprise\u00a0: gratuit, Pro à 49\u00a0$/mois ou Élite à 199\u00a0$/mois. Comparaison et réponses.',
    },
  },
  {
    path: '/reporting',
    chunk: 'reporting',
    lazy: () => import('./reporting/ReportingPage'),
    title: { en: 'Reporting & Analytics', fr: 'Rapports et analyses' },
    qualifier: { en: 'for listed businesses', fr: 'pour les entreprises inscrites' },
    description: {
      en: 'See how a listing does: profile views, quote requests, email results and activity, as charts, tables and CSV files.',
      fr: 'Voyez ce que rapporte une fiche\u00a0: consultations, demandes de soumission, courriels et activité, en graphiques, en tableaux et en fichiers CSV.',
    },
    parents: [],
  },
  {
    path: '/rate-card',
    chunk: 'rate-card',
    boot: 'intent',
    lazy: () => import('./rate-card/RateCardPage'),
    title: { en: 'Rate Card', fr: 'Grille tarifaire' },
    qualifier: { en: 'advertising to homeowners', fr: 'publicité aux propriétaires' },
    description: {
      en: 'Every plan and every ad price on one dated page to print: listings, ads, email, video, placement and referral fees.',
      fr: 'Tous les forfaits et prix publicitaires sur une page datée à imprimer\u00a0: fiches, annonces, courriels, vidéos et frais.',
    },
    parents: [],
  },
  ...readingRoutes,
  {
    path: '/confirm-newsletter/:token',
    chunk: 'confirm-newsletter',
    lazy: () => import('./unsubscribe/ConfirmNewsletterPage'),
    title: { en: 'Confirm your subscription', fr: 'Confirmez votre abonnement' },
    indexed: false,
  },
  {
    path: '/unsubscribe/:token',
    chunk: 'unsubscribe',
    lazy: () => import('./unsubscribe/UnsubscribePage'),
    title: { en: 'Unsubscribe', fr: 'Se désabonner' },
    indexed: false,
  },
];
