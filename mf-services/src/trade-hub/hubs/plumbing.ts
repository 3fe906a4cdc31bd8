import { createPage } from '../createPage';
import { plumbingLicences } from '../licences/plumbing';
import type { TradeHub } from '../TradeHub';

export const plumbing: TradeHub = {
  trades: ['Plumbing'],
  licences: plumbingLicences,
  costs: [
    { label: { en: 'Service call with the first hour', fr: 'Appel de service avec la première heure' }, low: 120, high: 250 },
    { label: { en: 'Clearing a blocked drain', fr: 'Débouchage d’un drain' }, low: 150, high: 450 },
    { label: { en: 'Replacing a faucet you have bought', fr: 'Remplacement d’un robinet que vous avez acheté' }, low: 150, high: 350 },
    { label: { en: 'New toilet, installed', fr: 'Toilette neuve, installée' }, low: 400, high: 900 },
    { label: { en: 'Tank water heater, installed', fr: 'Chauffe-eau à réservoir, installé' }, low: 1400, high: 3000 },
  ],
  texts: {
    en: {
      title: 'Plumbers near you',
      lead: 'A dripping tap, a blocked drain or new pipes: compare plumbers near your postal code, see what the work usually costs and who has to hold which licence.',
      jobs: ['Leak or dripping faucet', 'Blocked drain', 'Toilet repair or replacement', 'Water heater', 'New pipes or a renovation'],
      advice: {
        title: 'Before the plumber comes',
        parts: [
          {
            title: 'Water is running',
            lines: [
              'Close the main shut-off valve and open a low faucet.',
              'Switch off the water heater.',
              'Take photos for the quote and for your insurer.',
            ],
          },
          {
            title: 'What to have ready',
            lines: [
              'Age of the house and kind of pipes, if you know it.',
              'Where the shut-off valves are.',
              'Make and model of the fixture.',
            ],
          },
          {
            title: 'What to ask',
            lines: ['Is the first hour included in the call-out?', 'Who takes out the permit?', 'How long are parts and labour covered?'],
          },
        ],
      },
      questions: [
        {
          question: 'Is an emergency more expensive?',
          answer:
            'Usually one and a half times to twice the hourly price in the evening and on weekends. Ask before the plumber leaves the shop.',
        },
        {
          question: 'Do I need a permit?',
          answer: 'For new or moved pipes usually yes, for a like-for-like faucet or toilet usually no. The municipality decides.',
        },
        {
          question: 'Why do quotes differ so much?',
          answer: 'Access to the pipes and what is behind the wall. Ask each plumber to list what would change the price.',
        },
      ],
    },
    fr: {
      title: 'Plombiers près de chez vous',
      lead: 'Un robinet qui coule, un drain bouché ou de nouvelles conduites\u00a0: comparez les plombiers près de votre code postal, voyez ce que coûtent les travaux et qui doit détenir quelle licence.',
      jobs: [
        'Fuite ou robinet qui coule',
        'Drain bouché',
        'Réparation ou remplacement de toilette',
        'Chauffe-eau',
        'Nouvelles conduites ou rénovation',
      ],
      advice: {
        title: 'Avant l’arrivée du plombier',
        parts: [
          {
            title: 'L’eau coule',
            lines: [
              'Fermez la valve principale et ouvrez un robinet bas.',
              'Coupez l’alimentation du chauffe-eau.',
              'Prenez des photos pour la soumission et pour l’assureur.',
            ],
          },
          {
            title: 'À préparer',
            lines: [
              'L’âge de la maison et le type de conduites, si vous le savez.',
              'L’emplacement des valves d’arrêt.',
              'La marque et le modèle de l’appareil.',
            ],
          },
          {
            title: 'À demander',
            lines: [
              'La première heure est-elle comprise dans le déplacement?',
              'Qui obtient le permis?',
              'Quelle est la garantie sur les pièces et la main-d’œuvre?',
            ],
          },
        ],
      },
      questions: [
        {
          question: 'Une urgence coûte-t-elle plus cher?',
          answer:
            'En général, une fois et demie à deux fois le tarif horaire le soir et la fin de semaine. Demandez-le avant le départ du plombier.',
        },
        {
          question: 'Faut-il un permis?',
          answer:
            'Pour des conduites nouvelles ou déplacées, souvent oui; pour un robinet ou une toilette remplacés tels quels, souvent non. La municipalité décide.',
        },
        {
          question: 'Pourquoi les soumissions sont-elles si différentes?',
          answer: 'À cause de l’accès aux conduites et de ce que cache le mur. Demandez à chacun ce qui ferait changer le prix.',
        },
      ],
    },
  },
};

export const Component = createPage(plumbing);
