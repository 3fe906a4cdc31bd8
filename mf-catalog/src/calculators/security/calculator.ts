import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { securityCost } from './securityCost';

const messages = defineMessages('catalog.calculator.security', {
  en: {
    title: 'What it costs in the first year',
    lead: 'The kit is often the smaller cost: add installation and twelve months of monitoring.',
    'field.kit': 'Kit',
    'field.installation': 'Installation (0 if you do it yourself)',
    'field.monthly': 'Monitoring a month (0 for none)',
    'field.freeMonths': 'Free months at the start',
    'figure.firstYear': 'First year, before tax',
    'figure.laterYear': 'Each later year',
    'figure.threeYears': 'First three years',
    note: 'Your own figures, before tax. Ask how long the contract binds you, what ending it early costs, and whether the kit works without a subscription.',
  },
  fr: {
    title: 'Le coût de la première année',
    lead: 'La trousse est souvent la plus petite dépense\u00a0: ajoutez la pose et douze mois de télésurveillance.',
    'field.kit': 'Trousse',
    'field.installation': 'Pose (0 si vous la faites)',
    'field.monthly': 'Télésurveillance par mois (0 si aucune)',
    'field.freeMonths': 'Mois gratuits au début',
    'figure.firstYear': 'Première année, avant taxes',
    'figure.laterYear': 'Chaque année suivante',
    'figure.threeYears': 'Trois premières années',
    note: 'Vos propres chiffres, avant taxes. Demandez la durée du contrat, ce que coûte une résiliation anticipée, et si la trousse fonctionne sans abonnement.',
  },
});

export const calculator = defineCalculator({
  id: 'security',
  messages,
  fields: [
    { name: 'kit', quantity: 'money', start: [329, 329], range: [0, 100_000] },
    { name: 'installation', quantity: 'money', start: [150, 150], range: [0, 100_000] },
    { name: 'monthly', quantity: 'money', start: [24.99, 24.99], range: [0, 1000] },
    { name: 'freeMonths', quantity: 'count', start: [0, 0], range: [0, 36] },
  ],
  work: (job) => {
    const { firstYear, laterYear, threeYears } = securityCost(job);
    return {
      figures: [
        { name: 'firstYear', value: firstYear, quantity: 'money' },
        { name: 'laterYear', value: laterYear, quantity: 'money' },
        { name: 'threeYears', value: threeYears, quantity: 'money' },
      ],
    };
  },
});
