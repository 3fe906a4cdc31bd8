import { frame, winterView } from '../building.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, line, path, place, rect, shade } from '../shapes.ts';

const drill =
  path('M-70-36h96q20 0 20 26T26 16h-20l12 62h-42l-14-62h-32z', colour.amber) +
  path('M-10-10h56q0 26-20 26H6l12 62H-4L-16 16q20-6 6-26z', step.amberDeep) +
  path('M-92-26h22v32h-22z', colour.steelDark) +
  path('M-112-16h20v14h-20z', colour.ink) +
  rect(-146, -12, 36, 6, colour.steel) +
  path('M-30 78h56q6 0 6 8v20h-68V84z', colour.spruceDark) +
  rect(-40, -28, 46, 9, colour.amberLight, 4) +
  path('M-34 16h10q2 18-8 24z', colour.ink);

/** A half-built bookshelf with one shelf still loose, a flat-pack carton and an amber drill. */
export const assembly = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.amberPale),
    path('M0 0h640v130L300 0z', colour.paper),
    frame(466, 50, 122, 120, winterView(122, 120, 'lake')),
    rect(524, 50, 6, 120, colour.snow),
    rect(448, 179, 158, 11, colour.snow),
    shade('M448 190h158l-8 7H456z'),
    rect(0, 300, 640, 22, colour.snow),
    shade('M0 322h640v6H0z'),
    path('M0 322h640v78H0z', colour.mid),
    path('M0 322h640v7H0z', colour.treeLight, opacity.veil),
    path('M70 400 130 344h420l60 56z', colour.tree),
    path('M96 400 148 352h384l52 48z', colour.spruce),
    shade('M390 44h40v320h-40z'),
    path('M142 28h240v330H142z', colour.wood3),
    shade('M162 48h220v310H162z'),
    rect(162, 48, 200, 80, colour.wood2),
    rect(162, 138, 200, 80, colour.wood2),
    shade('M162 48h200v10H162zm0 90h200v12H162z', opacity.cast),
    path('M382 28l22-12v330l-22 14z', colour.wood3),
    path('M142 28l22-12h240l-22 12z', colour.wood1),
    rect(142, 28, 20, 332, colour.wood1),
    rect(362, 28, 20, 332, colour.wood1),
    rect(142, 28, 240, 20, colour.wood1),
    rect(162, 122, 200, 14, colour.wood1),
    rect(162, 340, 220, 20, colour.wood1),
    path('M162 132h200v4H162zm0-88h200v4H162zm194 4h6v292h-6z', colour.wood3),
    path('M150 236h4v4h-4zm0 24h4v4h-4zm218-24h4v4h-4zm0 24h4v4h-4z', colour.wood4),
    shade('M168 250 352 212v22L168 272z', opacity.cast),
    path('M150 240 346 192l10 12-196 50z', colour.wood1),
    path('M160 254l196-50v14l-196 52z', colour.wood2),
    path('M150 240l10 14v16l-10-14z', colour.wood4),
    rect(178, 72, 16, 50, colour.brick1),
    rect(196, 64, 18, 58, colour.spruce),
    rect(216, 76, 14, 46, colour.mid),
    path('M236 74l14-4 14 50-14 4z', colour.brick2),
    path('M304 122h34l-4-24h-26z', colour.snow),
    path('M321 98q-26-2-26-26 18 2 24 16-2-20 8-30 10 14 4 30 8-10 20-10-2 18-30 20z', colour.treeLight),
    shade('M40 376h130l20 8H56z', opacity.cast),
    path('M20 236l96-14v146l-96 14z', step.kraft),
    path('M116 222l30 10v128l-30 8z', step.kraftDark),
    path('M20 236l96-14 30 10-94 14z', step.trim),
    path('M36 296l60-9v6l-60 9zm0 16l60-9v5l-60 9z', colour.spruce),
    path('M54 262l20-18 22 12v22l-42 6z', colour.wood3),
    shade('M420 366h150l30 12H440z', opacity.deep),
    place(516, 264, drill, 1.05),
    line('M250 376h44v-18', colour.steel, 6),
    disc(330, 380, 5, colour.amberLight),
    disc(352, 372, 5, colour.amberLight),
    disc(212, 384, 5, colour.amberLight),
  );
