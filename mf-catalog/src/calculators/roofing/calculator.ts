import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { roofArea } from './roofArea';

const messages = defineMessages('catalog.calculator.roofing', {
  en: {
    title: 'Roofing squares',
    lead: 'Measure the roof from above, with overhangs; the pitch does the rest.',
    'field.length': 'Length along the ridge',
    'field.width': 'Width across the ridge',
    'field.pitch': 'Pitch: rise for 12 of run',
    'field.waste': 'Waste',
    'figure.squares': 'Squares of 100 sq ft, with waste',
    'figure.area': 'Roof area',
    'figure.bundles': 'Bundles at three a square',
    'figure.eaves': 'Eaves to protect from ice',
    'need.roof': 'Shingles or panels',
    note: 'Rule of thumb: 10% waste for two plain slopes, 15% with hips and valleys. For a flat or a complex roof ask for a measured drawing, and never climb up to measure: a photo from above is enough.',
  },
  fr: {
    title: 'Toiture en carrés',
    lead: 'Mesurez le toit vu d’en haut, avec les avant-toits; la pente fait le reste.',
    'field.length': 'Longueur le long du faîte',
    'field.width': 'Largeur en travers du faîte',
    'field.pitch': 'Pente\u00a0: montée pour 12 de course',
    'field.waste': 'Pertes',
    'figure.squares': 'Carrés de 100\u00a0pi², pertes comprises',
    'figure.area': 'Surface du toit',
    'figure.bundles': 'Paquets, à trois par carré',
    'figure.eaves': 'Avant-toits à protéger de la glace',
    'need.roof': 'Bardeaux ou panneaux',
    note: 'Règle empirique\u00a0: 10\u00a0% de pertes pour deux versants simples, 15\u00a0% avec arêtes et noues. Pour un toit plat ou complexe, demandez un plan mesuré, et ne montez jamais pour mesurer\u00a0: une photo d’en haut suffit.',
  },
});

export const calculator = defineCalculator({
  id: 'roofing',
  messages,
  fields: [
    { name: 'length', quantity: 'length', start: [12, 40], range: [0.5, 300] },
    { name: 'width', quantity: 'length', start: [8.5, 28], range: [0.5, 300] },
    { name: 'pitch', quantity: 'pitch', start: [5, 5], range: [0, 24] },
    { name: 'waste', quantity: 'percent', start: [10, 10], range: [0, 50] },
  ],
  work: (job) => {
    const { area, toCover, squares, bundles, eaves } = roofArea(job);
    return {
      figures: [
        { name: 'squares', value: squares, quantity: 'squares' },
        { name: 'area', value: area, quantity: 'area' },
        { name: 'bundles', value: bundles, quantity: 'count' },
        { name: 'eaves', value: eaves, quantity: 'length' },
      ],
      needs: [{ name: 'roof', families: ['shingle', 'metal-roof'], amount: toCover, unit: 'sqft' }],
    };
  },
});
