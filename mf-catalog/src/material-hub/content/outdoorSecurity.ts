import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Home Security', 'Electrical'],
  calculators: ['security'],
  guides: ['/financial/homeowners-insurance', '/guides'],
  texts: {
    en: {
      lead: 'Cameras, doorbells and alarm kits that stand the cold, with monitoring added up to what the first year really costs.',
      picks: [
        { label: 'Cameras', search: 'Camera' },
        { label: 'Doorbells', search: 'Doorbell' },
        { label: 'Alarm kits', search: 'Alarm Kit' },
      ],
      notes: [
        {
          title: 'Film your own ground',
          text: 'Point cameras at your own door and yard, not at a neighbour’s window; in Quebec and elsewhere that can be an invasion of privacy.',
        },
        { title: 'Cold and batteries', text: 'Lithium cells last longer than alkaline below -20 °C, and a wired camera longer than both.' },
        { title: 'Light first', text: 'A motion light at the back door costs little and works without an app.' },
      ],
    },
    fr: {
      lead: 'Caméras, sonnettes et trousses d’alarme qui supportent le froid, avec la télésurveillance additionnée pour connaître le vrai coût de la première année.',
      picks: [
        { label: 'Caméras', search: 'caméra' },
        { label: 'Sonnettes', search: 'sonnette' },
        { label: 'Trousses d’alarme', search: 'alarme' },
      ],
      notes: [
        {
          title: 'Filmez chez vous',
          text: 'Dirigez les caméras vers votre porte et votre terrain, non vers la fenêtre du voisin; au Québec comme ailleurs, ce peut être une atteinte à la vie privée.',
        },
        { title: 'Froid et piles', text: 'Sous -20\u00a0°C, le lithium dure plus que l’alcalin, et une caméra câblée plus que les deux.' },
        { title: 'La lumière d’abord', text: 'Un détecteur de mouvement à la porte arrière coûte peu et marche sans application.' },
      ],
    },
  },
};
