import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Kitchen Renovation', 'Plumbing', 'Electrical'],
  calculators: ['cabinets', 'countertop', 'paint'],
  guides: ['/guides', '/financial/home-equity-loans'],
  starter: [
    { family: 'cabinet', quantity: 8 },
    { family: 'countertop', quantity: 35 },
    { family: 'sink', quantity: 1 },
    { family: 'faucet', quantity: 1 },
    { family: 'ceramic', quantity: 3 },
    { family: 'pulls', quantity: 20 },
  ],
  texts: {
    en: {
      lead: 'Everything a kitchen is made of in one place: cabinets, counters, sinks, faucets and tile, with a typical list to start from.',
      picks: [
        { label: 'Cabinets', search: 'Cabinet' },
        { label: 'Counters', search: 'Countertop' },
        { label: 'Tile', search: 'Tile' },
      ],
      notes: [
        {
          title: 'The order of work',
          text: 'Plumbing and wiring, walls, floor, cabinets, template, countertop, tile, then handles. Order what takes longest first.',
        },
        {
          title: 'Keep a reserve',
          text: 'Behind old cabinets there is often a surprise. Rule of thumb: keep 10 to 15% of the budget free.',
        },
        {
          title: 'Permits',
          text: 'Moving plumbing, wiring or a wall usually needs one; new doors on old cabinets do not. Your municipality decides.',
        },
      ],
    },
    fr: {
      lead: 'Tout ce dont une cuisine est faite au même endroit, armoires, comptoirs, éviers, robinets et carreaux, avec une liste courante pour commencer.',
      picks: [
        { label: 'Armoires', search: 'armoire' },
        { label: 'Comptoirs', search: 'comptoir' },
        { label: 'Carreaux', search: 'carreau' },
      ],
      notes: [
        {
          title: 'L’ordre des travaux',
          text: 'Plomberie et électricité, murs, plancher, armoires, gabarit, comptoir, carreaux, puis poignées. Commandez d’abord ce qui tarde le plus.',
        },
        {
          title: 'Gardez une réserve',
          text: 'Derrière de vieilles armoires se cache souvent une surprise. Règle empirique\u00a0: gardez 10 à 15\u00a0% du budget.',
        },
        {
          title: 'Permis',
          text: 'Déplacer la plomberie, le câblage ou un mur en demande souvent un; des portes neuves sur d’anciennes armoires, non. La municipalité décide.',
        },
      ],
    },
  },
};
