import { defineMessages } from '@marketplace/section-kit';

/** What an action of a homeowner leads to, before it is done. */
export const confirmMessages = defineMessages('services.confirm-action', {
  en: {
    'confirm.connected.title': 'Share your contact details with {{name}}?',
    'confirm.connected.text': '{{name}} will see your name, email and phone number and can reach you directly. This can’t be undone.',
    'confirm.hired.title': 'Hire {{name}}?',
    'confirm.hired.total': 'Hire {{name}} for {{total}}?',
    'confirm.hired.text': 'They get your contact details, and we tell the other companies that you chose someone else.',
    'confirm.chosen.title': 'Choose {{name}} for these lines?',
    'confirm.list.title': 'Accept the quote from {{name}} for {{total}}?',
    'confirm.list.text':
      'They get your contact details. Your requests for other lines stay open. If you asked anyone else for the same lines, we tell them that you chose someone else.',
    'confirm.withdrawn.title': 'Withdraw your request to {{name}}?',
    'confirm.withdrawn.text': '{{name}} will see that you no longer need a quote. You can ask again later with a new request.',
    'confirm.cancelled.title': 'Cancel your booking with {{name}}?',
    'confirm.cancelled.text': '{{name}} will see that you cancelled. You can book again later.',
    'confirm.cancel': 'Go back',
  },
  fr: {
    'confirm.connected.title': 'Transmettre vos coordonnées {{à name}}?',
    'confirm.connected.text':
      '{{name}} verra votre nom, votre courriel et votre numéro de téléphone et pourra vous joindre directement. C’est irréversible.',
    'confirm.hired.title': 'Choisir {{name}}?',
    'confirm.hired.total': 'Choisir {{name}} pour {{total}}?',
    'confirm.hired.text': 'L’entreprise reçoit vos coordonnées, et nous disons aux autres que vous avez choisi quelqu’un d’autre.',
    'confirm.chosen.title': 'Choisir {{name}} pour ces lignes?',
    'confirm.list.title': 'Accepter la soumission {{de name}} pour {{total}}?',
    'confirm.list.text':
      'L’entreprise reçoit vos coordonnées. Vos demandes pour d’autres lignes restent ouvertes. Si vous avez consulté d’autres entreprises pour les mêmes lignes, nous leur disons que vous avez choisi quelqu’un d’autre.',
    'confirm.withdrawn.title': 'Retirer votre demande {{à name}}?',
    'confirm.withdrawn.text':
      '{{name}} verra que vous n’avez plus besoin de soumission. Vous pourrez faire une nouvelle demande plus tard.',
    'confirm.cancelled.title': 'Annuler votre réservation auprès {{de name}}?',
    'confirm.cancelled.text': '{{name}} verra que vous avez annulé. Vous pourrez réserver de nouveau plus tard.',
    'confirm.cancel': 'Revenir',
  },
});
