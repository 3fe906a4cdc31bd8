import { colour, step } from '@marketplace/shared-ui/illustrations/palette';
import { carton } from '@marketplace/shared-ui/illustrations/objects';
import { disc, draw, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { cast, ground, ledge } from '../stage.ts';

/** A hand truck with three cartons strapped to it. */
export const handTruck = (): string =>
  draw(
    {},
    ground(colour.mid),
    ledge(346, colour.tree, colour.treeLight),
    cast(310, 360, 360, 16),
    line('M416 354V64q0-26-26-26h-24', colour.steelDark, 16, true),
    line('M412 354V66q0-24-24-24h-20', colour.brick1, 9, true),
    rect(350, 30, 40, 18, colour.ink, 8),
    carton(206, 246, 178, 100),
    carton(224, 154, 160, 92),
    carton(250, 78, 134, 76),
    path('M284 284l30-24 30 24v34h-60z', colour.brick1),
    path('M306 294h16v24h-16z', colour.amberLight),
    path('M270 186h14v44h-14zm22 0h14v44h-14z', colour.wood3),
    rect(200, 218, 216, 12, colour.amber),
    rect(294, 212, 28, 24, step.amberDeep, 4),
    rect(190, 344, 226, 14, colour.steelDark, 4),
    rect(190, 344, 226, 5, colour.steel, 2),
    disc(432, 340, 38, colour.ink),
    disc(432, 340, 19, colour.snowShade),
    disc(432, 340, 7, colour.steelDark),
    path('M506 356l-8-130h52l-8 130z', colour.brick1),
    path('M530 226h20l-8 130h-20z', colour.brick2),
    path('M522 228q-44-26-42-78 30 10 40 40 0-60 34-84 20 50-10 96 18-16 36-14-10 34-44 40z', colour.tree),
  );

/** The open back of a truck with boxes, a lamp and a ramp. */
export const truck = (): string =>
  draw(
    {},
    ground(colour.sky),
    path('M0 260 120 150l110 90 130-120 140 130 80-60 60 50v100H0z', colour.far),
    ledge(318, colour.steelDark, colour.steel),
    cast(320, 340, 500, 18),
    rect(150, 306, 60, 46, colour.ink, 10),
    rect(430, 306, 60, 46, colour.ink, 10),
    rect(128, 26, 384, 292, colour.snow, 10),
    path('M470 26h32q10 0 10 10v272q0 10-10 10h-32z', colour.snowShade),
    rect(150, 48, 340, 244, colour.spruceDark),
    path('M150 48h340v36H150z', colour.spruce),
    line('M150 60h340M150 72h340', colour.tree, 4),
    path('M150 292l40-28h260l40 28z', colour.wood4),
    carton(196, 202, 84, 78),
    carton(292, 222, 72, 58),
    carton(206, 140, 68, 62),
    path('M388 120h60l14 48h-88z', colour.amber),
    path('M424 120h24l14 48h-30z', step.amberDeep),
    rect(413, 168, 10, 102, colour.brick1),
    disc(418, 274, 30, colour.brick1, 8),
    path('M296 150h60v72h-60z', colour.treeLight),
    path('M296 150h60v22h-60zm0 40h60v12h-60z', colour.mid),
    rect(118, 290, 404, 28, colour.spruce, 4),
    rect(134, 296, 34, 16, colour.brick1, 4),
    rect(472, 296, 34, 16, colour.brick1, 4),
    path('M226 292h188l42 108H184z', colour.steel),
    path('M226 292h188l4 10H222z', colour.snowShade),
    line('M215 322h210m-222 24h234m-244 26h256', colour.steelDark, 6),
  );
