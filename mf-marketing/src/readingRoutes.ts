import type { RouteSource } from '@marketplace/section-kit';
import { contentRoutes } from '@marketplace/section-kit/manifest';
import { pages as blogPages } from '../content/blog/pages.ts';
import { pages as guidePages } from '../content/guides/pages.ts';
import { pages as legalPages } from '../content/legal/pages.ts';

/** Addresses of what people come to read. */
export const readingRoutes: RouteSource[] = [
  {
    path: '/guides',
    chunk: 'guides',
    boot: 'intent',
    lazy: () => import('./guides/GuidesPage'),
    title: { en: 'Guides', fr: 'Guides' },
    qualifier: { en: 'home renovation in Canada', fr: 'la rénovation au Canada' },
    description: {
      en: 'Guides for Canadian homeowners: choosing a contractor, reading a quote, permits, contracts, heat pumps and insulation, with dated sources.',
      fr: 'Guides pour les propriétaires d’ici\u00a0: choisir un entrepreneur, lire une soumission, permis, contrats, thermopompes et isolation, sources datées.',
    },
    parents: [],
  },
  ...contentRoutes(guidePages, async (slug) =>
    (await import(/* webpackChunkName: "article" */ './articles/ArticlePage')).loadArticle('guides', slug),
  ),
  {
    path: '/blog',
    chunk: 'blog',
    boot: 'intent',
    lazy: () => import('./blog/BlogPage'),
    title: { en: 'Blog', fr: 'Blogue' },
    qualifier: { en: 'home renovation in Canada', fr: 'la rénovation au Canada' },
    description: {
      en: 'Notes for the season and the room you are working on: winter roofs, kitchen budgets, floors, decks, reviews and measuring.',
      fr: 'Des notes pour la saison et la pièce qui vous occupent\u00a0: toits d’hiver, budgets de cuisine, planchers, terrasses, avis et mesures.',
    },
    parents: [],
  },
  ...contentRoutes(blogPages, async (slug) =>
    (await import(/* webpackChunkName: "article" */ './articles/ArticlePage')).loadArticle('blog', slug),
  ),
  {
    path: '/faq',
    chunk: 'faq',
    boot: 'intent',
    lazy: () => import('./faq/FaqPage'),
    title: { en: 'Frequently asked questions', fr: 'Foire aux questions' },
    qualifier: { en: 'quotes and listings', fr: 'soumissions et inscriptions' },
    description: {
      en: 'Answers for homeowners and professionals: quotes, private links, reviews, materials, accounts, privacy, plans, payments and points.',
      fr: 'Réponses pour propriétaires et professionnels\u00a0: soumissions, liens privés, avis, matériaux, comptes, confidentialité, forfaits, paiements et points.',
    },
    parents: [],
  },
  ...contentRoutes(legalPages, async (slug) => (await import(/* webpackChunkName: "legal" */ './articles/LegalPage')).loadLegalText(slug)),
  {
    path: '/events',
    chunk: 'events',
    lazy: () => import('./events/EventsPage'),
    title: { en: 'Events', fr: 'Événements' },
    qualifier: { en: 'for homeowners and businesses', fr: 'pour propriétaires et entreprises' },
    description: {
      en: 'Recurring open sessions for homeowners and professionals, with upcoming dates and calendar files.',
      fr: 'Séances récurrentes pour propriétaires et professionnels, avec les prochaines dates et des fichiers de calendrier.',
    },
    parents: [],
  },
  {
    path: '/case-studies',
    chunk: 'case-studies',
    boot: 'intent',
    lazy: () => import('./case-studies/CaseStudiesPage'),
    title: { en: 'Case studies', fr: 'Études de cas' },
    qualifier: { en: 'home renovation budgets', fr: 'budgets de rénovation' },
    description: {
      en: 'Illustrative projects step by step: a kitchen, a roof and a heat pump, with decisions, costs by share and lessons.',
      fr: 'Projets illustratifs étape par étape\u00a0: une cuisine, un toit et une thermopompe, avec décisions, parts du budget et leçons.',
    },
    parents: [],
  },
  {
    path: '/newsroom',
    chunk: 'newsroom',
    boot: 'intent',
    lazy: () => import('./newsroom/NewsroomPage'),
    title: { en: 'Newsroom', fr: 'Salle de presse' },
    qualifier: { en: 'releases and press contact', fr: 'nouveautés et contact presse' },
    description: {
      en: 'What has been released, with dates, facts about the company, and how journalists can reach us.',
      fr: 'Ce qui a été mis en service, avec dates, faits sur l’entreprise et coordonnées pour les journalistes.',
    },
    parents: [],
  },
];
