import { defineMessages } from '@marketplace/section-kit';

/** Texts beside what the search of the whole product finds. */
export const finderMessages = defineMessages('services.finder', {
  en: {
    'group.trades': 'Trades',
    'group.companies': 'Companies',
    'group.places': 'Places',
    companies_one: '{{number}} company',
    companies_other: '{{number}} companies',
    near: '{{trade}}, {{place}}',
  },
  fr: {
    'group.trades': 'Métiers',
    'group.companies': 'Entreprises',
    'group.places': 'Lieux',
    companies_one: '{{number}} entreprise',
    companies_other: '{{number}} entreprises',
    near: '{{trade}}, {{place}}',
  },
});
