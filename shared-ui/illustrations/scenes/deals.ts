import { boards } from '../building.ts';
import { snowTree } from '../nature.ts';
import { tag } from '../objects.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, fill, line, path, place, rect, shade } from '../shapes.ts';

const cone = path('M0-26q22 12 20 34T0 34q-18-4-20-26T0-26z', colour.wood3) + path('M0-26q22 12 20 34T0 34q10-30 0-60z', colour.wood4);

/** A house wrapped in kraft paper and tied with an amber ribbon. */
export const deals = (): string =>
  draw(
    { patterns: [boards('b')] },
    rect(0, 0, 640, 400, fill('b')),
    disc(300, 190, 176, colour.tree),
    disc(300, 190, 140, colour.treeLight, undefined, opacity.veil),
    rect(0, 318, 640, 82, step.trim),
    rect(0, 318, 640, 9, step.kraft),
    path('M0 400v-22l40 6 44-8 50 8 60-8 54 8 62-8 60 8 60-8 60 8 60-8 46 8 44-8v24z', step.kraft),
    snowTree(86, 344, 190, colour.treeLight),
    snowTree(552, 346, 130, colour.tree),
    rect(80, 340, 12, 14, colour.wood4),
    rect(546, 342, 12, 14, colour.wood4),
    shade('M170 352h320l70 22H200z', opacity.deep),
    path('M396 168l84-14v176l-84 30z', colour.wood3),
    path('M292 60l84-14 116 104-12 8-84 14z', colour.wood2),
    path('M376 46l116 104-12 6-104-92z', colour.wood3),
    path('M164 172h232v188H164z', colour.wood1),
    path('M150 174 284 58h12l114 116-14 8L288 84 166 184z', colour.wood2),
    path('M166 182 288 80l108 100z', colour.wood1),
    path('M164 172l60 14-60 60zm232 110-70 78h70z', colour.wood2, opacity.veil),
    line('M190 220l40 20m100 60 46-20M210 330l50-26', colour.wood2, 3),
    path('M268 98h36v262h-36z', colour.amber),
    path('M294 84l10 12v264h-10z', step.amberDeep),
    path('M164 250h232v30H164z', colour.amber),
    path('M164 272h232v8H164z', step.amberDeep),
    path('M396 250l84-22v28l-84 24z', step.amberDeep),
    path('M268 98l18-16 18 16 4 0-22-24-22 24z', colour.amber),
    path('M286 74q-70-64-104-22-10 40 104 30z', colour.amber),
    path('M276 72q-48-36-74-16-2 20 74 18z', step.bronze),
    path('M286 74q60-70 98-32 16 40-98 40z', colour.amberLight),
    path('M296 72q40-40 70-22 2 22-70 24z', step.bronze),
    path('M286 80q-50 20-58 58l22-6 6 18q10-44 34-66zm0 0q50 14 66 52l-22-2-4 20q-16-42-44-66z', colour.amber),
    rect(268, 58, 36, 36, step.amberDeep, 10),
    line('M396 264q20 4 34 26', colour.paper, 4),
    place(434, 292, tag(64, colour.snow, colour.snowShade), 1, -16),
    place(434, 292, path('M-14 48 0 36l14 12v16h-28z', colour.spruce), 1, -16),
    place(112, 366, cone, 0.9, 20),
    place(148, 376, cone, 0.75, -40),
  );
