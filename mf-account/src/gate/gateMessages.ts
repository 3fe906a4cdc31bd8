import { defineMessages } from '@marketplace/section-kit';

export const gateMessages = defineMessages('account.gate', {
  en: {
    title: 'Sign in to see your account',
    text: 'Your profile and everything you keep here belong to your account.',
    signIn: 'Sign In',
    loading: 'Loading your account',
    'away.title': 'Your account cannot be reached right now',
    'away.text':
      'You stay signed in on this device. What is yours appears here as soon as the service answers; there is nothing you need to do.',
  },
  fr: {
    title: 'Connectez-vous pour voir votre compte',
    text: 'Votre profil et tout ce que vous gardez ici sont liés à votre compte.',
    signIn: 'Se connecter',
    loading: 'Chargement de votre compte',
    'away.title': 'Votre compte est injoignable pour le moment',
    'away.text':
      'Votre session reste ouverte sur cet appareil. Ce qui est à vous s’affichera ici dès que le service répondra; vous n’avez rien à faire.',
  },
});
