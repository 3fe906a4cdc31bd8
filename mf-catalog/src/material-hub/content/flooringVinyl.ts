import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Flooring'],
  calculators: ['flooring'],
  guides: ['/guides'],
  texts: {
    en: {
      lead: 'Waterproof click planks and loose-lay tiles for kitchens and basements, with boxes and strips worked out for your room.',
      picks: [
        { label: 'Rigid plank', search: 'Rigid' },
        { label: 'Herringbone', search: 'Herringbone' },
        { label: 'Loose-lay', search: 'Loose-Lay' },
      ],
      notes: [
        {
          title: 'Flat matters more than dry',
          text: 'Rigid planks bridge small gaps but not waves. Rule of thumb: no more than 5 mm over 3 m (3/16 in over 10 ft).',
        },
        { title: 'Leave a gap', text: 'A floating floor needs room at every wall and must not be pinned under cabinets.' },
        {
          title: 'Radiant heat',
          text: 'Most click vinyl takes a heated floor up to 27 °C. Read the limit of yours before you switch it on.',
        },
      ],
    },
    fr: {
      lead: 'Planches à clic imperméables et carreaux à pose libre pour cuisines et sous-sols, avec le calcul des boîtes et des moulures.',
      picks: [
        { label: 'Planche rigide', search: 'rigide' },
        { label: 'Chevrons', search: 'chevrons' },
        { label: 'Pose libre', search: 'pose libre' },
      ],
      notes: [
        {
          title: 'Plat avant tout',
          text: 'Une planche rigide passe sur de petits jours, pas sur des vagues. Règle empirique\u00a0: au plus 5\u00a0mm sur 3\u00a0m (3/16\u00a0po sur 10\u00a0pi).',
        },
        {
          title: 'Laissez un jeu',
          text: 'Un plancher flottant a besoin de jeu à chaque mur et ne doit pas être bloqué sous les armoires.',
        },
        {
          title: 'Chaleur radiante',
          text: 'La plupart des vinyles à clic acceptent un plancher chauffé jusqu’à 27\u00a0°C. Lisez la limite du vôtre avant de l’allumer.',
        },
      ],
    },
  },
};
