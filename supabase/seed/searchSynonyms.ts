import { literal } from './sql.ts';

interface Words {
  en: string;
  fr: string;
}

/**
 * What people type when they mean a trade, in the singular: a plural ending in s or x is found as well. Words that stand in
 * the English name of the trade are left out, because the search finds those anyway.
 */
const words: Readonly<Record<string, Words>> = {
  Plumbing: {
    en: 'plumber, drain, pipe, leak, faucet, tap, toilet, water heater, hot water tank, sump pump, sewer',
    fr: 'plombier, plombière, plomberie, drain, tuyau, tuyauterie, fuite d’eau, robinet, robinetterie, toilette, chauffe-eau, pompe de puisard, égout, débouchage',
  },
  Electrical: {
    en: 'electrician, electricity, electric, wiring, outlet, breaker, electrical panel, ev charger, charging station, lighting',
    fr: 'électricien, électricienne, électricité, électrique, maître électricien, câblage, prise de courant, disjoncteur, panneau électrique, borne de recharge, éclairage',
  },
  Roofing: {
    en: 'roofer, roof, shingle, gutter, eavestrough, flat roof',
    fr: 'couvreur, couvreuse, toiture, toit, bardeau, gouttière, toit plat',
  },
  HVAC: {
    en: 'heating, cooling, furnace, boiler, heat pump, air conditioner, air conditioning, ventilation, duct, thermostat, ac',
    fr: 'chauffage, climatisation, climatiseur, thermopompe, fournaise, chaudière, ventilation, échangeur d’air, conduit, thermostat, frigoriste, chauffagiste',
  },
  Landscaping: {
    en: 'landscaper, landscape, gardener, garden, lawn, lawn care, sod, tree, snow removal, interlock',
    fr: 'paysagiste, paysager, aménagement paysager, paysagement, jardinier, jardinière, jardin, pelouse, gazon, arbre, émondage, déneigement, pavé uni',
  },
  Painting: {
    en: 'painter, paint, wallpaper, staining, drywall finishing',
    fr: 'peintre, peinture, papier peint, teinture, tireur de joints',
  },
  Flooring: {
    en: 'floor, hardwood, tile, tiler, laminate, vinyl plank, carpet, floor sanding',
    fr: 'plancher, couvre-plancher, revêtement de sol, bois franc, parquet, céramique, carreleur, carrelage, tuile, stratifié, vinyle, tapis, moquette, sablage de plancher',
  },
  Construction: {
    en: 'contractor, general contractor, builder, renovation, renovator, reno, carpenter, carpentry, extension, addition, basement, framing',
    fr: 'entrepreneur, entrepreneur général, constructeur, rénovation, rénovateur, réno, charpentier, menuisier, menuiserie, agrandissement, sous-sol, charpente',
  },
  'Kitchen Renovation': {
    en: 'cabinet, cabinet maker, cabinetry, countertop, backsplash',
    fr: 'cuisine, cuisiniste, rénovation de cuisine, armoire, armoire de cuisine, ébéniste, comptoir, dosseret',
  },
  'Bathroom Renovation': {
    en: 'bath, shower, bathtub, tub, vanity, washroom',
    fr: 'salle de bain, rénovation de salle de bain, salle d’eau, douche, bain, baignoire, vanité, meuble-lavabo',
  },
  'Windows & Doors': {
    en: 'window, door, glazier, glass, patio door, garage door',
    fr: 'fenêtre, porte, porte et fenêtre, portes et fenêtres, vitrier, vitre, vitrerie, porte-patio, porte de garage, fenestration',
  },
  Design: {
    en: 'designer, interior designer, decorator, interior decorator, architect, staging',
    fr: 'designer, design intérieur, designer d’intérieur, décorateur, décoratrice, décoration, architecte',
  },
  'Pest Control': {
    en: 'exterminator, extermination, pest, mouse, mice, rat, ant, bed bug, wasp, rodent, cockroach',
    fr: 'exterminateur, exterminatrice, extermination, gestion parasitaire, souris, rat, fourmi, punaise de lit, guêpe, rongeur, coquerelle, vermine',
  },
  Moving: {
    en: 'mover, move, relocation, packing, moving truck',
    fr: 'déménageur, déménagement, emballage, transport',
  },
  Cleaning: {
    en: 'cleaner, maid, housekeeping, house cleaner, window washing',
    fr: 'nettoyage, ménage, femme de ménage, entretien ménager, lavage de vitres, grand ménage',
  },
  Assembly: {
    en: 'furniture assembly, assembler',
    fr: 'assemblage, montage, montage de meubles, assemblage de meubles, assembleur',
  },
  Storage: {
    en: 'self storage, storage unit, locker, warehouse',
    fr: 'entreposage, entrepôt, mini-entrepôt, garde-meuble',
  },
  'Home Maintenance': {
    en: 'handyman, handywoman, repair, odd job, maintenance',
    fr: 'homme à tout faire, femme à tout faire, bricoleur, réparation, entretien résidentiel, entretien, petits travaux',
  },
  'Home Security': {
    en: 'alarm, alarm system, locksmith, lock, camera, surveillance',
    fr: 'alarme, système d’alarme, serrurier, serrurière, serrure, serrurerie, caméra, surveillance, sécurité',
  },
  'Decks & Fences': {
    en: 'deck, fence, fencing, patio, pergola, porch, railing',
    fr: 'terrasse, clôture, patio, pergola, galerie, balcon, rampe',
  },
  'Masonry & Concrete': {
    en: 'mason, bricklayer, brick, concrete, cement, stonework, foundation, chimney, driveway',
    fr: 'maçon, maçonnerie, brique, briqueteur, béton, ciment, pierre, fondation, cheminée, entrée de garage',
  },
  Insulation: {
    en: 'insulate, spray foam, attic, energy retrofit, draft proofing',
    fr: 'isolation, isolant, isoler, uréthane, entretoit, grenier, calfeutrage',
  },
  'Pools & Spas': {
    en: 'pool, swimming pool, spa, hot tub',
    fr: 'piscine, spa, piscine creusée, pisciniste',
  },
  Siding: {
    en: 'cladding, exterior, vinyl siding, soffit, fascia',
    fr: 'revêtement extérieur, parement, soffite, fascia, clin',
  },
};

const split = (list: string) => list.split(',').map((word) => word.trim());

/** Words for trades, folded by the database itself, so that they are folded as searches are. */
export function searchSynonymsSeed(): string {
  const rows = Object.entries(words).flatMap(([trade, { en, fr }]) => [
    ...split(en).map((term) => [term, 'en', trade]),
    ...split(fr).map((term) => [term, 'fr', trade]),
  ]);
  return `insert into private.search_synonyms (term, locale, trade)
select distinct btrim(regexp_replace(private.fold(private.search_key(term)), '[^[:alnum:]]+', ' ', 'g')), locale, trade
  from (values
${rows.map((row) => `(${row.map(literal).join(', ')})`).join(',\n')}
) as words (term, locale, trade)
on conflict do nothing;
`;
}
