import type { TradeTexts } from './TradeTexts.ts';

export const roofing: TradeTexts = {
  trade: 'Roofing',
  taglines: [
    ['Roofs that shrug off ice dams', 'Des toits qui se moquent des digues de glace'],
    ['Torn off Monday, dry by Wednesday', 'Arraché lundi, au sec mercredi'],
    ['One crew, one roof, one written warranty', 'Une équipe, un toit, une garantie écrite'],
  ],
  about: [
    [
      'Since {year}, {name} has re-roofed homes in {city} with our own crews. We photograph the deck before it is covered, so you know what you paid for.',
      'Depuis {year}, {name} refait les toits de {city} avec ses propres équipes. Nous photographions le pontage avant de le couvrir : vous savez ce que vous avez payé.',
    ],
    [
      '{name} works on steep and flat roofs around {city}. Ventilation, ice membrane and flashing are part of every price, not extras.',
      '{name} travaille sur les toits en pente et les toits plats de la région de {city}. Ventilation, membrane et solins font partie de chaque prix, pas des suppléments.',
    ],
  ],
  aboutAnother: [
    '{name} has kept the rain out of {city} since {year}. The yard is swept with a magnet every evening, so no nail is left for a tire or a foot.',
    '{name} tient {city} au sec depuis {year}. Chaque soir, un aimant passe sur le terrain : aucun clou ne reste pour un pneu ou un pied.',
  ],
  services: [
    ['Shingle replacement', 'Remplacement de bardeaux'],
    ['Flat roof membrane', 'Membrane de toit plat'],
    ['Metal roofing', 'Toiture de métal'],
    ['Leak repair', 'Réparation de fuites'],
    ['Eavestroughs and downspouts', 'Gouttières et descentes'],
    ['Attic ventilation', 'Ventilation de l’entretoit'],
  ],
  projects: [
    {
      title: ['Red shingles on a corner bungalow', 'Bardeaux rouges sur un bungalow de coin'],
      text: [
        '24 squares, new plywood where it was soft, and ridge vents end to end.',
        '24 carrés, du contreplaqué neuf aux endroits mous et un faîte ventilé d’un bout à l’autre.',
      ],
      art: 'service-roofing',
    },
    {
      title: ['A porch that stopped dripping', 'Un porche qui ne coule plus'],
      text: [
        'Step flashing rebuilt against the brick and a small metal roof over the door.',
        'Solins refaits contre la brique et petit toit de métal au-dessus de la porte.',
      ],
      art: 'service-windows-doors',
    },
    {
      title: ['Garage roof after the storm', 'Toit de garage après la tempête'],
      text: [
        'Tarped within the hour, rebuilt within the week, photos for the insurer included.',
        'Bâché dans l’heure, refait dans la semaine, avec les photos pour l’assureur.',
      ],
      art: 'service-storage',
    },
    {
      title: ['Roof of a new addition', 'Toit d’un agrandissement'],
      text: [
        'Tied into the old rafters so that snow slides past the seam.',
        'Raccordé aux vieux chevrons pour que la neige glisse au-delà du joint.',
      ],
      art: 'service-construction',
    },
  ],
  testimonials: [
    {
      project: ['New shingles', 'Nouveaux bardeaux'],
      text: ['Not one nail left in the driveway.', 'Pas un seul clou dans l’entrée.'],
      rating: 5,
    },
    {
      project: ['Ice dam repair', 'Digue de glace'],
      text: ['First winter without a bucket in the hall.', 'Premier hiver sans seau dans le corridor.'],
      rating: 5,
    },
    {
      project: ['Flat roof', 'Toit plat'],
      text: [
        'Good membrane, good photos. The dumpster stayed a bit long.',
        'Bonne membrane, bonnes photos. Le conteneur est resté un peu longtemps.',
      ],
      rating: 4,
    },
    {
      project: ['Eavestroughs', 'Gouttières'],
      text: ['They came back after the first rain to check the slope.', 'Ils sont revenus vérifier la pente après la première pluie.'],
      rating: 5,
    },
  ],
};
