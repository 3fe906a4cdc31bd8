import type { MaterialLine } from './MaterialLine.ts';

export const decor: readonly MaterialLine[] = [
  {
    category: 'Wall Decor & Trim',
    family: 'trim',
    unit: 'per linear ft',
    brands: ['Larchmere Panels', 'Cornice & Fig'],
    delivery: 'pallet',
    description: ['Primed moulding with crisp edges.', 'Moulure apprêtée aux arêtes nettes.'],
    coverage: [1, 'lnft'],
    items: [
      ['Square Baseboard 5 1/4 in', 'Plinthe carrée 5 1/4 po', 2.35, 'For a plain, modern line.', 'Pour une ligne simple et moderne.'],
      ['Crown Moulding 4 in', 'Corniche 4 po', 3.9, 'A profile for high ceilings.', 'Un profil pour plafonds hauts.'],
      [
        'Pine Door Casing 3 in',
        'Chambranle de pin 3 po',
        1.95,
        'Knot-free, ready to stain.',
        'Sans nœuds, prêt à teindre.',
        { green: 'wood' },
      ],
    ],
  },
  {
    category: 'Wall Decor & Trim',
    family: 'wallpaper',
    unit: 'per roll',
    brands: ['Cornice & Fig', 'Petite Lune'],
    delivery: 'parcel',
    description: ['Wallpaper to paste on the wall, not on the paper.', 'Papier peint qui s’encolle sur le mur, pas sur le papier.'],
    coverage: [56, 'sqft'],
    waste: 12,
    items: [
      ['Wallpaper, Fern Forest', 'Papier peint, forêt de fougères', 78, 'A repeat of 53 cm.', 'Raccord de 53 cm.', { green: 'recycled' }],
      ['Wallpaper, Fine Stripe', 'Papier peint, fine rayure', 64.5, 'No pattern to match.', 'Aucun raccord à suivre.'],
      ['Grasscloth Wallpaper, Natural', 'Papier peint en fibre naturelle', 112, 'Woven by hand.', 'Tissé à la main.', { green: 'wood' }],
    ],
  },
];
