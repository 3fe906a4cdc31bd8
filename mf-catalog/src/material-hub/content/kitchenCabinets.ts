import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Kitchen Renovation', 'Design'],
  calculators: ['cabinets', 'handles'],
  guides: ['/guides', '/financial/home-equity-loans'],
  texts: {
    en: {
      lead: 'Base, wall and pantry cabinets delivered assembled, with a linear-foot planner and a count of handles.',
      picks: [
        { label: 'Base', search: 'Base Cabinet' },
        { label: 'Wall', search: 'Wall Cabinet' },
        { label: 'Pantry', search: 'Pantry' },
      ],
      notes: [
        {
          title: 'Linear feet are a first guess',
          text: 'Two kitchens of one length can differ by half in price: drawers, corners and pantries cost more than doors.',
        },
        {
          title: 'Check the walls',
          text: 'Find the highest point of the floor and start there. Shims go under cabinets, not fillers over gaps.',
        },
        { title: 'Lead time', text: 'Made-to-order cabinets take weeks. Keep the old kitchen until the date is confirmed in writing.' },
      ],
    },
    fr: {
      lead: 'Armoires basses, hautes et garde-manger livrés assemblés, avec un planificateur en pieds linéaires et un compte de poignées.',
      picks: [
        { label: 'Basses', search: 'basse' },
        { label: 'Hautes', search: 'haute' },
        { label: 'Garde-manger', search: 'garde-manger' },
      ],
      notes: [
        {
          title: 'Le pied linéaire n’est qu’un début',
          text: 'Deux cuisines de même longueur peuvent différer de moitié en prix\u00a0: tiroirs, coins et garde-manger coûtent plus que des portes.',
        },
        {
          title: 'Vérifiez les murs',
          text: 'Trouvez le point le plus haut du plancher et commencez là. On cale sous les armoires au lieu de cacher les jours.',
        },
        {
          title: 'Délai',
          text: 'Des armoires sur commande prennent des semaines. Gardez l’ancienne cuisine jusqu’à ce que la date soit confirmée par écrit.',
        },
      ],
    },
  },
};
