import { defineMessages } from '@marketplace/section-kit';

/** Texts of saved searches and of the emails about them. */
export const searchesMessages = defineMessages('account.searches', {
  en: {
    title: 'Saved searches',
    text: 'What you are looking for. You hear when something new fits.',
    alerts: 'Email me when something new fits',
    'alerts.hint': 'One email a day at most. Every one ends with a link that stops them.',
  },
  fr: {
    title: 'Recherches enregistrées',
    text: 'Ce que vous cherchez. Vous êtes avisé quand du nouveau correspond.',
    alerts: 'M’écrire quand du nouveau correspond',
    'alerts.hint': 'Un courriel par jour au plus. Chacun se termine par un lien pour ne plus en recevoir.',
  },
});
