import { defineMessages } from '@marketplace/section-kit';

/** Texts of putting something on the project list, wherever that happens. */
export const addMessages = defineMessages('catalog.list.add', {
  en: {
    added: 'Added to list',
    'added.text': '{{quantity}} × {{name}}',
    full: 'Your project list is full',
    'full.text': 'It holds {{count}} lines. Remove some of them, or send it to the vendors and start a new one.',
  },
  fr: {
    added: 'Ajouté à la liste',
    'added.text': '{{quantity}} × {{name}}',
    full: 'Votre liste de projet est pleine',
    'full.text': 'Elle contient {{count}} lignes. Retirez-en quelques-unes, ou envoyez-la aux fournisseurs et commencez-en une autre.',
  },
});
