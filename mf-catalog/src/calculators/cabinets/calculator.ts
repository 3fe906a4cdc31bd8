import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { cabinetRun } from './cabinetRun';

const messages = defineMessages('catalog.calculator.cabinets', {
  en: {
    title: 'Linear-foot planner',
    lead: 'Cabinets are quoted by the length of wall they take.',
    'field.baseWall': 'Wall with base cabinets',
    'field.upperWall': 'Wall with upper cabinets',
    'field.appliances': 'Taken by appliances',
    'field.cabinetWidth': 'Width of a cabinet',
    'figure.run': 'Cabinets, base and upper together',
    'figure.base': 'Base cabinets',
    'figure.upper': 'Upper cabinets',
    'figure.cabinets': 'Whole cabinets that fit',
    'figure.filler': 'Left for fillers below',
    'need.cabinets': 'Cabinets for that length',
    note: 'Rule of thumb: a stove takes 76 cm (30 in), a dishwasher 61 cm (24 in), a refrigerator 91 cm (36 in). Keep 8 cm (3 in) of filler beside a wall, so that doors and drawers open.',
  },
  fr: {
    title: 'Planificateur en pieds linéaires',
    lead: 'Les armoires se chiffrent selon la longueur de mur qu’elles occupent.',
    'field.baseWall': 'Mur avec armoires basses',
    'field.upperWall': 'Mur avec armoires hautes',
    'field.appliances': 'Occupé par les électroménagers',
    'field.cabinetWidth': 'Largeur d’une armoire',
    'figure.run': 'Armoires basses et hautes ensemble',
    'figure.base': 'Armoires basses',
    'figure.upper': 'Armoires hautes',
    'figure.cabinets': 'Armoires entières qui entrent',
    'figure.filler': 'Reste à combler en bas',
    'need.cabinets': 'Armoires pour cette longueur',
    note: 'Règle empirique\u00a0: une cuisinière prend 76\u00a0cm (30\u00a0po), un lave-vaisselle 61\u00a0cm (24\u00a0po), un réfrigérateur 91\u00a0cm (36\u00a0po). Gardez 8\u00a0cm (3\u00a0po) de remplissage près d’un mur, pour que portes et tiroirs s’ouvrent.',
  },
});

export const calculator = defineCalculator({
  id: 'cabinets',
  messages,
  fields: [
    { name: 'baseWall', quantity: 'length', start: [4.8, 16], range: [0, 60] },
    { name: 'upperWall', quantity: 'length', start: [3, 10], range: [0, 60] },
    { name: 'appliances', quantity: 'length', start: [1.37, 4.5], range: [0, 20] },
    { name: 'cabinetWidth', quantity: 'size', start: [76, 30], range: [0.15, 1.5] },
  ],
  work: (job) => {
    const { run, base, upper, cabinets, filler } = cabinetRun(job);
    return {
      figures: [
        { name: 'run', value: run, quantity: 'length' },
        { name: 'base', value: base, quantity: 'length' },
        { name: 'upper', value: upper, quantity: 'length' },
        { name: 'cabinets', value: cabinets, quantity: 'count' },
        { name: 'filler', value: filler, quantity: 'size' },
      ],
      needs: [{ name: 'cabinets', families: ['cabinet'], amount: run, unit: 'lnft' }],
    };
  },
});
