import { defineSection } from '@marketplace/section-kit';
import { articlePaths } from './articles/articlePaths';
import { financialPath, financialTopics } from './financial/financialPaths';
import { offerPaths } from './offers/offerPaths';
import { adsHref } from './rate-card/adsHref';

export const section = defineSection({
  name: 'mf-marketing',
  routes: [
    { path: '/', lazy: () => import(/* webpackChunkName: "home" */ './home/HomePage') },
    ...financialTopics.map((topic) => ({
      path: financialPath(topic),
      lazy: async () =>
        (await import(/* webpackChunkName: "financial-guide" */ './financial/FinancialTopicPage')).loadFinancialTopic(topic),
    })),
    { path: '/contact', lazy: () => import(/* webpackChunkName: "contact" */ './contact/ContactPage') },
    { path: '/apply', lazy: () => import(/* webpackChunkName: "apply" */ './application/ApplyPage') },
    { path: '/demo', lazy: () => import(/* webpackChunkName: "demo" */ './demo/DemoPage') },
    { path: '/partners', lazy: () => import(/* webpackChunkName: "partners" */ './partners/PartnersPage') },
    { path: '/careers', lazy: () => import(/* webpackChunkName: "careers" */ './careers/CareersPage') },
    { path: '/about', lazy: () => import(/* webpackChunkName: "about" */ './about/AboutPage') },
    { path: '/homeowners', lazy: () => import(/* webpackChunkName: "homeowners" */ './homeowners/HomeownersPage') },
    { path: '/designers', lazy: () => import(/* webpackChunkName: "designers" */ './designers/DesignersPage') },
    { path: '/vendors', lazy: () => import(/* webpackChunkName: "vendors" */ './vendors/VendorsPage') },
    { path: '/vendors/info-pack', lazy: () => import(/* webpackChunkName: "vendor-info-pack" */ './vendors/InfoPackPage') },
    {
      path: '/investor-relations',
      lazy: () => import(/* webpackChunkName: "investor-relations" */ './investor-relations/InvestorRelationsPage'),
    },
    { path: adsHref(), lazy: () => import(/* webpackChunkName: "advertising" */ './advertising/AdvertisingPage') },
    { path: '/listings', lazy: () => import(/* webpackChunkName: "listings" */ './listings/ListingsPage') },
    { path: '/reporting', lazy: () => import(/* webpackChunkName: "reporting" */ './reporting/ReportingPage') },
    { path: '/rate-card', lazy: () => import(/* webpackChunkName: "rate-card" */ './rate-card/RateCardPage') },
    ...Object.entries(offerPaths).map(([path, offer]) => ({
      path,
      lazy: async () => (await import(/* webpackChunkName: "offer" */ './offers/OfferPage')).loadOffer(offer),
    })),
    { path: '/guides', lazy: () => import(/* webpackChunkName: "guides" */ './guides/GuidesPage') },
    { path: '/blog', lazy: () => import(/* webpackChunkName: "blog" */ './blog/BlogPage') },
    ...articlePaths.map((path) => ({
      path,
      lazy: async () => (await import(/* webpackChunkName: "article" */ './articles/ArticlePage')).loadArticle(path),
    })),
    { path: '/faq', lazy: () => import(/* webpackChunkName: "faq" */ './faq/FaqPage') },
    { path: '/terms', lazy: () => import(/* webpackChunkName: "terms" */ './terms/TermsPage') },
    { path: '/privacy', lazy: () => import(/* webpackChunkName: "privacy" */ './privacy/PrivacyPage') },
    { path: '/events', lazy: () => import(/* webpackChunkName: "events" */ './events/EventsPage') },
    { path: '/case-studies', lazy: () => import(/* webpackChunkName: "case-studies" */ './case-studies/CaseStudiesPage') },
    { path: '/newsroom', lazy: () => import(/* webpackChunkName: "newsroom" */ './newsroom/NewsroomPage') },
    {
      path: '/confirm-newsletter/:token',
      lazy: () => import(/* webpackChunkName: "confirm-newsletter" */ './unsubscribe/ConfirmNewsletterPage'),
    },
    { path: '/unsubscribe/:token', lazy: () => import(/* webpackChunkName: "unsubscribe" */ './unsubscribe/UnsubscribePage') },
  ],
  fragments: {
    'newsletter-weekly-deals': () => import(/* webpackChunkName: "newsletter-weekly-deals" */ './newsletter/WeeklyDealsNewsletter'),
    'newsletter-flyer': () => import(/* webpackChunkName: "newsletter-flyer" */ './newsletter/FlyerNewsletter'),
    'newsletter-deals': () => import(/* webpackChunkName: "newsletter-deals" */ './newsletter/DealsNewsletter'),
    'newsletter-form': () => import(/* webpackChunkName: "newsletter-form" */ './newsletter/BlogNewsletter'),
  },
});
