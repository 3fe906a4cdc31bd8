import { defineMessages } from '@marketplace/section-kit';

/** Texts about private links and the address they are sent to. */
export const linkMessages = defineMessages('services.links', {
  en: {
    'confirm.title': 'Confirm your email',
    'confirm.press':
      'The link you opened was sent to {{address}}. Confirm that this address is yours, and you can share your contact details, hire and review.',
    'confirm.submit': 'Yes, this is my email',
    'confirm.done': 'Your email is confirmed',
    'confirm.first': 'Confirm your email first: open the link we sent to {{address}}.',
    'confirm.again': 'Send it again',
    'confirm.sent': 'A new link is on its way to {{address}}.',
    'lost.lead': 'Lost your link? If we know your address, we will email it again.',
    'lost.failed': 'The form could not be loaded',
    'stop.title': 'Private links',
    'stop.text':
      'Anyone with a private link to this request can open it and answer for you. Stop the old ones if other people may have them.',
    'stop.keeps': 'The link you opened will keep working.',
    'stop.submit': 'Stop my old links',
    'stop.done': 'Your old links no longer open this request',
  },
  fr: {
    'confirm.title': 'Confirmez votre courriel',
    'confirm.press':
      'Le lien que vous avez ouvert a été envoyé à {{address}}. Confirmez que cette adresse est la vôtre pour pouvoir transmettre vos coordonnées, choisir une entreprise et donner votre avis.',
    'confirm.submit': 'Oui, c’est mon adresse',
    'confirm.done': 'Votre courriel est confirmé',
    'confirm.first': 'Confirmez d’abord votre courriel\u00A0: ouvrez le lien envoyé à {{address}}.',
    'confirm.again': 'Renvoyer le lien',
    'confirm.sent': 'Un nouveau lien a été envoyé à {{address}}.',
    'lost.lead': 'Lien perdu? Si nous connaissons votre adresse, nous vous le renverrons.',
    'lost.failed': 'Impossible de charger le formulaire',
    'stop.title': 'Liens privés',
    'stop.text':
      'Toute personne qui possède un lien privé vers cette demande peut l’ouvrir et répondre à votre place. Désactivez les anciens si d’autres pourraient les avoir.',
    'stop.keeps': 'Le lien que vous avez ouvert fonctionnera toujours.',
    'stop.submit': 'Désactiver mes anciens liens',
    'stop.done': 'Vos anciens liens n’ouvrent plus cette demande',
  },
});
