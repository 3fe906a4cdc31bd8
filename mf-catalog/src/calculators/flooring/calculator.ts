import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { flooringNeed } from './flooringNeed';

const messages = defineMessages('catalog.calculator.flooring', {
  en: {
    title: 'How many boxes of flooring?',
    lead: 'Boxes, transition strips and trim for one room.',
    'field.length': 'Room length',
    'field.width': 'Room width',
    'field.doorways': 'Doorways',
    'field.doorWidth': 'Width of a doorway',
    'field.waste': 'Waste',
    'figure.toBuy': 'Flooring to buy, with waste',
    'figure.floor': 'Floor area',
    'figure.transitions': 'Transition strips',
    'figure.trim': 'Quarter round or baseboard',
    'need.floor': 'Flooring',
    note: 'Rule of thumb: 7 to 10% waste for planks laid straight, 15% on the diagonal or in herringbone. Keep one unopened box for repairs.',
  },
  fr: {
    title: 'Combien de boîtes de revêtement?',
    lead: 'Boîtes, moulures de transition et quarts-de-rond pour une pièce.',
    'field.length': 'Longueur de la pièce',
    'field.width': 'Largeur de la pièce',
    'field.doorways': 'Passages de porte',
    'field.doorWidth': 'Largeur d’un passage',
    'field.waste': 'Pertes',
    'figure.toBuy': 'Revêtement à acheter, pertes comprises',
    'figure.floor': 'Surface du plancher',
    'figure.transitions': 'Moulures de transition',
    'figure.trim': 'Quart-de-rond ou plinthe',
    'need.floor': 'Revêtement',
    note: 'Règle empirique\u00a0: 7 à 10\u00a0% de pertes en pose droite, 15\u00a0% en diagonale ou à chevrons. Gardez une boîte fermée pour les réparations.',
  },
});

export const calculator = defineCalculator({
  id: 'flooring',
  messages,
  fields: [
    { name: 'length', quantity: 'length', start: [4.5, 15], range: [0.3, 200] },
    { name: 'width', quantity: 'length', start: [3.6, 12], range: [0.3, 200] },
    { name: 'doorways', quantity: 'count', start: [1, 1], range: [0, 40] },
    { name: 'doorWidth', quantity: 'size', start: [80, 32], range: [0.3, 5] },
    { name: 'waste', quantity: 'percent', start: [10, 10], range: [0, 50] },
  ],
  work: (job) => {
    const { floor, toBuy, transitions, trim } = flooringNeed(job);
    return {
      figures: [
        { name: 'toBuy', value: toBuy, quantity: 'area' },
        { name: 'floor', value: floor, quantity: 'area' },
        { name: 'transitions', value: transitions, quantity: 'length' },
        { name: 'trim', value: trim, quantity: 'length' },
      ],
      needs: [{ name: 'floor', families: ['hardwood', 'vinyl', 'carpet', 'tile'], amount: toBuy, unit: 'sqft' }],
    };
  },
});
