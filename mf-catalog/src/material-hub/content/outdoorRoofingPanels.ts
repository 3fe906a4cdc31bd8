import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Roofing'],
  calculators: ['roofing'],
  guides: ['/outdoor/roofing', '/financial/home-equity-loans'],
  texts: {
    en: {
      lead: 'Standing seam, ribbed steel and clear panels, with squares and panels worked out from footprint and pitch.',
      picks: [
        { label: 'Standing seam', search: 'Standing Seam' },
        { label: 'Ribbed', search: 'Ribbed' },
        { label: 'Clear', search: 'Clear' },
      ],
      notes: [
        { title: 'Snow slides', text: 'Metal sheds snow at once. Plan guards above doors, walks and the gas meter.' },
        {
          title: 'Order by length',
          text: 'Panels cut to the length of the slope have no joint across it. Measure each slope along the roof, not along the wall.',
        },
        { title: 'Screws or clips', text: 'Exposed screws want a check after ten winters; hidden clips cost more and let the metal move.' },
      ],
    },
    fr: {
      lead: 'Panneaux à joint debout, nervurés et transparents, avec le calcul des carrés et des panneaux selon l’emprise et la pente.',
      picks: [
        { label: 'Joint debout', search: 'joint debout' },
        { label: 'Nervurés', search: 'nervuré' },
        { label: 'Transparents', search: 'transparent' },
      ],
      notes: [
        {
          title: 'La neige glisse',
          text: 'Le métal lâche la neige d’un coup. Prévoyez des arrêts au-dessus des portes, des allées et du compteur de gaz.',
        },
        {
          title: 'Commandez à la longueur',
          text: 'Des panneaux coupés à la longueur du versant n’ont aucun joint en travers. Mesurez chaque versant le long du toit.',
        },
        {
          title: 'Vis ou attaches',
          text: 'Des vis apparentes demandent une vérification après dix hivers; les attaches cachées coûtent plus et laissent bouger le métal.',
        },
      ],
    },
  },
};
