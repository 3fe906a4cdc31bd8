import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { paintNeed } from './paintNeed';

/** A gallon of 3.785 L for 400 square feet, as the cans of the catalogue say, in m²/L. */
const COVERAGE = 9.8;

const messages = defineMessages('catalog.calculator.paint', {
  en: {
    title: 'How much paint?',
    lead: 'Walls of a room, less doors and windows, times the coats.',
    'field.length': 'Room length',
    'field.width': 'Room width',
    'field.height': 'Wall height',
    'field.doors': 'Doors',
    'field.windows': 'Windows',
    'field.coats': 'Coats',
    'figure.volume': 'Paint',
    'figure.walls': 'Wall area',
    'figure.toPaint': 'Area of all coats',
    'need.paint': 'Paint',
    note: 'Rule of thumb: 9.8 m² a litre (400 sq ft a US gallon) on a smooth wall; new drywall and strong colours take a primer first. A door counts as 1.65 m², a window as 1.44 m².',
  },
  fr: {
    title: 'Combien de peinture?',
    lead: 'Les murs d’une pièce, sans les portes et les fenêtres, fois le nombre de couches.',
    'field.length': 'Longueur de la pièce',
    'field.width': 'Largeur de la pièce',
    'field.height': 'Hauteur des murs',
    'field.doors': 'Portes',
    'field.windows': 'Fenêtres',
    'field.coats': 'Couches',
    'figure.volume': 'Peinture',
    'figure.walls': 'Surface des murs',
    'figure.toPaint': 'Surface de toutes les couches',
    'need.paint': 'Peinture',
    note: 'Règle empirique\u00a0: 9,8\u00a0m² par litre (400\u00a0pi² par gallon US) sur un mur lisse; le gypse neuf et les couleurs vives demandent d’abord un apprêt. Une porte compte pour 1,65\u00a0m², une fenêtre pour 1,44\u00a0m².',
  },
});

export const calculator = defineCalculator({
  id: 'paint',
  messages,
  fields: [
    { name: 'length', quantity: 'length', start: [3.6, 12], range: [0.3, 200] },
    { name: 'width', quantity: 'length', start: [3, 10], range: [0.3, 200] },
    { name: 'height', quantity: 'length', start: [2.4, 8], range: [0.3, 20] },
    { name: 'doors', quantity: 'count', start: [1, 1], range: [0, 100] },
    { name: 'windows', quantity: 'count', start: [1, 1], range: [0, 100] },
    { name: 'coats', quantity: 'count', start: [2, 2], range: [1, 6] },
  ],
  work: (job) => {
    const { walls, toPaint, volume } = paintNeed({ ...job, coverage: COVERAGE });
    return {
      figures: [
        { name: 'volume', value: volume, quantity: 'volume' },
        { name: 'walls', value: walls, quantity: 'area' },
        { name: 'toPaint', value: toPaint, quantity: 'area' },
      ],
      needs: [{ name: 'paint', families: ['paint'], category: 'Paint & Finishes', amount: toPaint, unit: 'sqft' }],
    };
  },
});
