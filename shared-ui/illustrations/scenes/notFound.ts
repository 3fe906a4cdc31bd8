import { hills, peaks, snowTree, sun } from '../nature.ts';
import { colour, step } from '../palette.ts';
import { draw, line, path, rect, shade } from '../shapes.ts';

/** Page not found: a trestle bridge that stops halfway over the stream. */
export const notFound = (): string => draw(
  {},
  rect(0, 0, 640, 400, colour.sky), sun(508, 96, 46),
  peaks(300, [[130, 76, 150], [330, 126, 110], [470, 104, 130]]), hills(236, 36, colour.mid),
  snowTree(474, 272, 110, colour.treeLight), snowTree(530, 276, 150), snowTree(590, 280, 196), snowTree(64, 232, 150),
  snowTree(118, 232, 96, colour.treeLight),
  path('M120 268h400v132H120z', step.mist), path('M120 300h400v100H120z', colour.far), path('M130 346h400v60H110z', colour.mid),
  line('M210 322h70m60 10h90m-190 34h60m60 10h110m-210 12h50', colour.snow, 5, true),
  path('M0 226q120-14 170 6 18 60 40 90 16 40 40 78H0z', colour.snow),
  path('M150 232q14-4 22 2 18 58 38 88 16 40 40 78h-50q-40-60-50-168z', step.mist),
  path('M640 270q-90-14-150 6-10 50-40 70-14 30-20 54h210z', colour.snow), path('M490 276q-10 50-40 70-14 30-20 54h60q0-60 30-128z', step.mist),
  line('M214 246v96m96-96v118', colour.wood4, 15), line('M188 246v84m96-84v110', colour.wood3, 15),
  line('M190 258l92 84m2-84-92 66', colour.wood3, 8),
  shade('M90 236h290l-8 20H110z'),
  path('M60 206h300l24 26H72z', colour.wood1), path('M60 206h300l5 5H64z', colour.wood1),
  line('M104 206l12 26m26-26 12 26m26-26 12 26m26-26 12 26m26-26 12 26m26-26 12 26m26-26 12 26', colour.wood3, 4),
  path('M360 206l24 26h30l-8-9h16l-10-10h-20l8-7z', colour.wood1), path('M72 232h342v12H72z', colour.wood3),
  path('M384 232h30l-6 12h-24z', colour.wood4),
  line('M92 212v-74m92 74v-74m92 74v-74', colour.wood2, 12), line('M74 146h222M74 176h214', colour.wood1, 10), line('M74 152h222', colour.wood3, 3),
  path('M86 138q6-12 12 0zm92 0q6-12 12 0zm92 0q6-12 12 0z', colour.snow),
  line('M336 222l14-76m44 76-14-76', colour.wood4, 8), rect(316, 140, 100, 32, colour.snow),
  path('M316 140h20l-16 32h-4zm40 0h22l-18 32h-22zm40 0h20v8l-12 24h-24z', colour.amber), shade('M316 164h100v8H316z'),
  rect(356, 116, 20, 22, colour.amberLight, 6), rect(354, 134, 24, 7, colour.ink),
  path('M0 366q120-20 214 34H0zm640-6q-110-4-170 40h170z', colour.snowShade),
  path('M500 322l96-14 6 8-98 16zm-4 14l100-14 6 8-102 16z', colour.wood1), path('M504 332l98-16v6l-98 16zm-2 14l100-16v6l-100 16z', colour.wood3),
);
