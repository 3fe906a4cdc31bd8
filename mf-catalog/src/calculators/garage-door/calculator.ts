import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { garageDoor } from './garageDoor';

const messages = defineMessages('catalog.calculator.garageDoor', {
  en: {
    title: 'Door, heat and opener',
    lead: 'What the R-value saves, and which opener lifts the door.',
    'field.width': 'Door width',
    'field.height': 'Door height',
    'field.rsi': 'Insulation of the panels',
    'field.difference': 'Garage warmer than outside by',
    'figure.loss': 'Heat through the closed door',
    'figure.area': 'Door area',
    'verdict.usual': 'A ½ hp opener is enough',
    'verdict.strong': 'Take a ¾ hp opener',
    note: 'Rule of thumb: ¾ hp above 6.7 m² (9 × 8 ft) or for a solid wood door. The heat is area × difference ÷ resistance of the panels; gaps around the door often let out as much again. Leave 30 cm (12 in) free above the opening for the tracks.',
  },
  fr: {
    title: 'Porte, chaleur et ouvre-porte',
    lead: 'Ce que la valeur R fait économiser, et l’ouvre-porte qu’il faut.',
    'field.width': 'Largeur de la porte',
    'field.height': 'Hauteur de la porte',
    'field.rsi': 'Isolation des panneaux',
    'field.difference': 'Écart de température avec l’extérieur',
    'figure.loss': 'Chaleur à travers la porte fermée',
    'figure.area': 'Surface de la porte',
    'verdict.usual': 'Un ouvre-porte de ½ hp suffit',
    'verdict.strong': 'Prenez un ouvre-porte de ¾ hp',
    note: 'Règle empirique\u00a0: ¾ hp au-delà de 6,7\u00a0m² (9 × 8\u00a0pi) ou pour une porte de bois massif. La chaleur est surface × écart ÷ résistance des panneaux; le pourtour en laisse souvent passer autant. Gardez 30\u00a0cm (12\u00a0po) libres au-dessus de l’ouverture pour les rails.',
  },
});

export const calculator = defineCalculator({
  id: 'garageDoor',
  messages,
  fields: [
    { name: 'width', quantity: 'length', start: [2.74, 9], range: [1, 10] },
    { name: 'height', quantity: 'length', start: [2.13, 7], range: [1, 6] },
    { name: 'rsi', quantity: 'rValue', start: [2.8, 16], range: [0.1, 10] },
    { name: 'difference', quantity: 'difference', start: [20, 36], range: [0, 80] },
  ],
  work: (job) => {
    const { area, loss, opener } = garageDoor(job);
    return {
      figures: [
        { name: 'loss', value: loss, quantity: 'heat' },
        { name: 'area', value: area, quantity: 'area' },
      ],
      verdict: { name: opener, tone: 'success' },
    };
  },
});
