import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Home Maintenance', 'Assembly', 'Bathroom Renovation'],
  calculators: [],
  guides: ['/indoor/bathroom-maintenance', '/guides'],
  texts: {
    en: {
      lead: 'Bars, hooks, shelves and grab bars in sets that match, and what a grab bar has to hold.',
      picks: [
        { label: 'Grab bars', search: 'Grab Bar' },
        { label: 'Sets', search: 'Accessory Set' },
      ],
      notes: [
        {
          title: 'What a grab bar must hold',
          text: 'A grab bar has to resist 1.3 kN, about the weight of 130 kg, in any direction. Screws in drywall do not: fix it to studs or blocking.',
          source: 'National Building Code of Canada, requirements for grab bars',
        },
        {
          title: 'Blocking first',
          text: 'If a wall is open anyway, screw a board between the studs at 85 cm (34 in): a bar can follow years later.',
        },
        {
          title: 'Drilling tile',
          text: 'Use a diamond bit, water and no hammer. Mark through tape, and seal the hole before the screw goes in.',
        },
      ],
    },
    fr: {
      lead: 'Barres, crochets, tablettes et barres d’appui en ensembles assortis, et ce qu’une barre d’appui doit supporter.',
      picks: [
        { label: 'Barres d’appui', search: 'appui' },
        { label: 'Ensembles', search: 'ensemble' },
      ],
      notes: [
        {
          title: 'Ce qu’une barre d’appui doit tenir',
          text: 'Une barre d’appui doit résister à 1,3\u00a0kN, environ le poids de 130\u00a0kg, dans toutes les directions. Des vis dans le gypse n’y suffisent pas\u00a0: fixez-la aux montants ou à un fond de clouage.',
          source: 'Code national du bâtiment du Canada, exigences sur les barres d’appui',
        },
        {
          title: 'Le fond de clouage d’abord',
          text: 'Si le mur est ouvert de toute façon, vissez une planche entre les montants à 85\u00a0cm (34\u00a0po)\u00a0: une barre pourra suivre des années plus tard.',
        },
        {
          title: 'Percer un carreau',
          text: 'Mèche diamantée, eau et aucune percussion. Marquez sur du ruban et scellez le trou avant la vis.',
        },
      ],
    },
  },
};
