import type { RouteSource } from '@marketplace/section-kit';
import type { LocalizedText } from '@marketplace/section-kit/manifest';
import { hubPaths, parentHub, type HubPath } from './hubPaths.ts';
import { hubTitles } from './hubTitles.ts';

const descriptions: Readonly<Record<HubPath, LocalizedText>> = {
  '/kitchen/sinks': {
    en: 'Undermount, drop-in and apron-front sinks in steel, fireclay and composite, with a check that yours fits the cabinet.',
    fr: 'Éviers sous plan, encastrés ou de ferme, en acier, en grès ou en composite, avec un calcul pour savoir si le vôtre entre dans l’armoire.',
  },
  '/kitchen/countertops': {
    en: 'Quartz, wood, laminate and recycled glass, with a calculator for slab, edge and cut-outs in square feet or metres.',
    fr: 'Quartz, bois, stratifié et verre recyclé, avec un calcul de la dalle, du chant et des découpes en pieds carrés ou en mètres.',
  },
  '/kitchen/cabinets': {
    en: 'Base, wall and pantry cabinets delivered assembled, with a linear-foot planner and a count of handles.',
    fr: 'Armoires basses, hautes et garde-manger livrés assemblés, avec un planificateur en pieds linéaires et un compte de poignées.',
  },
  '/kitchen/backsplash': {
    en: 'Ceramic and mosaic for the wall behind the counter, with tiles, grout and adhesive worked out for your area.',
    fr: 'Céramique et mosaïque pour le mur derrière le comptoir, avec le calcul des carreaux, du coulis et de l’adhésif.',
  },
  '/kitchen/hardware': {
    en: 'Pulls, knobs and soft-close hinges, with a count of what your doors and drawers need.',
    fr: 'Poignées, boutons et charnières à fermeture douce, avec le compte de ce qu’il faut pour vos portes et tiroirs.',
  },
  '/kitchen/faucets': {
    en: 'Pull-down, touchless and single-lever faucets, with a check that yours fits below the window or shelf.',
    fr: 'Becs rétractables, robinets sans contact ou à levier, avec un calcul pour savoir si le vôtre passe sous la fenêtre ou la tablette.',
  },
  '/kitchen/materials': {
    en: 'Everything a kitchen is made of in one place: cabinets, counters, sinks, faucets and tile, with a typical list to start from.',
    fr: 'Tout ce dont une cuisine est faite au même endroit, armoires, comptoirs, éviers, robinets et carreaux, avec une liste courante pour commencer.',
  },
  '/bathroom/vanities': {
    en: 'Vanities from 24 to 60 inches with top and basin, with a check that yours fits the wall.',
    fr: 'Meubles-lavabos de 24 à 60 pouces avec comptoir et vasque, avec un calcul pour savoir si le vôtre entre le long du mur.',
  },
  '/bathroom/faucets': {
    en: 'Basin faucets, shower sets and tub fillers that save water, with a check of the height below the mirror or shelf.',
    fr: 'Robinets de lavabo, ensembles de douche et de baignoire économes en eau, avec un calcul de la hauteur sous le miroir ou la tablette.',
  },
  '/bathroom/tiles': {
    en: 'Porcelain and mosaic for wet rooms, with tiles, grout and adhesive worked out for walls or floor.',
    fr: 'Porcelaine et mosaïque pour pièces humides, avec le calcul des carreaux, du coulis et de l’adhésif pour murs ou plancher.',
  },
  '/bathroom/ceramics': {
    en: 'Glazed ceramic and mosaic for bathroom walls, light enough for drywall, with grout and adhesive worked out.',
    fr: 'Céramique émaillée et mosaïque pour les murs de salle de bain, assez légères pour le gypse, avec le calcul du coulis et de l’adhésif.',
  },
  '/bathroom/accessories': {
    en: 'Bars, hooks, shelves and grab bars in sets that match, and what a grab bar has to hold.',
    fr: 'Barres, crochets, tablettes et barres d’appui en ensembles assortis, et ce qu’une barre d’appui doit supporter.',
  },
  '/bathroom/materials': {
    en: 'Vanities, tubs, faucets, tile and accessories in one place, with a typical bathroom to start your list from.',
    fr: 'Meubles-lavabos, baignoires, robinets, carreaux et accessoires au même endroit, avec une salle de bain courante pour commencer votre liste.',
  },
  '/flooring/tiles': {
    en: 'Porcelain for floors inside and out, with tiles, grout and adhesive worked out in feet or metres.',
    fr: 'Porcelaine pour planchers intérieurs et extérieurs, avec le calcul des carreaux, du coulis et de l’adhésif en pieds ou en mètres.',
  },
  '/flooring/hardwood': {
    en: 'Solid and engineered floors of oak, maple and hickory, with boxes, transition strips and trim worked out for your room.',
    fr: 'Planchers massifs et d’ingénierie en chêne, érable et caryer, avec le calcul des boîtes, transitions et moulures de votre pièce.',
  },
  '/flooring/vinyl': {
    en: 'Waterproof click planks and loose-lay tiles for kitchens and basements, with boxes and strips worked out for your room.',
    fr: 'Planches à clic imperméables et carreaux à pose libre pour cuisines et sous-sols, avec le calcul des boîtes et des moulures.',
  },
  '/flooring/carpet': {
    en: 'Carpet for bedrooms, stairs and basements, with area, waste and transition strips worked out for your room.',
    fr: 'Tapis pour chambres, escaliers et sous-sols, avec le calcul de la surface, des pertes et des transitions de votre pièce.',
  },
  '/flooring/materials': {
    en: 'Hardwood, vinyl, tile and carpet side by side, with boxes, grout and strips worked out and a typical list to start from.',
    fr: 'Bois franc, vinyle, carreaux et tapis côte à côte, avec le calcul des boîtes, du coulis et des moulures et une liste courante pour commencer.',
  },
  '/indoor/security': {
    en: 'Alarm kits, smoke alarms and locks, with monitoring added up to what the first year really costs.',
    fr: 'Trousses d’alarme, avertisseurs de fumée et serrures, avec la télésurveillance additionnée pour connaître le vrai coût de la première année.',
  },
  '/outdoor/exterior-doors': {
    en: 'Entry, patio and garden doors that hold the heat, with rough opening and ENERGY STAR worked out.',
    fr: 'Portes d’entrée, portes-patio et portes-jardin qui gardent la chaleur, avec l’ouverture brute et le critère ENERGY STAR.',
  },
  '/outdoor/interior-doors': {
    en: 'Pre-hung, sliding and bifold doors, with the rough opening for each and notes on swing.',
    fr: 'Portes prémontées, coulissantes et pliantes, avec l’ouverture brute de chacune et le sens d’ouverture.',
  },
  '/outdoor/windows': {
    en: 'Casement, sliding, fixed and egress windows, with U-factor and ENERGY STAR checked and the rough opening worked out.',
    fr: 'Fenêtres à battant, coulissantes, fixes et d’évacuation, avec le facteur U, le critère ENERGY STAR et l’ouverture brute.',
  },
  '/outdoor/garage': {
    en: 'Insulated doors in single and double widths, with heat loss by R-value and the opener that lifts them.',
    fr: 'Portes isolées simples et doubles, avec la perte de chaleur selon la valeur R et l’ouvre-porte qui les lève.',
  },
  '/outdoor/door-essentials': {
    en: 'Deadbolts, levers, hinges and weatherstrips for a door that closes well, with the rough opening for a new one.',
    fr: 'Pênes dormants, poignées, charnières et coupe-froid pour une porte qui ferme bien, avec l’ouverture brute d’une nouvelle.',
  },
  '/outdoor/siding': {
    en: 'Vinyl, fibre cement, engineered wood and stone veneer, with squares worked out from walls, gables and openings.',
    fr: 'Vinyle, fibrociment, bois d’ingénierie et placage de pierre, avec le calcul des carrés selon murs, pignons et ouvertures.',
  },
  '/outdoor/roofing-panels': {
    en: 'Standing seam, ribbed steel and clear panels, with squares and panels worked out from footprint and pitch.',
    fr: 'Panneaux à joint debout, nervurés et transparents, avec le calcul des carrés et des panneaux selon l’emprise et la pente.',
  },
  '/outdoor/roofing-materials': {
    en: 'Shingles, steel and membranes, with squares and bundles worked out from footprint, pitch and waste.',
    fr: 'Bardeaux, acier et membranes, avec le calcul des carrés et des paquets selon l’emprise, la pente et les pertes.',
  },
  '/outdoor/fencing': {
    en: 'Cedar, treated and steel panels, posts and gates, with posts, rails and boards counted from length and height.',
    fr: 'Panneaux de cèdre, traités ou d’acier, poteaux et barrières, avec le compte des poteaux, traverses et planches selon la longueur et la hauteur.',
  },
  '/outdoor/pool': {
    en: 'Pumps, heaters and covers for a short season well used, with volume, pump and heater worked out, and a deck around it.',
    fr: 'Pompes, chauffe-piscines et toiles pour un été bien employé, avec le calcul du volume, de la pompe, du chauffage et d’une terrasse autour.',
  },
  '/outdoor/security': {
    en: 'Cameras, doorbells and alarm kits that stand the cold, with monitoring added up to what the first year really costs.',
    fr: 'Caméras, sonnettes et trousses d’alarme qui supportent le froid, avec la télésurveillance additionnée pour connaître le vrai coût de la première année.',
  },
};

/** Pages of materials of one kind. */
export const hubRoutes: RouteSource[] = hubPaths.map((path) => ({
  path,
  chunk: 'material-hub',
  lazy: async () => (await import('./MaterialHubPage')).loadMaterialHub(path),
  title: hubTitles[path],
  description: descriptions[path],
  facts: 'describe_material_hub',
  parents: ['/materials', parentHub(path)].filter((parent) => parent !== undefined),
}));
