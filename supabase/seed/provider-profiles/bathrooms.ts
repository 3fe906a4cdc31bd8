import type { TradeTexts } from './TradeTexts.ts';

export const bathrooms: TradeTexts = {
  trade: 'Bathroom Renovation',
  taglines: [
    ['Waterproof first, beautiful second, both always', 'Étanche d’abord, belle ensuite, les deux toujours'],
    ['A new bathroom in twelve working days', 'Une salle de bain neuve en douze jours ouvrables'],
    ['Tiled by people who love corners', 'Carrelée par des gens qui aiment les coins'],
  ],
  about: [
    [
      '{name} has rebuilt bathrooms in {city} since {year}. Every shower is flood-tested for a day before the first tile.',
      '{name} refait des salles de bain à {city} depuis {year}. Chaque douche est mise à l’épreuve de l’eau une journée entière avant le premier carreau.',
    ],
    [
      'Small rooms, old houses, safe showers: since {year}, {name} has worked around {city} with one crew for plumbing, tile and finish.',
      'Petites pièces, vieilles maisons, douches sûres : depuis {year}, {name} travaille dans la région de {city} avec une seule équipe, de la plomberie à la finition.',
    ],
  ],
  services: [
    ['Complete bathroom renovation', 'Rénovation complète de salle de bain'],
    ['Tub-to-shower conversion', 'Bain transformé en douche'],
    ['Tile and waterproofing', 'Céramique et étanchéité'],
    ['Accessible bathrooms', 'Salles de bain accessibles'],
    ['Vanities and fixtures', 'Meubles-lavabos et robinetterie'],
    ['Ventilation', 'Ventilation'],
  ],
  projects: [
    {
      title: ['Clawfoot tub, green tile', 'Bain sur pattes, carreaux verts'],
      text: ['A heritage bathroom with modern waterproofing behind it.', 'Une salle de bain d’époque avec une étanchéité d’aujourd’hui.'],
      art: 'service-bathroom',
    },
    {
      title: ['Pipes behind the wall', 'Les tuyaux derrière le mur'],
      text: [
        'New copper, new shut-offs, and an access panel you will not notice.',
        'Cuivre neuf, robinets d’arrêt neufs et une trappe discrète.',
      ],
      art: 'service-plumbing',
    },
    {
      title: ['A drawing for two sinks', 'Un plan pour deux lavabos'],
      text: ['Moved the door by 30 cm; gained a vanity and peace.', 'La porte déplacée de 30 cm, un meuble-lavabo et la paix gagnés.'],
      art: 'service-design',
    },
    {
      title: ['Floor that warms the feet', 'Un plancher qui réchauffe'],
      text: ['Heated tile on a timer, ready at six.', 'Carreaux chauffants sur minuterie, prêts à six heures.'],
      art: 'service-flooring',
    },
  ],
  testimonials: [
    {
      project: ['Main bathroom', 'Salle de bain principale'],
      text: ['Twelve days, and the toilet worked every night.', 'Douze jours, et la toilette fonctionnait chaque soir.'],
      rating: 5,
    },
    {
      project: ['Shower', 'Douche'],
      text: ['My father steps in without holding on.', 'Mon père y entre sans s’agripper.'],
      rating: 5,
    },
    {
      project: ['Tile', 'Céramique'],
      text: ['Lovely corners. One tile had to be replaced, at once.', 'De beaux coins. Un carreau à remplacer, fait aussitôt.'],
      rating: 4,
    },
    {
      project: ['Powder room', 'Salle d’eau'],
      text: ['They found room for a real sink.', 'Ils ont trouvé la place d’un vrai lavabo.'],
      rating: 5,
    },
  ],
};
