import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Windows & Doors', 'Construction'],
  calculators: ['roughOpening', 'paint'],
  guides: ['/guides'],
  texts: {
    en: {
      lead: 'Pre-hung, sliding and bifold doors, with the rough opening for each and notes on swing.',
      picks: [
        { label: 'Sliding', search: 'Sliding' },
        { label: 'Bifold', search: 'Bifold' },
        { label: 'Solid core', search: 'Solid core' },
      ],
      notes: [
        {
          title: 'Slab or pre-hung',
          text: 'A slab is cheaper and fits an old frame that is square; a pre-hung door brings its own frame and saves hours.',
        },
        { title: 'Swing', text: 'A door opens into the room, against the nearer wall, and past the light switch.' },
        { title: 'Quiet', text: 'A solid core and a seal at the floor do more against noise than a second layer of drywall.' },
      ],
    },
    fr: {
      lead: 'Portes prémontées, coulissantes et pliantes, avec l’ouverture brute de chacune et le sens d’ouverture.',
      picks: [
        { label: 'Coulissantes', search: 'coulissante' },
        { label: 'Pliantes', search: 'pliante' },
        { label: 'Âme pleine', search: 'âme pleine' },
      ],
      notes: [
        {
          title: 'Porte simple ou prémontée',
          text: 'La porte simple coûte moins et va dans un vieux cadre d’équerre; la prémontée apporte son cadre et épargne des heures.',
        },
        { title: 'Sens d’ouverture', text: 'Une porte ouvre vers la pièce, contre le mur le plus proche, sans cacher l’interrupteur.' },
        { title: 'Silence', text: 'Une âme pleine et un joint au sol font plus contre le bruit qu’une deuxième couche de gypse.' },
      ],
    },
  },
};
