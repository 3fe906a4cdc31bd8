import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { poolNeeds, poolShapes } from './poolNeeds';

const messages = defineMessages('catalog.calculator.pool', {
  en: {
    title: 'Pump and heater',
    lead: 'Volume first: it decides pump, filter, heater and chemicals.',
    'field.shape': 'Shape',
    'choice.shape.1': 'Rectangle',
    'choice.shape.2': 'Round or oval',
    'field.length': 'Length',
    'field.width': 'Width',
    'field.depth': 'Average depth',
    'field.turnover': 'Time to filter all the water',
    'field.difference': 'Water warmer than air by',
    'figure.volume': 'Water',
    'figure.flow': 'Pump, at least',
    'figure.heater': 'Heater',
    'figure.surface': 'Surface',
    note: 'Rule of thumb: filter all the water once in 8 hours. Heater size by the formula of the U.S. Department of Energy (Energy Saver, “Gas Swimming Pool Heaters”): surface in sq ft × difference in °F × 12, for light wind; a cover halves the work of the heater.',
  },
  fr: {
    title: 'Pompe et chauffe-piscine',
    lead: 'Le volume d’abord\u00a0: il décide de la pompe, du filtre, du chauffe-piscine et des produits.',
    'field.shape': 'Forme',
    'choice.shape.1': 'Rectangle',
    'choice.shape.2': 'Ronde ou ovale',
    'field.length': 'Longueur',
    'field.width': 'Largeur',
    'field.depth': 'Profondeur moyenne',
    'field.turnover': 'Temps pour filtrer toute l’eau',
    'field.difference': 'Eau plus chaude que l’air de',
    'figure.volume': 'Eau',
    'figure.flow': 'Pompe, au moins',
    'figure.heater': 'Chauffe-piscine',
    'figure.surface': 'Surface',
    note: 'Règle empirique\u00a0: filtrez toute l’eau une fois en 8 heures. Chauffe-piscine selon la formule du département de l’Énergie des États-Unis (Energy Saver, «\u00a0Gas Swimming Pool Heaters\u00a0»)\u00a0: surface en pi² × écart en °F × 12, par vent léger; une toile réduit de moitié le travail du chauffe-piscine.',
  },
});

export const calculator = defineCalculator({
  id: 'pool',
  messages,
  fields: [
    { name: 'shape', quantity: 'count', start: [1, 1], range: [1, 2], choices: Object.values(poolShapes) },
    { name: 'length', quantity: 'length', start: [9.8, 32], range: [1, 100] },
    { name: 'width', quantity: 'length', start: [4.9, 16], range: [1, 100] },
    { name: 'depth', quantity: 'length', start: [1.5, 5], range: [0.3, 6] },
    { name: 'turnover', quantity: 'hours', start: [8, 8], range: [1, 48] },
    { name: 'difference', quantity: 'difference', start: [8, 15], range: [0, 40] },
  ],
  work: (job) => {
    const { surface, volume, flow, heater } = poolNeeds(job);
    return {
      figures: [
        { name: 'volume', value: volume, quantity: 'volume' },
        { name: 'flow', value: flow, quantity: 'flow' },
        { name: 'heater', value: heater, quantity: 'heat' },
        { name: 'surface', value: surface, quantity: 'area' },
      ],
    };
  },
});
