import type { TradeTexts } from './TradeTexts.ts';

export const landscaping: TradeTexts = {
  trade: 'Landscaping',
  taglines: [
    ['Gardens that survive February', 'Des jardins qui survivent à février'],
    ['Native plants, straight stone, tidy trucks', 'Plantes indigènes, pierre droite, camions propres'],
    ['From bare soil to first coffee outside', 'De la terre nue au premier café dehors'],
  ],
  about: [
    [
      'Since {year}, {name} has drawn, dug and planted gardens in {city}. Everything we plant is hardy here, and we replace what does not come back the first spring.',
      'Depuis {year}, {name} dessine, creuse et plante des jardins à {city}. Tout ce que nous plantons est rustique ici, et nous remplaçons ce qui ne revient pas au premier printemps.',
    ],
    [
      '{name} builds patios, walls and planting around {city}. The same crew comes back to look after it, for as long as you like.',
      '{name} aménage terrasses, murets et plates-bandes dans la région de {city}. La même équipe revient en prendre soin, aussi longtemps que vous le voulez.',
    ],
  ],
  services: [
    ['Garden design', 'Conception de jardins'],
    ['Interlock patios and paths', 'Terrasses et allées en pavé uni'],
    ['Retaining walls', 'Murs de soutènement'],
    ['Planting and sod', 'Plantation et gazon en plaques'],
    ['Lawn care by the season', 'Entretien saisonnier de pelouse'],
    ['Snow removal', 'Déneigement'],
  ],
  projects: [
    {
      title: ['A front yard without a lawn', 'Une façade sans pelouse'],
      text: [
        'Grasses, coneflowers and a gravel path; watered twice in its second summer.',
        'Graminées, échinacées et sentier de gravier; arrosée deux fois à son deuxième été.',
      ],
      art: 'service-landscaping',
    },
    {
      title: ['Patio at the kitchen door', 'Terrasse à la porte de la cuisine'],
      text: [
        'Interlock on a draining base, level with the sill, dry after rain.',
        'Pavé uni sur base drainante, au niveau du seuil, sec après la pluie.',
      ],
      art: 'service-windows-doors',
    },
    {
      title: ['Drawing for a steep lot', 'Plan pour un terrain en pente'],
      text: ['Three terraces, two stairs and a place for the rain to go.', 'Trois paliers, deux escaliers et un chemin pour la pluie.'],
      art: 'service-design',
    },
    {
      title: ['Shed and wood store', 'Remise et abri à bois'],
      text: ['Cedar on screw piles, with a green roof of sedum.', 'Du cèdre sur pieux vissés, avec un toit vert de sédum.'],
      art: 'service-storage',
    },
  ],
  testimonials: [
    {
      project: ['Front garden', 'Jardin de façade'],
      text: ['Neighbours stop to ask. Bees too.', 'Les voisins s’arrêtent pour demander. Les abeilles aussi.'],
      rating: 5,
    },
    {
      project: ['Retaining wall', 'Mur de soutènement'],
      text: ['Two winters, not a millimetre.', 'Deux hivers, pas un millimètre.'],
      rating: 5,
    },
    {
      project: ['Seasonal care', 'Entretien saisonnier'],
      text: ['Reliable. I wish they came on Saturdays.', 'Fiables. J’aimerais qu’ils viennent le samedi.'],
      rating: 4,
    },
    {
      project: ['Patio', 'Terrasse'],
      text: ['They moved my roses and moved them back. All alive.', 'Ils ont déplacé mes rosiers, puis les ont remis. Tous vivants.'],
      rating: 5,
    },
  ],
};
