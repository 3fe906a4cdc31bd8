import { defineMessages } from '@marketplace/section-kit';

export const gateMessages = defineMessages('account.gate', {
  en: {
    title: 'Sign in to see your account',
    text: 'Your profile and everything you keep here belong to your account.',
    signIn: 'Sign In',
    loading: 'Loading your account',
  },
  fr: {
    title: 'Connectez-vous pour voir votre compte',
    text: 'Votre profil et tout ce que vous gardez ici sont liés à votre compte.',
    signIn: 'Se connecter',
    loading: 'Chargement de votre compte',
  },
});
