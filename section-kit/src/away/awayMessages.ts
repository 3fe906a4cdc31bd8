import { defineMessages } from '@marketplace/section-kit';

export const awayMessages = defineMessages('kit.away', {
  en: {
    title: 'Your account cannot be reached right now',
    text: 'You are still signed in on this device. What belongs to your account will appear here as soon as the service answers; you don’t need to do anything.',
  },
  fr: {
    title: 'Votre compte est injoignable pour le moment',
    text: 'Votre session reste ouverte sur cet appareil. Ce qui est lié à votre compte s’affichera ici dès que le service répondra; vous n’avez rien à faire.',
  },
});
