import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { INCH } from '../units';
import { fitResult } from './fitResult';

/** Room around it that installers want, in metres. */
const ROOM = 2 * INCH;

const messages = defineMessages('catalog.calculator.faucetFit', {
  en: {
    title: 'Does the faucet fit below the shelf?',
    lead: 'Measure from the counter up to the window sill, shelf or cabinet.',
    'field.space': 'Free height above the counter',
    'field.faucet': 'Faucet height',
    'figure.spare': 'Room to spare',
    'verdict.fits': 'It fits',
    'verdict.tight': 'It goes in, but the handle may touch',
    'verdict.no': 'It does not fit',
    note: 'Rule of thumb: 5 cm (2 in) above the highest point, with the lever up. Count the holes in the sink as well: a faucet for one hole needs a plate over three.',
  },
  fr: {
    title: 'Le robinet passe-t-il sous la tablette?',
    lead: 'Mesurez du comptoir jusqu’à l’appui de fenêtre, à la tablette ou à l’armoire.',
    'field.space': 'Hauteur libre au-dessus du comptoir',
    'field.faucet': 'Hauteur du robinet',
    'figure.spare': 'Espace restant',
    'verdict.fits': 'Il passe',
    'verdict.tight': 'Il passe, mais la manette pourrait toucher',
    'verdict.no': 'Il ne passe pas',
    note: 'Règle empirique\u00a0: 5\u00a0cm (2\u00a0po) au-dessus du point le plus haut, manette levée. Comptez aussi les trous de l’évier\u00a0: un robinet monotrou demande une plaque sur trois trous.',
  },
});

export const calculator = defineCalculator({
  id: 'faucetFit',
  messages,
  fields: [
    { name: 'space', quantity: 'size', start: [50, 20], range: [0.05, 20] },
    { name: 'faucet', quantity: 'size', start: [40, 16], range: [0.05, 20] },
  ],
  work: ({ space, faucet }) => fitResult(space, faucet, ROOM),
});
