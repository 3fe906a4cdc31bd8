import { defineMessages } from '@marketplace/section-kit';

export const memoryMessages = defineMessages('shell.memory', {
  en: { shown: 'This page could not be read again. Shown from memory, as of {{time}}' },
  fr: { shown: 'Cette page n’a pas pu être relue. Contenu gardé en mémoire, tel qu’il était le {{time}}' },
});
