import { defineMessages } from '@marketplace/section-kit';

/** Texts about the address at which calendar programs fetch the calendar of a company. */
export const feedMessages = defineMessages('account.calendar.feed', {
  en: {
    title: 'In your own calendar',
    lead: 'A secret address for your calendar app. It shows planned visits, bookings and jobs by reference number, without names or addresses.',
    loading: 'Loading',
    failed: 'The calendar address could not be loaded',
    'failed.text': 'Check your connection and try again.',
    none: 'You haven’t created an address yet.',
    made: 'Created on {{date}}. For safety, the address is shown only once, when it is created.',
    make: 'Create an address',
    renew: 'New address',
    'renew.title': 'Create a new address?',
    'renew.text':
      'The old address stops working at once. Enter the new one in every calendar app that uses it. Do this, for instance, after somebody leaves the team.',
    cancel: 'Cancel',
    address: 'Address of the calendar',
    'address.hint':
      'Add it to your calendar app as a subscription. Anyone who has it can see the calendar, so share it only with your team.',
    copy: 'Copy the address',
    copied: 'The address is copied.',
    select: 'Press Ctrl+C or Command+C to copy the selected address.',
  },
  fr: {
    title: 'Dans votre propre calendrier',
    lead: 'Une adresse secrète pour votre application de calendrier. Elle montre les visites, les réservations et les travaux prévus par leur référence, sans nom ni adresse.',
    loading: 'Chargement',
    failed: 'Impossible de charger l’adresse du calendrier',
    'failed.text': 'Vérifiez votre connexion, puis réessayez.',
    none: 'Vous n’avez pas encore créé d’adresse.',
    made: 'Créée le {{date}}. Par sécurité, l’adresse ne s’affiche qu’une fois, à sa création.',
    make: 'Créer une adresse',
    renew: 'Nouvelle adresse',
    'renew.title': 'Créer une nouvelle adresse?',
    'renew.text':
      'L’ancienne adresse cesse aussitôt de fonctionner. Inscrivez la nouvelle dans chaque application de calendrier qui l’utilise. Faites-le, par exemple, après le départ d’un membre de l’équipe.',
    cancel: 'Annuler',
    address: 'Adresse du calendrier',
    'address.hint':
      'Ajoutez-la comme abonnement à votre application de calendrier. Quiconque la possède voit le calendrier\u00a0: ne la donnez qu’à votre équipe.',
    copy: 'Copier l’adresse',
    copied: 'L’adresse est copiée.',
    select: 'Appuyez sur Ctrl+C ou Commande+C pour copier l’adresse sélectionnée.',
  },
});
