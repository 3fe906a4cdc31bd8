import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { openingKinds, roughOpening } from './roughOpening';

const messages = defineMessages('catalog.calculator.roughOpening', {
  en: {
    title: 'Rough opening',
    lead: 'The size to frame in the wall for a door or a window.',
    'field.kind': 'What goes in',
    'choice.kind.1': 'Pre-hung interior door',
    'choice.kind.2': 'Pre-hung exterior door',
    'choice.kind.3': 'Window',
    'field.width': 'Width of the door or window',
    'field.height': 'Height of the door or window',
    'figure.width': 'Opening width',
    'figure.height': 'Opening height',
    'figure.header': 'Header length',
    note: 'Rule of thumb: 2 to 2¼ in wider and 2½ to 2¾ in higher than a pre-hung door, ¾ in more than a window, and a header that bears 1½ in on each side. The manufacturer’s size on the material page comes first; a new or wider opening in a bearing wall needs a permit and usually an engineer.',
  },
  fr: {
    title: 'Ouverture brute',
    lead: 'L’ouverture à prévoir dans le mur pour une porte ou une fenêtre.',
    'field.kind': 'Ce qui s’y pose',
    'choice.kind.1': 'Porte intérieure prémontée',
    'choice.kind.2': 'Porte extérieure prémontée',
    'choice.kind.3': 'Fenêtre',
    'field.width': 'Largeur de la porte ou de la fenêtre',
    'field.height': 'Hauteur de la porte ou de la fenêtre',
    'figure.width': 'Largeur de l’ouverture',
    'figure.height': 'Hauteur de l’ouverture',
    'figure.header': 'Longueur du linteau',
    note: 'Règle empirique\u00a0: 2 à 2¼\u00a0po de plus en largeur et 2½ à 2¾\u00a0po en hauteur pour une porte prémontée, ¾\u00a0po pour une fenêtre, et un linteau qui s’appuie sur 1½\u00a0po de chaque côté. Les cotes du fabricant, sur la page du matériau, passent avant; percer ou élargir un mur porteur demande un permis et souvent un ingénieur.',
  },
});

export const calculator = defineCalculator({
  id: 'roughOpening',
  messages,
  fields: [
    { name: 'kind', quantity: 'count', start: [2, 2], range: [1, 3], choices: Object.values(openingKinds) },
    { name: 'width', quantity: 'size', start: [91.4, 36], range: [0.2, 6] },
    { name: 'height', quantity: 'size', start: [203.2, 80], range: [0.2, 6] },
  ],
  work: (job) => {
    const { width, height, header } = roughOpening(job);
    return {
      figures: [
        { name: 'width', value: width, quantity: 'size' },
        { name: 'height', value: height, quantity: 'size' },
        { name: 'header', value: header, quantity: 'size' },
      ],
    };
  },
});
