import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { countertopArea } from './countertopArea';

const messages = defineMessages('catalog.calculator.countertop', {
  en: {
    title: 'Countertop area and edge',
    lead: 'What a fabricator prices: the slab, the cut-outs and the finished edge.',
    'field.wallLength': 'Length along the walls',
    'field.depth': 'Depth',
    'field.islandLength': 'Island length (0 for none)',
    'field.islandWidth': 'Island width (0 for none)',
    'field.cutOuts': 'Cut-outs',
    'field.cutOutLength': 'Length of a cut-out',
    'field.cutOutDepth': 'Depth of a cut-out',
    'field.waste': 'Waste',
    'figure.slab': 'Slab to order, with waste',
    'figure.counter': 'Counter area',
    'figure.remaining': 'Area left after cut-outs',
    'figure.edge': 'Finished edge',
    'need.slab': 'Countertop',
    note: 'Rule of thumb: 15% waste for one seam, more for a pattern that has to match. Cut-outs are not taken off the price, because they come out of your slab. In an L-shaped kitchen count the corner once.',
  },
  fr: {
    title: 'Surface et chant du comptoir',
    lead: 'Ce que l’atelier facture\u00a0: la dalle, les découpes et le chant fini.',
    'field.wallLength': 'Longueur le long des murs',
    'field.depth': 'Profondeur',
    'field.islandLength': 'Longueur de l’îlot (0 si aucun)',
    'field.islandWidth': 'Largeur de l’îlot (0 si aucun)',
    'field.cutOuts': 'Découpes',
    'field.cutOutLength': 'Longueur d’une découpe',
    'field.cutOutDepth': 'Profondeur d’une découpe',
    'field.waste': 'Pertes',
    'figure.slab': 'Dalle à commander, pertes comprises',
    'figure.counter': 'Surface du comptoir',
    'figure.remaining': 'Surface sans les découpes',
    'figure.edge': 'Chant fini',
    'need.slab': 'Comptoir',
    note: 'Règle empirique\u00a0: 15\u00a0% de pertes pour un joint, davantage si un motif doit se suivre. Les découpes ne sont pas déduites du prix, car elles sortent de votre dalle. Dans une cuisine en L, comptez le coin une seule fois.',
  },
});

export const calculator = defineCalculator({
  id: 'countertop',
  messages,
  fields: [
    { name: 'wallLength', quantity: 'length', start: [4.2, 14], range: [0.3, 100] },
    { name: 'depth', quantity: 'size', start: [65, 25.5], range: [0.1, 2] },
    { name: 'islandLength', quantity: 'length', start: [0, 0], range: [0, 10] },
    { name: 'islandWidth', quantity: 'size', start: [0, 0], range: [0, 3] },
    { name: 'cutOuts', quantity: 'count', start: [1, 1], range: [0, 10] },
    { name: 'cutOutLength', quantity: 'size', start: [76, 30], range: [0, 3] },
    { name: 'cutOutDepth', quantity: 'size', start: [46, 18], range: [0, 2] },
    { name: 'waste', quantity: 'percent', start: [15, 15], range: [0, 50] },
  ],
  work: (job) => {
    const { slab, counter, remaining, edge } = countertopArea(job);
    return {
      figures: [
        { name: 'slab', value: slab, quantity: 'area' },
        { name: 'counter', value: counter, quantity: 'area' },
        { name: 'remaining', value: remaining, quantity: 'area' },
        { name: 'edge', value: edge, quantity: 'length' },
      ],
      needs: [{ name: 'slab', families: ['countertop'], amount: slab, unit: 'sqft' }],
    };
  },
});
