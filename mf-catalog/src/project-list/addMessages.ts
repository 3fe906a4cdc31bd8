import { defineMessages } from '@marketplace/section-kit';

/** Texts of putting something on the project list, wherever that happens. */
export const addMessages = defineMessages('catalog.list.add', {
  en: {
    added: 'Added to list',
    'added.text': '{{quantity}} × {{name}}',
    view: 'View list',
    undo: 'Undo',
    undone: 'Taken off the list',
    full: 'Your project list is full',
    'full.text': 'It holds {{count}} lines. Remove some of them, or send it to the vendors and start a new one.',
  },
  fr: {
    added: 'Ajouté à la liste',
    'added.text': '{{quantity}} × {{name}}',
    view: 'Voir la liste',
    undo: 'Annuler',
    undone: 'Retiré de la liste',
    full: 'Votre liste de projet est pleine',
    'full.text': 'Elle contient {{count}} lignes. Retirez-en quelques-unes, ou envoyez-la aux fournisseurs et commencez-en une autre.',
  },
});
