import { siding as facts } from '../trade-facts/siding.ts';
import type { TradeTexts } from './TradeTexts.ts';

export const siding: TradeTexts = {
  trade: facts.trade,
  taglines: [
    ['Straight lines, dry walls', 'Des lignes droites, des murs secs'],
    ['A new face that keeps the heat in', 'Un nouveau visage qui garde la chaleur'],
    ['From bare sheathing to the last corner', 'Du mur nu au dernier coin'],
  ],
  about: [
    [
      '{name} has clad houses in {city} since {year}. Walls are repaired and wrapped before a single panel goes up.',
      '{name} habille les maisons de {city} depuis {year}. Les murs sont réparés et enveloppés avant la pose d’un seul panneau.',
    ],
    [
      'Vinyl, wood or fibre cement: since {year}, {name} has covered the walls of {city}. We show you a whole board of the colour, outdoors.',
      'Vinyle, bois ou fibrociment\u00a0: depuis {year}, {name} recouvre les murs de {city}. Nous vous montrons une planche entière de la couleur, dehors.',
    ],
  ],
  services: facts.menu.slice(0, 6).map(([english, french]) => [english, french]),
  projects: [
    {
      title: ['Clapboard again', 'Du déclin, encore'],
      text: ['Aluminum off, wood repaired, fibre cement in its place.', 'Aluminium enlevé, bois réparé, fibrociment posé à sa place.'],
      art: 'service-construction',
    },
    {
      title: ['Two storeys warmer', 'Deux étages plus chauds'],
      text: ['Rigid foam under vinyl, new trim around the windows.', 'Mousse rigide sous le vinyle, moulures de fenêtres refaites.'],
      art: 'service-windows-doors',
    },
    {
      title: ['Soffits that breathe', 'Des soffites qui respirent'],
      text: ['Vented panels all around and dry rafters since.', 'Panneaux ventilés tout autour et chevrons secs depuis.'],
      art: 'service-roofing',
    },
  ],
  testimonials: [
    {
      project: ['Fibre cement', 'Fibrociment'],
      text: ['The corners are so clean that neighbours ask.', 'Les coins sont si nets que les voisins s’informent.'],
      rating: 5,
    },
    {
      project: ['Siding repair', 'Réparation'],
      text: ['They matched a colour that is no longer made.', 'Ils ont trouvé la même couleur, qui ne se fait plus.'],
      rating: 5,
    },
    {
      project: ['Vinyl', 'Vinyle'],
      text: ['Good work in bad weather, with one delay.', 'Du bon travail par mauvais temps, avec un retard.'],
      rating: 4,
    },
  ],
};
