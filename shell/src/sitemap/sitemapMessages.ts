import { defineMessages } from '@marketplace/section-kit';

/** What only the sitemap says; its title stands in the footer too. */
export const sitemapMessages = defineMessages('shell.sitemap', {
  en: { lead: 'Every page of the site, by topic.', more: 'More pages' },
  fr: { lead: 'Toutes les pages du site, par sujet.', more: 'Autres pages' },
});
