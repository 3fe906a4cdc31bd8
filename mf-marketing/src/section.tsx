import { defineSection } from 'section-kit';
import { financialPath, financialTopics } from './financial/financialPaths';

export const section = defineSection({
  name: 'mf-marketing',
  routes: [
    { path: '/', lazy: () => import(/* webpackChunkName: "home" */ './home/HomePage') },
    ...financialTopics.map((topic) => ({
      path: financialPath(topic),
      lazy: async () =>
        (await import(/* webpackChunkName: "financial-guide" */ './financial/FinancialTopicPage')).loadFinancialTopic(topic),
    })),
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
