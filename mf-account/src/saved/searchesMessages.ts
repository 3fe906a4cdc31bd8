import { defineMessages } from '@marketplace/section-kit';

/** Texts of saved searches and of the emails about them. */
export const searchesMessages = defineMessages('account.searches', {
  en: {
    title: 'Saved searches',
    text: 'We tell you when something new matches what you are looking for.',
    'text.off': 'Emails about new matches are off. You can turn them on under Notifications.',
    alerts: 'Email me when something new matches',
    'alerts.hint': 'One email a day at most, one click to stop.',
  },
  fr: {
    title: 'Recherches enregistrées',
    text: 'Nous vous avisons quand du nouveau correspond à ce que vous cherchez.',
    'text.off': 'Les courriels sur les nouveautés sont désactivés. Vous pouvez les activer sous Notifications.',
    alerts: 'M’écrire quand du nouveau correspond',
    'alerts.hint': 'Un courriel par jour au plus, un clic pour arrêter.',
  },
});
