import { defineMessages } from '@marketplace/section-kit';

/** Texts about private links and the address they are sent to. */
export const linkMessages = defineMessages('services.links', {
  en: {
    'confirm.title': 'Confirm your email',
    'confirm.press':
      'The link you opened was sent to {{address}}. Confirm that this address is yours: then you can share your contact details, hire and review.',
    'confirm.submit': 'Yes, this is my email',
    'confirm.done': 'Your email is confirmed',
    'confirm.first': 'Confirm your email first: open the link we sent to {{address}}.',
  },
  fr: {
    'confirm.title': 'Confirmez votre courriel',
    'confirm.press':
      'Le lien que vous avez ouvert a été envoyé à {{address}}. Confirmez que cette adresse est la vôtre pour pouvoir transmettre vos coordonnées, choisir une entreprise et donner votre avis.',
    'confirm.submit': 'Oui, c’est mon adresse',
    'confirm.done': 'Votre courriel est confirmé',
    'confirm.first': 'Confirmez d’abord votre courriel\u00A0: ouvrez le lien envoyé à {{address}}.',
  },
});
