import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { windowRating } from './windowRating';

const messages = defineMessages('catalog.calculator.windowRating', {
  en: {
    title: 'Is it an ENERGY STAR window?',
    lead: 'Read the two numbers on the label. Canada has one criterion for all zones.',
    'field.uFactor': 'U-factor',
    'field.energyRating': 'Energy Rating (0 if there is none)',
    'figure.rsi': 'Resistance to heat',
    'figure.uFactor': 'U-factor',
    'verdict.meets': 'Meets ENERGY STAR',
    'verdict.below': 'Does not meet ENERGY STAR',
    note: 'Source: Natural Resources Canada, ENERGY STAR technical specification for fenestration products, version 5.0: a U-factor of 1.22 W/m²·K or less, or an Energy Rating of 34 or more. Look the model up in its list before you buy.',
  },
  fr: {
    title: 'Est-ce une fenêtre ENERGY STAR?',
    lead: 'Lisez les deux chiffres de l’étiquette. Le Canada a un seul critère pour toutes les zones.',
    'field.uFactor': 'Facteur U',
    'field.energyRating': 'Rendement énergétique (0 s’il n’y en a pas)',
    'figure.rsi': 'Résistance à la chaleur',
    'figure.uFactor': 'Facteur U',
    'verdict.meets': 'Conforme à ENERGY STAR',
    'verdict.below': 'Non conforme à ENERGY STAR',
    note: 'Source\u00a0: Ressources naturelles Canada, spécification technique ENERGY STAR des produits de fenêtrage, version 5.0\u00a0: facteur U d’au plus 1,22\u00a0W/m²·K ou rendement énergétique d’au moins 34. Cherchez le modèle dans sa liste avant d’acheter.',
  },
});

export const calculator = defineCalculator({
  id: 'windowRating',
  messages,
  fields: [
    { name: 'uFactor', quantity: 'uFactor', start: [1.2, 0.21], range: [0.1, 10] },
    { name: 'energyRating', quantity: 'count', start: [0, 0], range: [0, 100] },
  ],
  work: (job) => {
    const { rsi, meets } = windowRating(job);
    return {
      figures: [
        { name: 'rsi', value: rsi, quantity: 'rValue' },
        { name: 'uFactor', value: job.uFactor, quantity: 'uFactor' },
      ],
      verdict: meets ? { name: 'meets', tone: 'success' } : { name: 'below', tone: 'warning' },
    };
  },
});
