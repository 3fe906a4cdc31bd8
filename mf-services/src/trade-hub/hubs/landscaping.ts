import { createPage } from '../createPage';
import { groundworkLicences } from '../licences/groundwork';
import type { TradeHub } from '../TradeHub';

export const landscaping: TradeHub = {
  trades: ['Landscaping'],
  licences: groundworkLicences,
  costs: [
    { label: { en: 'Interlock patio per square foot, installed', fr: 'Patio de pavé uni au pied carré, posé' }, low: 22, high: 45 },
    { label: { en: 'Retaining wall per square foot', fr: 'Muret de soutènement au pied carré' }, low: 35, high: 80 },
    { label: { en: 'Sod per square foot, laid', fr: 'Gazon en plaques au pied carré, posé' }, low: 2, high: 5 },
    { label: { en: 'Planting bed of 100 sq ft', fr: 'Plate-bande de 100 pi²' }, low: 1000, high: 3500 },
    { label: { en: 'Tree removal', fr: 'Abattage d’un arbre' }, low: 500, high: 2500 },
  ],
  texts: {
    en: {
      title: 'Landscapers near you',
      lead: 'Patios, walls, trees and planting. Compare landscapers near your postal code and know the rules of your province before the first shovel.',
      jobs: ['Patio or walkway', 'Retaining wall', 'Planting or sod', 'Trees', 'Drainage'],
      advice: {
        title: 'How often, and when',
        parts: [
          {
            title: 'Once',
            lines: [
              'Patios, walls and drainage: May to October.',
              'Trees and shrubs: spring or early fall.',
              'Sod: when you can water it twice a day for two weeks.',
            ],
          },
          {
            title: 'Every two to four weeks',
            lines: [
              'Beds weeded and edged from May to September.',
              'Hedges two or three times a season.',
              'New plants watered weekly in their first summer.',
            ],
          },
          {
            title: 'Twice a year',
            lines: ['Spring: cleaning, pruning, mulch.', 'Fall: leaves, winter protection, last cut.', 'Joint sand of pavers looked at.'],
          },
        ],
      },
      questions: [
        {
          question: 'Why does base depth matter?',
          answer:
            'Frost moves what stands on shallow ground. Ask for the depth of compacted stone in the quote: 6 inches for a path, 12 for a driveway are usual.',
        },
        {
          question: 'May I cut my tree?',
          answer: 'Many cities ask for a permit above a certain trunk size. Your landscaper should know; the fine is yours.',
        },
        { question: 'Are plants guaranteed?', answer: 'Often for one year if you water as told. Ask for it in writing.' },
      ],
    },
    fr: {
      title: 'Paysagistes près de chez vous',
      lead: 'Patios, murets, arbres et plantations. Comparez les paysagistes près de votre code postal et connaissez les règles de votre province avant la première pelletée.',
      jobs: ['Patio ou allée', 'Muret de soutènement', 'Plantation ou gazon', 'Arbres', 'Drainage'],
      advice: {
        title: 'À quelle fréquence, et quand',
        parts: [
          {
            title: 'Une fois',
            lines: [
              'Patios, murets et drainage\u00a0: de mai à octobre.',
              'Arbres et arbustes\u00a0: au printemps ou au début de l’automne.',
              'Gazon\u00a0: quand vous pouvez arroser deux fois par jour pendant deux semaines.',
            ],
          },
          {
            title: 'Toutes les deux à quatre semaines',
            lines: [
              'Désherbage et bordures de mai à septembre.',
              'Haies deux ou trois fois par saison.',
              'Nouvelles plantes arrosées chaque semaine le premier été.',
            ],
          },
          {
            title: 'Deux fois par année',
            lines: [
              'Printemps\u00a0: ménage, taille, paillis.',
              'Automne\u00a0: feuilles, protections d’hiver, dernière tonte.',
              'Vérification du sable entre les pavés.',
            ],
          },
        ],
      },
      questions: [
        {
          question: 'Pourquoi la profondeur de la base compte-t-elle?',
          answer:
            'Le gel déplace ce qui repose sur un sol peu profond. Demandez l’épaisseur de pierre compactée\u00a0: 6 pouces pour une allée et 12 pour une entrée sont courants.',
        },
        {
          question: 'Puis-je abattre mon arbre?',
          answer:
            'Bien des villes exigent un permis à partir d’un certain diamètre. Votre paysagiste devrait le savoir; l’amende, elle, est pour vous.',
        },
        { question: 'Les plantes sont-elles garanties?', answer: 'Souvent un an si vous arrosez comme convenu. Demandez-le par écrit.' },
      ],
    },
  },
};

export const Component = createPage(landscaping);
