import { defineMessages } from '@marketplace/section-kit';

/** What stands on the card of a company that was not chosen, once the job of the one that was came to nothing. */
export const askAgainMessages = defineMessages('services.ask-again', {
  en: {
    text: 'That job was cancelled, so you can ask {{name}} again. They will see your request as it is and can answer it again.',
    ask: 'Ask {{name}} again',
    done: '{{name}} will see your request again',
    'refused.status': '{{name}} can no longer be asked again with this request. Send a new one.',
    'refused.hired': 'A company has already been hired for this work.',
    'refused.company': '{{name}} isn’t taking requests at the moment. Ask another company.',
  },
  fr: {
    text: 'Ce mandat a été annulé; vous pouvez consulter {{name}} de nouveau. L’entreprise verra votre demande telle quelle et pourra y répondre de nouveau.',
    ask: 'Consulter {{name}} de nouveau',
    done: '{{name}} verra de nouveau votre demande',
    'refused.status': 'Cette demande ne permet plus de consulter {{name}} de nouveau. Faites-en une nouvelle.',
    'refused.hired': 'Une entreprise a déjà obtenu ce mandat.',
    'refused.company': '{{name}} n’accepte aucune demande pour le moment. Consultez une autre entreprise.',
  },
});
