import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { deckBoards } from './deckBoards';

const messages = defineMessages('catalog.calculator.deck', {
  en: {
    title: 'Deck boards',
    lead: 'Boards and screws for a deck, for instance around the water.',
    'field.length': 'Length along the boards',
    'field.width': 'Width across the boards',
    'field.boardLength': 'Board length',
    'field.boardWidth': 'Board width',
    'field.gap': 'Gap between boards',
    'field.waste': 'Waste',
    'figure.boards': 'Boards, with waste',
    'figure.rows': 'Rows',
    'figure.screws': 'Screws',
    'figure.area': 'Deck area',
    'need.boards': 'Deck boards',
    note: 'Rule of thumb: 10% waste for boards laid straight, 15% on the diagonal; two screws in every joist, joists 40 cm (16 in) apart.',
  },
  fr: {
    title: 'Planches de terrasse',
    lead: 'Planches et vis pour une terrasse, par exemple autour de l’eau.',
    'field.length': 'Longueur dans le sens des planches',
    'field.width': 'Largeur en travers des planches',
    'field.boardLength': 'Longueur d’une planche',
    'field.boardWidth': 'Largeur d’une planche',
    'field.gap': 'Espace entre les planches',
    'field.waste': 'Pertes',
    'figure.boards': 'Planches, pertes comprises',
    'figure.rows': 'Rangs',
    'figure.screws': 'Vis',
    'figure.area': 'Surface de la terrasse',
    'need.boards': 'Planches de terrasse',
    note: 'Règle empirique\u00a0: 10\u00a0% de pertes en pose droite, 15\u00a0% en diagonale; deux vis par solive, solives aux 40\u00a0cm (16\u00a0po).',
  },
});

export const calculator = defineCalculator({
  id: 'deck',
  messages,
  fields: [
    { name: 'length', quantity: 'length', start: [4.8, 16], range: [0.3, 200] },
    { name: 'width', quantity: 'length', start: [3.6, 12], range: [0.3, 200] },
    { name: 'boardLength', quantity: 'length', start: [3.66, 12], range: [0.3, 12] },
    { name: 'boardWidth', quantity: 'size', start: [14, 5.5], range: [0.02, 0.5] },
    { name: 'gap', quantity: 'size', start: [0.5, 0.1875], range: [0, 0.05] },
    { name: 'waste', quantity: 'percent', start: [10, 10], range: [0, 50] },
  ],
  work: (job) => {
    const { area, rows, boards, screws } = deckBoards(job);
    return {
      figures: [
        { name: 'boards', value: boards, quantity: 'count' },
        { name: 'rows', value: rows, quantity: 'count' },
        { name: 'screws', value: screws, quantity: 'count' },
        { name: 'area', value: area, quantity: 'area' },
      ],
      needs: [{ name: 'boards', families: ['decking'], category: 'Decking & Fencing', amount: boards, unit: 'each' }],
    };
  },
});
