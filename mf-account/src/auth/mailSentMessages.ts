import { defineMessages } from '@marketplace/section-kit';

export const mailSentMessages = defineMessages('account.mailSent', {
  en: {
    hint: 'Nothing there after a few minutes? Look in the junk folder, have it sent again, or sign in if you already have an account.',
    again: 'Send Again',
    againIn: 'Send again in {{count}} s',
    sending: 'Sending…',
    sent: 'We have sent another email.',
    failed: 'The email could not be sent. Please try again.',
    back: 'Use another address',
  },
  fr: {
    hint: 'Rien après quelques minutes? Vérifiez vos courriels indésirables, demandez un nouvel envoi ou connectez-vous si vous avez déjà un compte.',
    again: 'Renvoyer le courriel',
    againIn: 'Renvoyer dans {{count}}\u00a0s',
    sending: 'Envoi en cours…',
    sent: 'Nous vous avons envoyé un autre courriel.',
    failed: 'Le courriel n’a pas pu être envoyé. Veuillez réessayer.',
    back: 'Utiliser une autre adresse',
  },
});
