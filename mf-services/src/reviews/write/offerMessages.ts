import { defineMessages } from '@marketplace/section-kit';

/** Asking for the review of a job, and thanking for it. */
export const offerMessages = defineMessages('services.review-offer', {
  en: {
    'offer.text': 'How did it go? Your review helps the next homeowner, and is the only kind that counts here.',
    'offer.open': 'Write a review',
    'held.failed': 'What became of your review could not be loaded',
    'offer.failed': 'The form could not be opened. Check your connection and try again.',
    'offer.done': 'You reviewed this job. Thank you!',
    'offer.reviews': 'Reviews from completed jobs',
  },
  fr: {
    'offer.text': 'Comment ça s’est passé? Votre avis aide la prochaine personne, et c’est le seul type d’avis qui compte ici.',
    'offer.open': 'Donner mon avis',
    'held.failed': 'Impossible de charger ce qu’il est advenu de votre avis',
    'offer.failed': 'Impossible d’ouvrir le formulaire. Vérifiez votre connexion, puis réessayez.',
    'offer.done': 'Vous avez donné votre avis sur ces travaux. Merci!',
    'offer.reviews': 'Avis tirés de travaux terminés',
  },
});
