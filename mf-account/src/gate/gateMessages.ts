import { defineMessages } from '@marketplace/section-kit';

export const gateMessages = defineMessages('account.gate', {
  en: {
    title: 'Sign in to see your account',
    text: 'Your profile and everything you keep here belong to your account.',
    signIn: 'Sign In',
    loading: 'Loading your account',
    'away.title': 'Your account cannot be reached right now',
    'away.text':
      'You are still signed in on this device. Your account will appear here as soon as the service answers; you don’t need to do anything.',
  },
  fr: {
    title: 'Connectez-vous pour voir votre compte',
    text: 'Votre profil et tout ce que vous gardez ici sont liés à votre compte.',
    signIn: 'Se connecter',
    loading: 'Chargement de votre compte',
    'away.title': 'Votre compte est injoignable pour le moment',
    'away.text':
      'Votre session reste ouverte sur cet appareil. Votre compte s’affichera ici dès que le service répondra; vous n’avez rien à faire.',
  },
});
