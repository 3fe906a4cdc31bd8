import { createPage } from '../createPage';
import { designLicences } from '../licences/design';
import type { TradeHub } from '../TradeHub';

export const outdoorDesign: TradeHub = {
  trades: ['Design', 'Landscaping'],
  licences: designLicences,
  costs: [
    { label: { en: 'Site visit with sketches', fr: 'Visite du terrain avec croquis' }, low: 200, high: 600 },
    { label: { en: 'Concept plan for a city lot', fr: 'Plan d’ensemble d’un terrain en ville' }, low: 1200, high: 4000 },
    { label: { en: 'Planting plan', fr: 'Plan de plantation' }, low: 600, high: 2000 },
    {
      label: { en: 'Drawings for a deck or pool permit', fr: 'Dessins pour le permis d’une terrasse ou d’une piscine' },
      low: 800,
      high: 3000,
    },
  ],
  texts: {
    en: {
      title: 'Outdoor and garden designers',
      lead: 'A plan before the first shovel. Start with finished gardens in the portfolios of designers near you.',
      jobs: ['Whole yard', 'Deck or patio', 'Planting plan', 'Front entrance', 'Drawings for a permit'],
      advice: {
        title: 'How to choose a designer',
        parts: [
          {
            title: 'Portfolio before price',
            lines: [
              'Look for photos of the same garden after three years.',
              'Ask for projects in your hardiness zone.',
              'See one garden in person if you can.',
            ],
          },
          {
            title: 'What the plan has to know',
            lines: [
              'Where water goes in spring, and where snow is piled.',
              'Buried lines, setbacks and easements of the lot.',
              'Sun by season, and which trees are protected.',
            ],
          },
          {
            title: 'What you should get',
            lines: [
              'A plan to scale with levels and drainage.',
              'A plant list with sizes.',
              'Phases, so that you can build over several years.',
            ],
          },
        ],
      },
      questions: [
        { question: 'When should I start?', answer: 'In winter for work in spring: designers have time, and permits take weeks.' },
        {
          question: 'Designer or landscape architect?',
          answer:
            'For walls, slopes and public spaces a landscape architect or engineer may be needed. For most gardens a designer is enough.',
        },
        { question: 'Can I build it myself?', answer: 'Yes, if the plan says how. Ask for details of footings, edges and drainage.' },
      ],
    },
    fr: {
      title: 'Design de jardins et d’espaces extérieurs',
      lead: 'Un plan avant la première pelletée. Commencez par les jardins terminés des designers près de chez vous.',
      jobs: ['Terrain complet', 'Terrasse ou patio', 'Plan de plantation', 'Entrée avant', 'Dessins pour un permis'],
      advice: {
        title: 'Comment choisir un designer',
        parts: [
          {
            title: 'Les réalisations avant le prix',
            lines: [
              'Cherchez des photos du même jardin trois ans plus tard.',
              'Demandez des projets dans votre zone de rusticité.',
              'Visitez un jardin si possible.',
            ],
          },
          {
            title: 'Ce que le plan doit savoir',
            lines: [
              'Où va l’eau au printemps, et où s’entasse la neige.',
              'Conduites enfouies, marges et servitudes du terrain.',
              'L’ensoleillement par saison et les arbres protégés.',
            ],
          },
          {
            title: 'Ce que vous devriez recevoir',
            lines: [
              'Un plan à l’échelle, avec niveaux et drainage.',
              'Une liste de plantes avec leurs tailles.',
              'Des étapes, pour bâtir sur plusieurs années.',
            ],
          },
        ],
      },
      questions: [
        {
          question: 'Quand commencer?',
          answer: 'L’hiver pour des travaux au printemps\u00a0: les designers ont du temps, et les permis prennent des semaines.',
        },
        {
          question: 'Designer ou architecte paysagiste?',
          answer:
            'Pour des murs, des pentes et des espaces publics, un architecte paysagiste ou un ingénieur peut être nécessaire. Pour la plupart des jardins, un designer suffit.',
        },
        {
          question: 'Puis-je tout faire moi-même?',
          answer: 'Oui, si le plan dit comment. Demandez les détails des assises, des bordures et du drainage.',
        },
      ],
    },
  },
};

export const Component = createPage(outdoorDesign);
