import { tones } from '../../../pictures/tones.ts';
import type { Spec } from '../MaterialLine.ts';

/** What specifications say, in one wording each: two wordings of one thing would be two choices of a filter. */

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const comma = (number: number): string => String(number).replace('.', ',');

/** The looks of the thing in words, as its picture has them. */
export const finish = (key: keyof typeof tones): Spec => {
  const { english, french } = tones[key]!;
  return ['Finish', 'Fini', capital(english[0]!), capital(french[0]!)];
};

const inches =
  (label: string, labelFr: string) =>
  (size: number | string): Spec => [label, labelFr, `${size} in`, `${size} po`];

export const width = inches('Width', 'Largeur');
export const smallestCabinet = inches('Smallest cabinet', 'Armoire minimale');
export const boardWidth = inches('Board width', 'Largeur de lame');
export const roughOpening = inches('Rough opening', 'Ouverture brute');

const feet =
  (label: string, labelFr: string) =>
  (size: number | string): Spec => [label, labelFr, `${size} ft`, `${size} pi`];

export const height = feet('Height', 'Hauteur');
export const doorSize = feet('Door size', 'Taille de porte');

export const holes = (count: string, countFr = count): Spec => ['Holes', 'Trous', count, countFr];
export const basins = (count: number): Spec => ['Basins', 'Vasques', String(count)];
export const pieces = (count: number): Spec => ['Pieces', 'Pièces', String(count)];
export const thickness = (millimetres: number): Spec => ['Thickness', 'Épaisseur', `${millimetres} mm`];
export const holeSpacing = (millimetres: number): Spec => ['Hole spacing', 'Entraxe', `${millimetres} mm`];
export const oneScrew: Spec = ['Hole spacing', 'Entraxe', 'One screw', 'Une vis'];
export const flow = (litres: number): Spec => ['Flow', 'Débit', `${litres} L/min`, `${comma(litres)} L/min`];
export const wearLayer = (mils: number): Spec => ['Wear layer', 'Couche d’usure', `${mils} mil`];
export const pitch = (rise: number): Spec => ['Lowest pitch', 'Pente minimale', `${rise} in 12`, `${rise}/12`];
export const hail = (rating: 3 | 4): Spec => ['Hail rating', 'Résistance à la grêle', `Class ${rating}`, `Classe ${rating}`];
export const grip = (dcof: string): Spec => [
  'Slip resistance',
  'Résistance au glissement',
  `DCOF ${dcof}`,
  `DCOF ${dcof.replace('.', ',')}`,
];
export const coldest = (celsius: number): Spec => ['Works down to', 'Fonctionne jusqu’à', `${celsius} °C`];

export const type = (english: string, french = english): Spec => ['Type', 'Type', english, french];
export const material = (english: string, french = english): Spec => ['Material', 'Matériau', english, french];
export const opening = (english: string, french = english): Spec => ['Opening', 'Ouverture', english, french];
export const swing = (english: string, french = english): Spec => ['Swing', 'Ouverture', english, french];
export const part = (english: string, french = english): Spec => ['Part', 'Pièce', english, french];
export const style = (english: string, french = english): Spec => ['Style', 'Style', english, french];
export const surface = (english: string, french = english): Spec => ['Finish', 'Fini', english, french];
export const format = (english: string, french = english): Spec => ['Format', 'Format', english, french];
export const detects = (english: string, french = english): Spec => ['Detects', 'Détecte', english, french];

const answer =
  (label: string, labelFr: string) =>
  (is: boolean): Spec => [label, labelFr, is ? 'Yes' : 'No', is ? 'Oui' : 'Non'];

export const radiantHeat = answer('Radiant heat', 'Plancher radiant');
export const isGrabBar = answer('Grab bar', 'Barre d’appui');
export const nonCombustible = answer('Non-combustible', 'Incombustible');

/** What a door or a window lets through, and whether that makes it ENERGY STAR: up to 1.22, as Natural Resources Canada has it. */
export const rated = (factor: string): readonly Spec[] => [
  answer('ENERGY STAR', 'ENERGY STAR')(Number(factor) <= 1.22),
  ['U-factor', 'Facteur U', `${factor} W/m²·K`, `${factor.replace('.', ',')} W/m²·K`],
];

export const mount = {
  undermount: ['Mount', 'Pose', 'Undermount', 'Sous plan'],
  apron: ['Mount', 'Pose', 'Apron front', 'Façade apparente'],
  dropIn: ['Mount', 'Pose', 'Drop-in', 'Encastrée'],
  singleHole: ['Mount', 'Pose', 'Single hole', 'Monotrou'],
  bridge: ['Mount', 'Pose', 'Bridge', 'Pont'],
  centreSet: ['Mount', 'Pose', 'Centre-set, 4 in', 'À entraxe de 4 po'],
  widespread: ['Mount', 'Pose', 'Widespread, 8 in', 'À trois trous, 8 po'],
  wall: ['Mount', 'Pose', 'On the wall', 'Murale'],
  floor: ['Mount', 'Pose', 'On the floor', 'Au sol'],
  hung: ['Mount', 'Pose', 'Wall-hung', 'Suspendue'],
} as const satisfies Record<string, Spec>;

export const power = {
  wired: ['Power', 'Alimentation', 'Wired', 'Câblée'],
  battery: ['Power', 'Alimentation', 'Battery', 'Piles'],
  solar: ['Power', 'Alimentation', 'Solar', 'Solaire'],
  outlet: ['Power', 'Alimentation', 'Outlet', 'Prise'],
  outletAndBattery: ['Power', 'Alimentation', 'Outlet and backup battery', 'Prise et pile de secours'],
} as const satisfies Record<string, Spec>;

export const noMonitoring: Spec = ['Monitoring', 'Télésurveillance', 'None needed', 'Aucune requise'];
export const doorThickness: Spec = ['Door thickness', 'Épaisseur de porte', '1 3/4 in', '1 3/4 po'];
export const doorThicknesses: Spec = ['Door thickness', 'Épaisseur de porte', '1 3/8 to 1 3/4 in', '1 3/8 à 1 3/4 po'];
