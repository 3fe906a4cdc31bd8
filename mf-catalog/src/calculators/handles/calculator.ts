import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { handleCount } from './handleCount';

const messages = defineMessages('catalog.calculator.handles', {
  en: {
    title: 'How many handles?',
    lead: 'Count doors and drawers once; handles and hinges follow.',
    'field.doors': 'Doors',
    'field.tallDoors': 'Tall pantry doors',
    'field.drawers': 'Drawers',
    'field.wideDrawers': 'Wide drawers',
    'figure.handles': 'Handles',
    'figure.hinges': 'Hinges',
    'need.handles': 'Handles, knobs or hinges',
    note: 'Rule of thumb: two handles on drawers wider than 76 cm (30 in), two hinges a door and four on a pantry door. Buy one or two spare: finishes change from batch to batch.',
  },
  fr: {
    title: 'Combien de poignées?',
    lead: 'Comptez portes et tiroirs une fois; poignées et charnières suivent.',
    'field.doors': 'Portes',
    'field.tallDoors': 'Portes de garde-manger',
    'field.drawers': 'Tiroirs',
    'field.wideDrawers': 'Tiroirs larges',
    'figure.handles': 'Poignées',
    'figure.hinges': 'Charnières',
    'need.handles': 'Poignées, boutons ou charnières',
    note: 'Règle empirique\u00a0: deux poignées par tiroir de plus de 76\u00a0cm (30\u00a0po), deux charnières par porte et quatre par porte de garde-manger. Achetez-en une ou deux de plus\u00a0: les finis varient d’un lot à l’autre.',
  },
});

export const calculator = defineCalculator({
  id: 'handles',
  messages,
  fields: [
    { name: 'doors', quantity: 'count', start: [14, 14], range: [0, 500] },
    { name: 'tallDoors', quantity: 'count', start: [2, 2], range: [0, 100] },
    { name: 'drawers', quantity: 'count', start: [6, 6], range: [0, 500] },
    { name: 'wideDrawers', quantity: 'count', start: [2, 2], range: [0, 100] },
  ],
  work: (job) => {
    const { handles, hinges } = handleCount(job);
    return {
      figures: [
        { name: 'handles', value: handles, quantity: 'count' },
        { name: 'hinges', value: hinges, quantity: 'count' },
      ],
      needs: [{ name: 'handles', families: ['pulls'], amount: handles, unit: 'each' }],
    };
  },
});
