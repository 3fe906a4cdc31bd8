import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { sidingArea } from './sidingArea';

const messages = defineMessages('catalog.calculator.siding', {
  en: {
    title: 'Siding squares',
    lead: 'Walls and gables, less doors and windows.',
    'field.perimeter': 'Around the house',
    'field.height': 'Wall height',
    'field.gables': 'Gables',
    'field.gableWidth': 'Width of a gable',
    'field.pitch': 'Roof pitch: rise for 12 of run',
    'field.openings': 'Doors and windows',
    'field.waste': 'Waste',
    'figure.squares': 'Squares of 100 sq ft, with waste',
    'figure.walls': 'Wall area without openings',
    'figure.toCover': 'Siding to buy, with waste',
    'need.siding': 'Siding',
    note: 'Rule of thumb: 10% waste for lap siding, 15% with many gables or a diagonal. Starter strips, corners and J-channel are counted by length, so ask the vendor for them together.',
  },
  fr: {
    title: 'Revêtement en carrés',
    lead: 'Murs et pignons, sans les portes et les fenêtres.',
    'field.perimeter': 'Tour de la maison',
    'field.height': 'Hauteur des murs',
    'field.gables': 'Pignons',
    'field.gableWidth': 'Largeur d’un pignon',
    'field.pitch': 'Pente du toit\u00a0: montée pour 12 de course',
    'field.openings': 'Portes et fenêtres',
    'field.waste': 'Pertes',
    'figure.squares': 'Carrés de 100\u00a0pi², pertes comprises',
    'figure.walls': 'Surface des murs sans les ouvertures',
    'figure.toCover': 'Revêtement à acheter, pertes comprises',
    'need.siding': 'Revêtement',
    note: 'Règle empirique\u00a0: 10\u00a0% de pertes pour un parement à clin, 15\u00a0% avec plusieurs pignons ou en diagonale. Bandes de départ, coins et moulures en J se comptent à la longueur\u00a0: demandez-les ensemble au fournisseur.',
  },
});

export const calculator = defineCalculator({
  id: 'siding',
  messages,
  fields: [
    { name: 'perimeter', quantity: 'length', start: [40, 130], range: [1, 1000] },
    { name: 'height', quantity: 'length', start: [2.7, 9], range: [0.3, 50] },
    { name: 'gables', quantity: 'count', start: [2, 2], range: [0, 40] },
    { name: 'gableWidth', quantity: 'length', start: [8.5, 28], range: [0, 60] },
    { name: 'pitch', quantity: 'pitch', start: [5, 5], range: [0, 24] },
    { name: 'openings', quantity: 'area', start: [18, 190], range: [0, 5000] },
    { name: 'waste', quantity: 'percent', start: [10, 10], range: [0, 50] },
  ],
  work: (job) => {
    const { walls, toCover, squares } = sidingArea(job);
    return {
      figures: [
        { name: 'squares', value: squares, quantity: 'squares' },
        { name: 'walls', value: walls, quantity: 'area' },
        { name: 'toCover', value: toCover, quantity: 'area' },
      ],
      needs: [{ name: 'siding', families: ['siding'], amount: toCover, unit: 'sqft' }],
    };
  },
});
