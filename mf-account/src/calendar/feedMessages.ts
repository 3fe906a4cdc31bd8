import { defineMessages } from '@marketplace/section-kit';

/** Texts about the address at which calendar programs fetch the calendar of a company. */
export const feedMessages = defineMessages('account.calendar.feed', {
  en: {
    title: 'In your own calendar',
    lead: 'A secret address for your calendar program. It shows planned visits, bookings and jobs by their reference, without a name or an address.',
    loading: 'Loading',
    failed: 'This could not be loaded',
    'failed.text': 'Check your connection and try again.',
    none: 'There is no address yet.',
    made: 'The address was made on {{date}}. It is shown only once, when it is made.',
    make: 'Make an address',
    renew: 'New address',
    'renew.title': 'Make a new address?',
    'renew.text':
      'The old address ends at once. Enter the new one in every calendar program that uses it, for instance after somebody left the team.',
    cancel: 'Cancel',
    address: 'Address of the calendar',
    'address.hint': 'Add it to your calendar program as a subscription. Who has it sees the calendar, so keep it to your team.',
    copy: 'Copy the address',
    copied: 'The address is copied.',
    select: 'Press Ctrl+C or Command+C to copy the selected address.',
  },
  fr: {
    title: 'Dans votre propre calendrier',
    lead: 'Une adresse secrète pour votre logiciel de calendrier. Elle montre les visites, les réservations et les travaux prévus par leur référence, sans nom ni adresse.',
    loading: 'Chargement',
    failed: 'Le chargement a échoué',
    'failed.text': 'Vérifiez votre connexion, puis réessayez.',
    none: 'Il n’y a pas encore d’adresse.',
    made: 'L’adresse a été créée le {{date}}. Elle ne s’affiche qu’une fois, à sa création.',
    make: 'Créer une adresse',
    renew: 'Nouvelle adresse',
    'renew.title': 'Créer une nouvelle adresse?',
    'renew.text':
      'L’ancienne adresse cesse aussitôt de fonctionner. Inscrivez la nouvelle dans chaque logiciel de calendrier qui l’utilise, par exemple après le départ d’un membre de l’équipe.',
    cancel: 'Annuler',
    address: 'Adresse du calendrier',
    'address.hint':
      'Ajoutez-la à votre logiciel de calendrier comme abonnement. Quiconque la possède voit le calendrier\u00a0: gardez-la dans votre équipe.',
    copy: 'Copier l’adresse',
    copied: 'L’adresse est copiée.',
    select: 'Appuyez sur Ctrl+C ou Commande+C pour copier l’adresse sélectionnée.',
  },
});
