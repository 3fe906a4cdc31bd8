import type { TradeTexts } from './TradeTexts.ts';

export const decks: TradeTexts = {
  trade: 'Decks & Fences',
  taglines: [
    ['Posts below the frost line, always', 'Des poteaux sous la ligne de gel, toujours'],
    ['Cedar, composite and straight fences', 'Cèdre, composite et clôtures droites'],
    ['A deck for the long weekend', 'Une terrasse pour la longue fin de semaine'],
  ],
  about: [
    [
      'Since {year}, {name} has built decks and fences in {city}. Utilities are located before we dig and boards are chosen one by one.',
      'Depuis {year}, {name} bâtit terrasses et clôtures à {city}. Nous faisons localiser les services avant de creuser et choisissons les planches une à une.',
    ],
    [
      '{name} works outdoors around {city} from April to November and in its shop all winter. Permits and drawings are ours to get.',
      '{name} travaille dehors dans la région de {city} d’avril à novembre, et en atelier tout l’hiver. Permis et plans, nous nous en occupons.',
    ],
  ],
  services: [
    ['Cedar decks', 'Terrasses de cèdre'],
    ['Composite decks', 'Terrasses de composite'],
    ['Privacy fences', 'Clôtures brise-vue'],
    ['Pergolas', 'Pergolas'],
    ['Screw piles', 'Pieux vissés'],
    ['Staining and repair', 'Teinture et réparation'],
  ],
  projects: [
    {
      title: ['Fence along the lane', 'Clôture le long de la ruelle'],
      text: [
        '32 metres of cedar with a gate that still swings after two winters.',
        '32 mètres de cèdre avec une barrière qui tourne encore après deux hivers.',
      ],
      art: 'service-landscaping',
    },
    {
      title: ['Steps to the front door', 'Marches de l’entrée'],
      text: ['Wide treads, a rail at the right height and no ice trap.', 'Marches larges, rampe à la bonne hauteur, aucun piège à glace.'],
      art: 'service-windows-doors',
    },
    {
      title: ['Frame for a covered deck', 'Charpente d’une terrasse couverte'],
      text: ['Timber frame cut in the shop, raised in a day.', 'Charpente taillée en atelier, levée en un jour.'],
      art: 'service-construction',
    },
    {
      title: ['Shed for bikes and tires', 'Remise à vélos et à pneus'],
      text: ['On the property line’s good side, with the permit to prove it.', 'Du bon côté de la limite du terrain, permis à l’appui.'],
      art: 'service-storage',
    },
  ],
  testimonials: [
    {
      project: ['Cedar deck', 'Terrasse de cèdre'],
      text: ['The screws line up. All of them.', 'Les vis sont alignées. Toutes.'],
      rating: 5,
    },
    {
      project: ['Fence', 'Clôture'],
      text: ['They talked to both neighbours before digging.', 'Ils ont parlé aux deux voisins avant de creuser.'],
      rating: 5,
    },
    {
      project: ['Pergola', 'Pergola'],
      text: ['Solid. The stain is a shade darker than the sample.', 'Solide. La teinture est un peu plus foncée que l’échantillon.'],
      rating: 4,
    },
    {
      project: ['Steps', 'Marches'],
      text: ['Done between two snowfalls.', 'Fait entre deux chutes de neige.'],
      rating: 5,
    },
  ],
};
