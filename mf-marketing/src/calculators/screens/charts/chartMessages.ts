import { defineMessages } from '@marketplace/section-kit';

/** What stands at every chart, on pages without a calculator too. */
export const chartMessages = defineMessages('marketing.chart', {
  en: { show: 'View as table', hide: 'Hide table' },
  fr: { show: 'Voir le tableau', hide: 'Masquer le tableau' },
});
