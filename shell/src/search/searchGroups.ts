import { defineMessages } from '@marketplace/section-kit';

/** Groups of what a search finds, in their order; sections put into them what they find. */
export const searchGroups = ['trades', 'companies', 'materials', 'places', 'guides'] as const;

export const searchMessages = defineMessages('shell.search', {
  en: { trades: 'Trades', companies: 'Companies', materials: 'Materials', places: 'Places', guides: 'Guides' },
  fr: { trades: 'Métiers', companies: 'Entreprises', materials: 'Matériaux', places: 'Lieux', guides: 'Guides' },
});
