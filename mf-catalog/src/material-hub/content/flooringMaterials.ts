import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Flooring'],
  calculators: ['flooring', 'tile'],
  guides: ['/guides', '/financial/home-equity-loans'],
  starter: [
    { family: 'hardwood', quantity: 11 },
    { family: 'tile', quantity: 50 },
    { family: 'carpet', quantity: 150 },
    { family: 'vinyl', quantity: 6 },
  ],
  texts: {
    en: {
      lead: 'Hardwood, vinyl, tile and carpet side by side, with boxes, grout and strips worked out and a typical list to start from.',
      picks: [
        { label: 'Wood', search: 'Oak' },
        { label: 'Vinyl', search: 'Vinyl' },
        { label: 'Tile', search: 'Tile' },
      ],
      notes: [
        {
          title: 'By room',
          text: 'Tile or vinyl where water falls, wood where people sit, carpet where people sleep; one floor through open rooms looks larger.',
        },
        {
          title: 'What lies below',
          text: 'Squeaks, waves and damp come through every floor. Have the subfloor screwed, levelled and tested first.',
        },
        {
          title: 'Old tiles',
          text: 'Floor tiles of 23 cm (9 in) and their glue from before the 1990s may hold asbestos. Have a sample tested before you lift one.',
          source: 'Health Canada, asbestos and your health',
        },
      ],
    },
    fr: {
      lead: 'Bois franc, vinyle, carreaux et tapis côte à côte, avec le calcul des boîtes, du coulis et des moulures et une liste courante pour commencer.',
      picks: [
        { label: 'Chêne', search: 'chêne' },
        { label: 'Vinyle', search: 'vinyle' },
        { label: 'Carreaux', search: 'carreau' },
      ],
      notes: [
        {
          title: 'Par pièce',
          text: 'Carreau ou vinyle là où l’eau tombe, bois où l’on s’assoit, tapis où l’on dort; un seul plancher agrandit des pièces ouvertes.',
        },
        {
          title: 'Ce qu’il y a dessous',
          text: 'Craquements, vagues et humidité traversent tout plancher. Faites d’abord visser, niveler et tester le sous-plancher.',
        },
        {
          title: 'Vieux carreaux',
          text: 'Les carreaux de 23\u00a0cm (9\u00a0po) et leur colle d’avant les années 1990 peuvent contenir de l’amiante. Faites analyser un échantillon avant d’en soulever un.',
          source: 'Santé Canada, l’amiante et votre santé',
        },
      ],
    },
  },
};
