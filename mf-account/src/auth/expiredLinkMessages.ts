import { defineMessages } from '@marketplace/section-kit';

/** What the form for a new link says; the rest of the page has its own. */
export const expiredLinkMessages = defineMessages('account.expiredLink', {
  en: {
    submit: 'Send a New Link',
    busy: 'Sending…',
    failed: 'The email could not be sent. Please try again.',
    password: 'Was it a link for a new password?',
    signIn: 'Go to Sign In',
  },
  fr: {
    submit: 'Envoyer un nouveau lien',
    busy: 'Envoi en cours…',
    failed: 'Le courriel n’a pas pu être envoyé. Veuillez réessayer.',
    password: 'S’agissait-il d’un lien pour changer de mot de passe?',
    signIn: 'Aller à la connexion',
  },
});
