import { defineMessages } from '@marketplace/section-kit';

export const memoryMessages = defineMessages('shell.memory', {
  en: { shown: 'This page could not be reloaded. You see a saved copy from {{time}}' },
  fr: { shown: 'Cette page n’a pas pu être rechargée. Voici une copie enregistrée le {{time}}' },
});
