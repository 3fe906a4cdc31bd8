import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { INCH } from '../units';
import { fitResult } from './fitResult';

/** Room around it that installers want, in metres. */
const ROOM = 4 * INCH;

const messages = defineMessages('catalog.calculator.vanityFit', {
  en: {
    title: 'Does the vanity fit the wall?',
    lead: 'Measure the free wall from one side to the other.',
    'field.wall': 'Free wall',
    'field.vanity': 'Vanity width',
    'figure.spare': 'Room to spare',
    'verdict.fits': 'It fits',
    'verdict.tight': 'It goes in, but tightly',
    'verdict.no': 'It does not fit',
    note: 'Rule of thumb: 5 cm (2 in) on each side, so that the top can overhang and the wall be cleaned. Measure at the floor and at counter height: walls are seldom square.',
  },
  fr: {
    title: 'Le meuble-lavabo entre-t-il le long du mur?',
    lead: 'Mesurez le mur libre d’un côté à l’autre.',
    'field.wall': 'Mur libre',
    'field.vanity': 'Largeur du meuble',
    'figure.spare': 'Espace restant',
    'verdict.fits': 'Il entre',
    'verdict.tight': 'Il entre, mais de justesse',
    'verdict.no': 'Il n’entre pas',
    note: 'Règle empirique\u00a0: 5\u00a0cm (2\u00a0po) de chaque côté, pour que le comptoir dépasse et que le mur se nettoie. Mesurez au sol et à la hauteur du comptoir\u00a0: les murs sont rarement d’équerre.',
  },
});

export const calculator = defineCalculator({
  id: 'vanityFit',
  messages,
  fields: [
    { name: 'wall', quantity: 'size', start: [137, 54], range: [0.05, 20] },
    { name: 'vanity', quantity: 'size', start: [122, 48], range: [0.05, 20] },
  ],
  work: ({ wall, vanity }) => fitResult(wall, vanity, ROOM),
});
