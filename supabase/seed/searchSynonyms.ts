import { tradeLabel } from '../trades.ts';
import { literal } from './sql.ts';

interface Words {
  en: string;
  fr: string;
  /** Where or what is wrong, in both languages: means the trade only where no other word names one. */
  weak?: string;
}

/**
 * What people type when they mean a trade, beside its name, in the singular: a plural ending in s or x is found as well, and
 * small words between the others do not matter.
 */
const words: Readonly<Record<string, Words>> = {
  Plumbing: {
    en: 'plumber, drain, pipe, faucet, tap, toilet, water heater, hot water tank, sump pump, sewer, sink, garbage disposal, pipe burst, burst pipe, frozen pipe, water leak, leaking pipe, leaky pipe, drain cleaning, septic, water softener, plumbing fixture',
    fr: 'plombier, plombière, plomberie, drain, tuyau, tuyauterie, fuite d’eau, robinet, robinetterie, toilette, chauffe-eau, pompe de puisard, égout, débouchage, évier, lavabo, tuyau gelé, tuyau éclaté, refoulement d’égout, toilette bouchée, drain bouché, broyeur, fosse septique, adoucisseur d’eau',
    weak: 'leak, leaky, leaking, clog, clogged, unclog, dripping, water, flood, flooding, flooded, fuite, fuit, coule, bouché, bouchée, déboucher, eau, inondation, dégât d’eau',
  },
  Electrical: {
    en: 'electrician, electricity, electric, wiring, outlet, breaker, electrical panel, ev charger, charging station, lighting, socket, circuit breaker, fuse, light switch, light fixture, ceiling fan, pot light, power outage, power, rewiring, knob and tube, generator, blackout',
    fr: 'électricien, électricienne, électricité, électrique, maître électricien, câblage, prise de courant, disjoncteur, panneau électrique, borne de recharge, éclairage, interrupteur, fusible, courant, panne d’électricité, luminaire, plafonnier, ventilateur de plafond, lumière encastrée, génératrice',
    weak: 'spark, sparking, light, lumière, étincelle',
  },
  Roofing: {
    en: 'roofer, roof, shingle, gutter, eavestrough, flat roof, roof leak, leaking roof, leaky roof, roof leaking, ice dam, skylight, soffit and gutter, reroofing, roof repair',
    fr: 'couvreur, couvreuse, toiture, toit, bardeau, gouttière, toit plat, fuite au toit, fuite de toit, toit qui coule, toiture qui coule, infiltration par le toit, puits de lumière, digue de glace, réfection de toiture, couverture',
  },
  HVAC: {
    en: 'heating, cooling, furnace, boiler, heat pump, air conditioner, air conditioning, ventilation, duct, thermostat, ac, heater, heat, hvac technician, radiator, water radiator, mini split, air exchanger, fireplace, gas technician, refrigeration, humidifier, air con',
    fr: 'chauffage, climatisation, climatiseur, thermopompe, fournaise, chaudière, ventilation, échangeur d’air, conduit, thermostat, frigoriste, chauffagiste, chauffer, calorifère, radiateur, climatiseur mural, foyer, technicien en gaz, réfrigération, humidificateur, chauffage central, plinthe chauffante',
    weak: 'cold, warm, froid, chaleur',
  },
  Landscaping: {
    en: 'landscaper, landscape, gardener, garden, lawn, lawn care, sod, tree, snow removal, interlock, yard, yard work, lawn mowing, grass, hedge, tree removal, stump removal, tree trimming, arborist, irrigation, sprinkler, snow plowing, snow clearing, gardening, paver, retaining wall',
    fr: 'paysagiste, paysager, aménagement paysager, paysagement, jardinier, jardinière, jardin, pelouse, gazon, arbre, émondage, déneigement, pavé uni, tonte, tonte de pelouse, haie, abattage d’arbre, élagage, émondeur, arboriculteur, arrosage, gicleur, terrassement, muret, tourbe, cour arrière',
  },
  Painting: {
    en: 'painter, paint, wallpaper, staining, drywall finishing, house painting, repaint, painting contractor, mural, popcorn ceiling, plasterer, plaster',
    fr: 'peintre, peinture, papier peint, teinture, tireur de joints, peintre en bâtiment, repeindre, peinturer, plâtrier, plâtre, peinture extérieure, peinture intérieure',
  },
  Flooring: {
    en: 'floor, hardwood, tile, tiler, laminate, vinyl plank, carpet, floor sanding, wood floor, parquet, linoleum, laminate floor, hardwood floor, floor refinishing, subfloor, tiling',
    fr: 'plancher, couvre-plancher, revêtement de sol, bois franc, parquet, céramique, carreleur, carrelage, tuile, stratifié, vinyle, tapis, moquette, sablage de plancher, plancher de bois, plancher flottant, linoléum, vernissage, sablage, poseur de céramique, poseur de plancher',
  },
  Construction: {
    en: 'contractor, general contractor, builder, renovation, renovator, reno, carpenter, carpentry, extension, addition, framing, remodel, remodeling, remodelling, home renovation, basement finishing, basement renovation, finished basement, demolition, excavation, excavator, garage builder, home builder, drywall, drywaller, structural',
    fr: 'entrepreneur, entrepreneur général, constructeur, rénovation, rénovateur, réno, charpentier, menuisier, menuiserie, agrandissement, charpente, rénovation de sous-sol, finition de sous-sol, démolition, excavation, excavateur, construction neuve, ossature, gypse, plâtre et gypse, rénovation résidentielle, bâtisseur',
    weak: 'basement, sous-sol, garage, wall, mur, ceiling, plafond',
  },
  'Kitchen Renovation': {
    en: 'cabinet, cabinet maker, cabinetry, countertop, backsplash, kitchen, kitchen cabinet, kitchen remodel, kitchen island, granite, quartz, millwork',
    fr: 'cuisine, cuisiniste, rénovation de cuisine, armoire, armoire de cuisine, ébéniste, comptoir, dosseret, cuisine complète, îlot de cuisine, comptoir de cuisine, granit, quartz, refacing d’armoire, ébénisterie',
  },
  'Bathroom Renovation': {
    en: 'bath, shower, bathtub, tub, vanity, washroom, bathroom, bathroom remodel, walk-in shower, shower door, ensuite, powder room',
    fr: 'salle de bain, rénovation de salle de bain, salle d’eau, douche, bain, baignoire, vanité, meuble-lavabo, cabine de douche, salle de bains, podium de douche, bain podium, walk-in',
  },
  'Windows & Doors': {
    en: 'window, door, glazier, glass, patio door, garage door, broken window, window replacement, door replacement, sliding door, drafty window, drafty door, storm door, weatherstripping, garage door opener, screen',
    fr: 'fenêtre, porte, porte et fenêtre, portes et fenêtres, vitrier, vitre, vitrerie, porte-patio, porte de garage, fenestration, fenêtre brisée, vitre brisée, remplacement de fenêtre, porte coulissante, thermos de fenêtre, courant d’air, moustiquaire',
    weak: 'draft, drafty',
  },
  Design: {
    en: 'designer, interior designer, decorator, interior decorator, architect, staging, interior design, home stager, home design, floor plan, blueprint, architectural, space planning',
    fr: 'designer, design intérieur, designer d’intérieur, décorateur, décoratrice, décoration, architecte, aménagement intérieur, plan de maison, dessin d’architecture, technologue en architecture, valorisation résidentielle, home staging',
  },
  'Pest Control': {
    en: 'exterminator, extermination, pest, mouse, mice, rat, ant, bed bug, wasp, rodent, cockroach, pest control company, raccoon, squirrel, bat, bee, wasp nest, hornet, termite, carpenter ant, spider, flea, bug, insect, wildlife removal, mouse exterminator, infestation',
    fr: 'exterminateur, exterminatrice, extermination, gestion parasitaire, souris, rat, fourmi, punaise de lit, guêpe, rongeur, coquerelle, vermine, fourmi charpentière, nid de guêpes, abeille, frelon, raton laveur, écureuil, chauve-souris, mulot, araignée, puce, insecte, infestation, punaise, parasite, mite',
  },
  Moving: {
    en: 'mover, move, relocation, packing, moving truck, moving company, piano mover, long distance moving, movers and packers, move house',
    fr: 'déménageur, déménagement, emballage, transport, déménagement de piano, camion de déménagement, transporteur, déménager',
  },
  Cleaning: {
    en: 'cleaner, maid, housekeeping, house cleaner, window washing, house cleaning, maid service, carpet cleaning, window cleaner, window cleaning, janitor, office cleaning, deep cleaning, move out cleaning, duct cleaning, pressure washing, cleaning lady',
    fr: 'nettoyage, ménage, femme de ménage, entretien ménager, lavage de vitres, grand ménage, nettoyeur, nettoyage de tapis, nettoyage de vitres, laveur de vitres, nettoyage de conduits, femme de ménage, concierge, aide ménagère, entretien de bureau, nettoyage à pression',
  },
  Assembly: {
    en: 'furniture assembly, assembler, ikea, ikea assembly, furniture, bed assembly, tv mount, tv mounting, wall mount',
    fr: 'assemblage, montage, montage de meubles, assemblage de meubles, assembleur, meuble ikea, monter un meuble, meuble, support de télé, installation de télé',
  },
  Storage: {
    en: 'self storage, storage unit, locker, warehouse, storage locker, container, storage container',
    fr: 'entreposage, entrepôt, mini-entrepôt, garde-meuble, conteneur, unité d’entreposage',
  },
  'Home Maintenance': {
    en: 'handyman, handywoman, odd job, handy man, home repair, caulking',
    fr: 'homme à tout faire, femme à tout faire, bricoleur, entretien résidentiel, petits travaux, réparation de maison, réparation résidentielle, calfeutrage de douche',
    weak: 'repair, maintenance, réparation, entretien',
  },
  'Home Security': {
    en: 'alarm, alarm system, locksmith, lock, camera, surveillance, security camera, security system, deadbolt, rekey, doorbell camera, intercom, home alarm, cctv, burglar alarm',
    fr: 'alarme, système d’alarme, serrurier, serrurière, serrure, serrurerie, caméra, surveillance, sécurité, caméra de surveillance, système de sécurité, clé perdue, changement de serrure, sonnette vidéo, interphone, vidéosurveillance',
  },
  'Decks & Fences': {
    en: 'deck, fence, fencing, patio, pergola, porch, railing, deck builder, decking, fence builder, gazebo, fence installer, gate, balcony, stairs',
    fr: 'terrasse, clôture, patio, pergola, galerie, balcon, rampe, patio en bois, clôturier, poseur de clôture, gazebo, barrière, escalier extérieur, terrasse en bois',
  },
  'Masonry & Concrete': {
    en: 'mason, bricklayer, brick, concrete, cement, stonework, foundation, chimney, driveway, masonry, foundation crack, cracked foundation, foundation repair, waterproofing, stone mason, retaining wall block, parging, stucco, brickwork, tuckpointing, sidewalk, paving, asphalt',
    fr: 'maçon, maçonnerie, brique, briqueteur, béton, ciment, pierre, fondation, cheminée, entrée de garage, fissure de fondation, réparation de fondation, imperméabilisation, drain français, crépi, stuc, rejointoiement, tailleur de pierre, trottoir, asphalte, pavage, dalle de béton',
    weak: 'crack, cracked, fissure',
  },
  Insulation: {
    en: 'insulate, spray foam, energy retrofit, draft proofing, insulating, attic insulation, blown insulation, cellulose, vapour barrier, soundproofing, air sealing',
    fr: 'isolation, isolant, isoler, uréthane, calfeutrage, isolation de grenier, isolation de l’entretoit, cellulose, pare-vapeur, insonorisation, laine minérale',
    weak: 'attic, grenier, entretoit',
  },
  'Pools & Spas': {
    en: 'pool, swimming pool, spa, hot tub, pool opening, pool closing, pool cleaning, pool liner, pool installation, jacuzzi',
    fr: 'piscine, spa, piscine creusée, pisciniste, ouverture de piscine, fermeture de piscine, toile de piscine, piscine hors terre, jacuzzi, entretien de piscine',
  },
  Siding: {
    en: 'cladding, exterior, vinyl siding, soffit, fascia, vinyl cladding, exterior cladding, aluminum siding, siding installer, brick veneer',
    fr: 'revêtement extérieur, parement, soffite, fascia, clin, revêtement de vinyle, déclin, bardage, revêtement d’aluminium, canexel',
  },
};

const split = (list: string) =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Words for trades, folded by the database itself, so that they are folded as searches are. */
export function searchSynonymsSeed(): string {
  const rows = Object.entries(words).flatMap(([trade, { en, fr, weak = '' }]) => [
    ...[trade, ...split(en)].map((term) => [term, 'en', trade, 'false']),
    ...[tradeLabel(trade, 'fr'), ...split(fr)].map((term) => [term, 'fr', trade, 'false']),
    ...split(weak).map((term) => [term, 'en', trade, 'true']),
  ]);
  return `insert into private.search_synonyms (term, locale, trade, weak)
select btrim(regexp_replace(private.fold(private.search_key(term)), '[^[:alnum:]]+', ' ', 'g')), locale, trade, bool_and(weak::boolean)
  from (values
${rows.map((row) => `(${row.map(literal).join(', ')})`).join(',\n')}
) as words (term, locale, trade, weak)
 group by 1, 2, 3
on conflict (term, trade, locale) do update set weak = excluded.weak;
`;
}
