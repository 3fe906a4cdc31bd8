import type { TradeTexts } from './TradeTexts.ts';

export const masonry: TradeTexts = {
  trade: 'Masonry & Concrete',
  taglines: [
    ['Brick by brick, mortar that matches', 'Brique par brique, un mortier assorti'],
    ['Concrete that sheds water and stays', 'Un béton qui écoule l’eau et qui reste'],
    ['Old stone, new joints', 'Vieille pierre, joints neufs'],
  ],
  about: [
    [
      '{name} has repaired brick, stone and concrete in {city} since {year}. We match the mortar to the wall, in colour and in strength.',
      '{name} répare brique, pierre et béton à {city} depuis {year}. Nous accordons le mortier au mur, en couleur et en résistance.',
    ],
    [
      'Chimneys, steps, foundations: since {year}, {name} has kept water out of homes around {city}. Winter work is heated and tented.',
      'Cheminées, marches, fondations : depuis {year}, {name} garde l’eau hors des maisons de la région de {city}. L’hiver, le chantier est abrité et chauffé.',
    ],
  ],
  services: [
    ['Tuckpointing', 'Rejointoiement'],
    ['Chimney repair', 'Réparation de cheminée'],
    ['Foundation crack repair', 'Réparation de fissures de fondation'],
    ['Concrete steps and walks', 'Marches et trottoirs de béton'],
    ['Parging', 'Crépi de fondation'],
    ['Stone veneer', 'Parement de pierre'],
  ],
  projects: [
    {
      title: ['Brick wall made good', 'Mur de brique remis en état'],
      text: [
        '180 bricks turned, not replaced, and a lime mortar that breathes.',
        '180 briques retournées plutôt que remplacées, et un mortier de chaux qui respire.',
      ],
      art: 'service-hvac',
    },
    {
      title: ['Chimney above a red roof', 'Cheminée au-dessus d’un toit rouge'],
      text: ['Rebuilt from the flashing up, with a stainless cap.', 'Refaite depuis le solin, avec un chapeau d’inox.'],
      art: 'service-roofing',
    },
    {
      title: ['Garage slab', 'Dalle de garage'],
      text: ['Poured in one morning with a slope to the drain.', 'Coulée en un matin, avec une pente vers le drain.'],
      art: 'service-storage',
    },
    {
      title: ['Garden wall and stepping stones', 'Muret et pas japonais'],
      text: ['Dry stone, no mortar, a place for lizards to be imagined.', 'Pierre sèche, sans mortier, où l’on imagine des lézards.'],
      art: 'service-landscaping',
    },
  ],
  testimonials: [
    {
      project: ['Tuckpointing', 'Rejointoiement'],
      text: ['You cannot tell where they stopped.', 'Impossible de voir où ils se sont arrêtés.'],
      rating: 5,
    },
    {
      project: ['Foundation', 'Fondation'],
      text: ['Dry basement in April, for the first time.', 'Un sous-sol sec en avril, pour la première fois.'],
      rating: 5,
    },
    {
      project: ['Steps', 'Marches'],
      text: ['Strong and level. Noisy week, as announced.', 'Solides et de niveau. Une semaine bruyante, comme annoncé.'],
      rating: 4,
    },
    {
      project: ['Chimney', 'Cheminée'],
      text: ['Photos from the top every day.', 'Des photos d’en haut chaque jour.'],
      rating: 5,
    },
  ],
};
