import { createPage } from '../createPage';
import { designLicences } from '../licences/design';
import type { TradeHub } from '../TradeHub';

export const indoorDesign: TradeHub = {
  trades: ['Design'],
  licences: designLicences,
  costs: [
    { label: { en: 'First consultation at home', fr: 'Première consultation à domicile' }, low: 150, high: 400 },
    { label: { en: 'Design by the hour', fr: 'Design, à l’heure' }, low: 90, high: 225 },
    { label: { en: 'Plan and materials for one room', fr: 'Plan et matériaux pour une pièce' }, low: 1500, high: 5000 },
    { label: { en: 'Kitchen design with drawings', fr: 'Design de cuisine avec dessins' }, low: 2000, high: 7500 },
  ],
  texts: {
    en: {
      title: 'Interior designers',
      lead: 'Look at the portfolio first: open a designer’s profile, see finished rooms, then ask for a quote for yours.',
      jobs: ['Consultation at home', 'One room', 'Kitchen or bathroom', 'Whole home', 'Colours and materials'],
      advice: {
        title: 'How to choose a designer',
        parts: [
          {
            title: 'Portfolio before price',
            lines: [
              'Look for rooms like yours: size, age of the house, budget.',
              'Ask which photos show finished work and which are renderings.',
              'Call one client of the last year.',
            ],
          },
          {
            title: 'How designers charge',
            lines: [
              'By the hour, by the room, or a share of the project.',
              'Ask who keeps trade discounts on furniture and materials.',
              'Agree how many revisions are included.',
            ],
          },
          {
            title: 'What you should get',
            lines: [
              'A measured plan and a list of materials with prices.',
              'Drawings a contractor can quote from.',
              'The right to use them with any contractor.',
            ],
          },
        ],
      },
      questions: [
        {
          question: 'Designer or decorator?',
          answer:
            'A decorator chooses colours, furniture and fabrics. A designer also plans spaces, lighting and built-ins. In some provinces the title is protected.',
        },
        {
          question: 'Can the designer manage the work?',
          answer: 'Often yes, for a fee. In Quebec somebody who has the work carried out needs an RBQ licence.',
        },
        {
          question: 'Where do materials come from?',
          answer: 'Ask your designer to work from a project list: you can fill one in our materials catalogue and share its link.',
        },
      ],
    },
    fr: {
      title: 'Designers d’intérieur',
      lead: 'Regardez d’abord les réalisations\u00a0: ouvrez un profil, voyez des pièces terminées, puis demandez une soumission pour la vôtre.',
      jobs: ['Consultation à domicile', 'Une pièce', 'Cuisine ou salle de bain', 'Toute la maison', 'Couleurs et matériaux'],
      advice: {
        title: 'Comment choisir un designer',
        parts: [
          {
            title: 'Les réalisations avant le prix',
            lines: [
              'Cherchez des pièces comme la vôtre\u00a0: taille, âge de la maison, budget.',
              'Demandez quelles images montrent un travail terminé et lesquelles sont des rendus.',
              'Appelez un client de la dernière année.',
            ],
          },
          {
            title: 'Les modes de facturation',
            lines: [
              'À l’heure, à la pièce ou selon une part du projet.',
              'Demandez à qui reviennent les rabais de l’industrie.',
              'Convenez du nombre de révisions comprises.',
            ],
          },
          {
            title: 'Ce que vous devriez recevoir',
            lines: [
              'Un plan coté et une liste de matériaux avec prix.',
              'Des dessins sur lesquels un entrepreneur peut soumissionner.',
              'Le droit de les utiliser avec l’entrepreneur de votre choix.',
            ],
          },
        ],
      },
      questions: [
        {
          question: 'Designer ou décorateur?',
          answer:
            'Le décorateur choisit couleurs, meubles et tissus. Le designer planifie aussi l’espace, l’éclairage et le mobilier intégré. Dans certaines provinces, le titre est protégé.',
        },
        {
          question: 'Le designer peut-il gérer les travaux?',
          answer: 'Souvent oui, contre des honoraires. Au Québec, qui fait exécuter les travaux doit détenir une licence RBQ.',
        },
        {
          question: 'D’où viennent les matériaux?',
          answer:
            'Demandez au designer de partir d’une liste de projet\u00a0: vous pouvez en remplir une dans notre catalogue de matériaux et en partager le lien.',
        },
      ],
    },
  },
};

export const Component = createPage(indoorDesign);
