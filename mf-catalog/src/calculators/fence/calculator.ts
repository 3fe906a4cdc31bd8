import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { fenceCount } from './fenceCount';

const messages = defineMessages('catalog.calculator.fence', {
  en: {
    title: 'Posts, rails and boards',
    lead: 'What one straight run of fence is made of.',
    'field.length': 'Length with gates',
    'field.height': 'Height',
    'field.spacing': 'Between posts',
    'field.gates': 'Gates',
    'field.gateWidth': 'Width of a gate',
    'field.boardWidth': 'Board width',
    'field.gap': 'Gap between boards',
    'figure.posts': 'Posts',
    'figure.rails': 'Rails',
    'figure.boards': 'Boards',
    'figure.sections': 'Sections between posts',
    'figure.postLength': 'Length of a post',
    'need.panels': 'Ready-made panels instead of boards',
    'need.posts': 'Posts',
    note: 'Rule of thumb: two rails up to 1.5 m (5 ft), three above; posts go 1.2 m (4 ft) into the ground, below the frost of southern Canada. Ask your municipality how deep and how high before you dig, and have buried lines located.',
  },
  fr: {
    title: 'Poteaux, traverses et planches',
    lead: 'De quoi se compose une clôture en ligne droite.',
    'field.length': 'Longueur, barrières comprises',
    'field.height': 'Hauteur',
    'field.spacing': 'Entre les poteaux',
    'field.gates': 'Barrières',
    'field.gateWidth': 'Largeur d’une barrière',
    'field.boardWidth': 'Largeur d’une planche',
    'field.gap': 'Espace entre les planches',
    'figure.posts': 'Poteaux',
    'figure.rails': 'Traverses',
    'figure.boards': 'Planches',
    'figure.sections': 'Sections entre les poteaux',
    'figure.postLength': 'Longueur d’un poteau',
    'need.panels': 'Panneaux tout faits au lieu de planches',
    'need.posts': 'Poteaux',
    note: 'Règle empirique\u00a0: deux traverses jusqu’à 1,5\u00a0m (5\u00a0pi), trois au-delà; les poteaux descendent à 1,2\u00a0m (4\u00a0pi), sous le gel du sud du Canada. Demandez à la municipalité la profondeur et la hauteur permises avant de creuser, et faites localiser les conduites.',
  },
});

export const calculator = defineCalculator({
  id: 'fence',
  messages,
  fields: [
    { name: 'length', quantity: 'length', start: [20, 64], range: [0.5, 5000] },
    { name: 'height', quantity: 'length', start: [1.8, 6], range: [0.3, 4] },
    { name: 'spacing', quantity: 'length', start: [2.4, 8], range: [0.5, 4] },
    { name: 'gates', quantity: 'count', start: [1, 1], range: [0, 20] },
    { name: 'gateWidth', quantity: 'length', start: [1.07, 3.5], range: [0, 6] },
    { name: 'boardWidth', quantity: 'size', start: [14, 5.5], range: [0.01, 1] },
    { name: 'gap', quantity: 'size', start: [0.5, 0.1875], range: [0, 0.5] },
  ],
  work: (job) => {
    const { fence, sections, posts, rails, boards, postLength } = fenceCount(job);
    return {
      figures: [
        { name: 'posts', value: posts, quantity: 'count' },
        { name: 'rails', value: rails, quantity: 'count' },
        { name: 'boards', value: boards, quantity: 'count' },
        { name: 'sections', value: sections, quantity: 'count' },
        { name: 'postLength', value: postLength, quantity: 'length' },
      ],
      needs: [
        { name: 'panels', families: ['fence'], amount: fence, unit: 'lnft' },
        { name: 'posts', families: ['post'], amount: posts, unit: 'each' },
      ],
    };
  },
});
