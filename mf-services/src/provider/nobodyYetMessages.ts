import { defineMessages } from '@marketplace/section-kit';

/** Texts that stand where companies will, while none is listed. */
export const nobodyYetMessages = defineMessages('services.nobodyYet', {
  en: {
    title: 'No companies are listed yet',
    'title.trade': 'No companies are listed yet: {{trade}}',
    text: 'Companies appear here once we have accepted their application. Until then you can read how to choose one, or list your own.',
    guide: 'How to choose a contractor',
    apply: 'List your company',
    how: 'How it works',
  },
  fr: {
    title: 'Aucune entreprise n’est encore inscrite',
    'title.trade': 'Aucune entreprise n’est encore inscrite\u00a0: {{trade}}',
    text: 'Les entreprises paraissent ici une fois leur candidature acceptée. D’ici là, vous pouvez lire comment en choisir une, ou inscrire la vôtre.',
    guide: 'Comment choisir un entrepreneur',
    apply: 'Inscrire votre entreprise',
    how: 'Comment ça marche',
  },
});
