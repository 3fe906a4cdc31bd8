import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Windows & Doors'],
  calculators: ['roughOpening', 'windowRating'],
  guides: ['/financial/energy-efficiency-grants', '/guides'],
  texts: {
    en: {
      lead: 'Entry, patio and garden doors that hold the heat, with rough opening and ENERGY STAR worked out.',
      picks: [
        { label: 'Entry', search: 'Entry Door' },
        { label: 'Patio', search: 'Patio' },
        { label: 'Garden', search: 'Garden Door' },
      ],
      notes: [
        {
          title: 'Which way it swings',
          text: 'Stand outside: hinges on the right and pushed away from you is right-hand inswing. Order wrong and it cannot be turned around.',
        },
        {
          title: 'The sill keeps the cold out',
          text: 'A thermally broken sill and an adjustable sweep matter more in January than the thickness of the door.',
        },
        { title: 'Multi-point locks', text: 'Three points keep a tall door from bowing in the cold, and are harder to force.' },
      ],
    },
    fr: {
      lead: 'Portes d’entrée, portes-patio et portes-jardin qui gardent la chaleur, avec l’ouverture brute et le critère ENERGY STAR.',
      picks: [
        { label: 'Entrée', search: 'entrée' },
        { label: 'Patio', search: 'patio' },
        { label: 'Jardin', search: 'jardin' },
      ],
      notes: [
        {
          title: 'Le sens d’ouverture',
          text: 'Placez-vous dehors\u00a0: charnières à droite et porte que l’on pousse, c’est une ouverture à droite vers l’intérieur. Une erreur ne se retourne pas.',
        },
        {
          title: 'Le seuil arrête le froid',
          text: 'Un seuil à bris thermique et un balai réglable comptent plus en janvier que l’épaisseur de la porte.',
        },
        {
          title: 'Serrures multipoints',
          text: 'Trois points empêchent une porte haute de gauchir au froid, et résistent mieux à l’effraction.',
        },
      ],
    },
  },
};
