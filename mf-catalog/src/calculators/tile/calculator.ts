import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { tileNeed } from './tileNeed';

const messages = defineMessages('catalog.calculator.tile', {
  en: {
    title: 'How much tile?',
    lead: 'Tiles, grout and adhesive for a wall or a floor.',
    'field.area': 'Area to tile',
    'field.tileLength': 'Tile length',
    'field.tileWidth': 'Tile width',
    'field.thickness': 'Tile thickness',
    'field.joint': 'Joint',
    'field.waste': 'Waste',
    'figure.toCover': 'Tile to buy, with waste',
    'figure.tiles': 'Tiles of this size',
    'figure.grout': 'Grout',
    'figure.adhesive': 'Adhesive',
    'need.tile': 'Tile',
    note: 'Rule of thumb: 10% waste for straight rows, 15% for diagonals and herringbone. Grout follows the manufacturers’ usual formula for cement grout; adhesive depends on the trowel, so check the bag.',
  },
  fr: {
    title: 'Combien de carreaux?',
    lead: 'Carreaux, coulis et adhésif pour un mur ou un plancher.',
    'field.area': 'Surface à carreler',
    'field.tileLength': 'Longueur du carreau',
    'field.tileWidth': 'Largeur du carreau',
    'field.thickness': 'Épaisseur du carreau',
    'field.joint': 'Joint',
    'field.waste': 'Pertes',
    'figure.toCover': 'Carreaux à acheter, pertes comprises',
    'figure.tiles': 'Carreaux de ce format',
    'figure.grout': 'Coulis',
    'figure.adhesive': 'Adhésif',
    'need.tile': 'Carreaux',
    note: 'Règle empirique\u00a0: 10\u00a0% de pertes en rangs droits, 15\u00a0% en diagonale ou à chevrons. Le coulis suit la formule courante des fabricants de coulis de ciment; l’adhésif dépend de la truelle, vérifiez le sac.',
  },
});

export const calculator = defineCalculator({
  id: 'tile',
  messages,
  fields: [
    { name: 'area', quantity: 'area', start: [4, 40], range: [0.01, 10_000] },
    { name: 'tileLength', quantity: 'size', start: [60, 24], range: [0.01, 3] },
    { name: 'tileWidth', quantity: 'size', start: [30, 12], range: [0.01, 3] },
    { name: 'thickness', quantity: 'joint', start: [9, 0.375], range: [0.002, 0.04] },
    { name: 'joint', quantity: 'joint', start: [3, 0.125], range: [0.001, 0.03] },
    { name: 'waste', quantity: 'percent', start: [10, 10], range: [0, 50] },
  ],
  work: (job) => {
    const { tiles, toCover, grout, adhesive } = tileNeed(job);
    return {
      figures: [
        { name: 'toCover', value: toCover, quantity: 'area' },
        { name: 'tiles', value: tiles, quantity: 'count' },
        { name: 'grout', value: grout, quantity: 'mass' },
        { name: 'adhesive', value: adhesive, quantity: 'mass' },
      ],
      needs: [{ name: 'tile', families: ['tile', 'mosaic', 'ceramic'], amount: toCover, unit: 'sqft' }],
    };
  },
});
