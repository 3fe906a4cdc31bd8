import type { TradeTexts } from './TradeTexts.ts';

export const construction: TradeTexts = {
  trade: 'Construction',
  taglines: [
    ['Additions that look as if they were always there', 'Des agrandissements qu’on croirait d’origine'],
    ['One contract, one schedule, one site lead', 'Un contrat, un échéancier, un chef de chantier'],
    ['Built square, priced by line', 'Bâti d’équerre, chiffré ligne par ligne'],
  ],
  about: [
    [
      '{name} has renovated and extended homes in {city} since {year}. A site lead you can call runs every job, and the schedule is on the wall from the first day.',
      '{name} rénove et agrandit les maisons de {city} depuis {year}. Un chef de chantier joignable mène chaque projet, et l’échéancier est affiché dès le premier jour.',
    ],
    [
      'Since {year}, {name} has built around {city} with carpenters on staff. Changes are priced and signed before they are made.',
      'Depuis {year}, {name} bâtit dans la région de {city} avec ses propres charpentiers. Chaque changement est chiffré et signé avant d’être fait.',
    ],
  ],
  services: [
    ['Home additions', 'Agrandissements'],
    ['Whole-home renovation', 'Rénovation complète'],
    ['Basement finishing', 'Aménagement du sous-sol'],
    ['Kitchen renovation', 'Rénovation de cuisine'],
    ['Bathroom renovation', 'Rénovation de salle de bain'],
    ['Structural repair', 'Réparation de structure'],
    ['Permits and drawings', 'Permis et plans'],
  ],
  projects: [
    {
      title: ['Second storey on a bungalow', 'Un étage sur un bungalow'],
      text: [
        'Framed and closed in nine weeks, with the family living below for seven of them.',
        'Charpente fermée en neuf semaines, la famille vivant en bas pendant sept.',
      ],
      art: 'service-construction',
    },
    {
      title: ['Kitchen opened to the garden', 'Cuisine ouverte sur le jardin'],
      text: [
        'A bearing wall became a steel beam; the sink got the view.',
        'Un mur porteur est devenu une poutre d’acier, et l’évier a gagné la vue.',
      ],
      art: 'service-kitchen',
    },
    {
      title: ['Bathroom under the eaves', 'Salle de bain sous les combles'],
      text: ['A freestanding tub where the boxes used to be.', 'Un bain autoportant là où dormaient les boîtes.'],
      art: 'service-bathroom',
    },
    {
      title: ['New front entrance', 'Nouvelle entrée'],
      text: ['Vestibule, arched transom and a door that seals in January.', 'Vestibule, imposte cintrée et une porte étanche en janvier.'],
      art: 'service-windows-doors',
    },
  ],
  testimonials: [
    {
      project: ['Second storey', 'Ajout d’étage'],
      text: ['On budget to within the contingency, which we got back.', 'Dans le budget, imprévus compris, et ils nous les ont rendus.'],
      rating: 5,
    },
    {
      project: ['Kitchen', 'Cuisine'],
      text: ['The site lead answered every message the same day.', 'Le chef de chantier répondait à chaque message le jour même.'],
      rating: 5,
    },
    {
      project: ['Basement', 'Sous-sol'],
      text: ['Quality is high. The permit took longer than they thought.', 'Belle qualité. Le permis a pris plus de temps que prévu.'],
      rating: 4,
    },
    {
      project: ['Bathroom', 'Salle de bain'],
      text: ['They found rot, showed it, priced it, fixed it.', 'Ils ont trouvé de la pourriture, l’ont montrée, chiffrée, réparée.'],
      rating: 5,
    },
  ],
};
