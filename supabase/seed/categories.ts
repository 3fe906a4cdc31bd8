/** A material category with its French texts and the trades that install or use its materials. */
export interface CategorySeed {
  title: string;
  description: string;
  /** Of its own: one of the names that the categories page knows. */
  icon: string;
  /** One of the eight tones of the design: spruce, lake, cedar, amber, berry, moss, slate, plum. */
  tone: string;
  french: { title: string; description: string };
  trades: readonly string[];
}

/**
 * In the order of the header menu, which shows the first nine. No title occurs in another title or description: a card
 * leads to a search for its title and that search must find this card alone.
 */
export const categories: readonly CategorySeed[] = [
  {
    title: 'Lumber & Wood',
    description: 'Framing studs, plywood, beams and treated boards.',
    icon: 'Trees',
    tone: 'cedar',
    french: { title: 'Bois d’œuvre', description: 'Montants, contreplaqué, poutres et planches traitées.' },
    trades: ['Construction', 'Decks & Fences'],
  },
  {
    title: 'Hardware & Tools',
    description: 'Fasteners, hinges, drills and hand tools for jobs of every size.',
    icon: 'Wrench',
    tone: 'slate',
    french: { title: 'Quincaillerie et outils', description: 'Vis, charnières, perceuses et outils à main pour tous les chantiers.' },
    trades: ['Construction', 'Home Maintenance', 'Assembly'],
  },
  {
    title: 'Electrical',
    description: 'Panels, breakers, cable, outlets and smart dimmers.',
    icon: 'Zap',
    tone: 'amber',
    french: {
      title: 'Électricité',
      description: 'Panneaux, disjoncteurs, câbles, prises et gradateurs intelligents.',
    },
    trades: ['Electrical', 'Home Security'],
  },
  {
    title: 'Flooring & Tiles',
    description: 'Hardwood, vinyl plank, laminate, porcelain and the underlay they need.',
    icon: 'Grid2x2',
    tone: 'lake',
    french: {
      title: 'Revêtements de sol et carreaux',
      description: 'Bois franc, planches de vinyle, stratifié, porcelaine et les membranes qu’il leur faut.',
    },
    trades: ['Flooring', 'Bathroom Renovation', 'Kitchen Renovation'],
  },
  {
    title: 'Heating & Cooling',
    description: 'Heat pumps, furnaces, thermostats, ducts and ventilation.',
    icon: 'Thermometer',
    tone: 'berry',
    french: {
      title: 'Chauffage et climatisation',
      description: 'Thermopompes, fournaises, thermostats, conduits et ventilation.',
    },
    trades: ['HVAC', 'Insulation'],
  },
  {
    title: 'Paint & Finishes',
    description: 'Interior and exterior paint, stains, primers and low-odour sealers.',
    icon: 'PaintRoller',
    tone: 'plum',
    french: {
      title: 'Peintures et finis',
      description: 'Peintures d’intérieur et d’extérieur, teintures, apprêts et scellants à faible odeur.',
    },
    trades: ['Painting', 'Design'],
  },
  {
    title: 'Plumbing Supplies',
    description: 'Pipes, valves, water heaters, sump pumps and fittings.',
    icon: 'Droplet',
    tone: 'lake',
    french: { title: 'Fournitures de plomberie', description: 'Tuyaux, robinets d’arrêt, chauffe-eau, pompes de puisard et raccords.' },
    trades: ['Plumbing', 'Bathroom Renovation'],
  },
  {
    title: 'Roofing Materials',
    description: 'Asphalt shingles, metal panels, membranes, gutters and vents.',
    icon: 'Home',
    tone: 'spruce',
    french: {
      title: 'Matériaux de toiture',
      description: 'Bardeaux d’asphalte, panneaux de métal, membranes, gouttières et évents de toit.',
    },
    trades: ['Roofing', 'Siding'],
  },
  {
    title: 'Kitchen Cabinets & Counters',
    description: 'Cabinet lines, quartz and laminate counters, sinks and backsplashes.',
    icon: 'Refrigerator',
    tone: 'moss',
    french: {
      title: 'Armoires et comptoirs de cuisine',
      description: 'Armoires de tous les styles, comptoirs de quartz et de stratifié, éviers et dosserets.',
    },
    trades: ['Kitchen Renovation', 'Design'],
  },
  {
    title: 'Bath & Vanities',
    description: 'Vanities, tubs, shower bases, faucets and accessible fixtures.',
    icon: 'Bath',
    tone: 'berry',
    french: {
      title: 'Salle de bain et meubles-lavabos',
      description: 'Meubles-lavabos, baignoires, bases de douche, robinetterie et accessoires adaptés.',
    },
    trades: ['Bathroom Renovation', 'Plumbing'],
  },
  {
    title: 'Doors & Windows',
    description: 'Energy-rated windows, entry systems and garage openings.',
    icon: 'DoorClosed',
    tone: 'slate',
    french: { title: 'Portes et fenêtres', description: 'Fenêtres écoénergétiques, portes d’entrée et portes de garage.' },
    trades: ['Windows & Doors', 'Construction'],
  },
  {
    title: 'Insulation & Drywall',
    description: 'Batts, blown cellulose, foam boards, gypsum panels and vapour barriers.',
    icon: 'Columns2',
    tone: 'amber',
    french: {
      title: 'Isolation et gypse',
      description: 'Isolant en nattes, cellulose soufflée, panneaux de mousse ou de gypse et pare-vapeur.',
    },
    trades: ['Insulation', 'Construction'],
  },
  {
    title: 'Siding & Cladding',
    description: 'Fibre cement, vinyl, engineered wood and stone veneer for outside walls.',
    icon: 'Rows3',
    tone: 'cedar',
    french: {
      title: 'Parements extérieurs',
      description: 'Fibrociment, vinyle, bois d’ingénierie et placage de pierre pour les murs extérieurs.',
    },
    trades: ['Siding', 'Construction'],
  },
  {
    title: 'Concrete & Masonry',
    description: 'Mixes, blocks, brick, mortar, rebar and repair compounds.',
    icon: 'BrickWall',
    tone: 'slate',
    french: {
      title: 'Béton et maçonnerie',
      description: 'Mélanges, blocs, briques, mortier, barres d’armature et produits de réparation.',
    },
    trades: ['Masonry & Concrete', 'Construction'],
  },
  {
    title: 'Garden & Outdoor',
    description: 'Pavers, soil, plants, irrigation and seasonal lights.',
    icon: 'Leaf',
    tone: 'moss',
    french: {
      title: 'Jardin et extérieur',
      description: 'Pavés, terreau, végétaux, arrosage et éclairage saisonnier.',
    },
    trades: ['Landscaping', 'Pools & Spas'],
  },
  {
    title: 'Decking & Fencing',
    description: 'Composite and pressure-treated boards, rails, posts and gates.',
    icon: 'Fence',
    tone: 'spruce',
    french: { title: 'Terrasses et clôtures', description: 'Planches composites et traitées, rampes, poteaux et barrières.' },
    trades: ['Decks & Fences', 'Landscaping'],
  },
  {
    title: 'Wall Decor & Trim',
    description: 'Wallpaper, mouldings, panelling and decorative brushes.',
    icon: 'Frame',
    tone: 'plum',
    french: {
      title: 'Décoration murale et moulures',
      description: 'Papier peint, moulures, lambris et pinceaux décoratifs.',
    },
    trades: ['Painting', 'Design'],
  },
  {
    title: 'Safety & Security',
    description: 'Smoke alarms, locks, cameras and protective gear.',
    icon: 'HardHat',
    tone: 'berry',
    french: {
      title: 'Sécurité',
      description: 'Avertisseurs de fumée, serrures, caméras et équipement de protection.',
    },
    trades: ['Home Security', 'Home Maintenance'],
  },
];
