import { litWindow } from '../building.ts';
import { snowTree } from '../nature.ts';
import { carton, tag, tin } from '../objects.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, line, path, place, rect, shade } from '../shapes.ts';

const awningStripes = Array.from({ length: 6 }, (_, i) => {
  const x = 132 + i * 64;
  return path(`M${x + 12} 118h32l-6 62q-16 12-32 0z`, colour.snow);
}).join('');

/** A hardware shop on a winter evening: a striped awning, a full window and a price tag as large as the door. */
export const savings = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.sky),
    disc(540, 74, 34, colour.amberPale),
    path('M0 250q120-60 260-34t380-26v210H0z', colour.far),
    snowTree(56, 338, 190),
    snowTree(596, 330, 150, colour.treeLight),
    rect(112, 66, 416, 270, colour.spruce),
    path('M320 66h208v270H320z', step.spruceSeam, opacity.deep),
    path('M96 70l20-26h408l20 26z', colour.snow),
    rect(96, 68, 448, 10, colour.spruceDark),
    litWindow(136, 160, 216, 140),
    rect(128, 296, 232, 12, step.trim),
    rect(392, 164, 104, 172, colour.wood3),
    rect(404, 178, 80, 74, colour.amberLight),
    path('M404 178h80l-80 56z', step.glow),
    disc(476, 274, 6, colour.amber),
    tin(152, 296, 56, 52, colour.brick1, colour.amberLight),
    carton(216, 252, 58, 44),
    tin(290, 296, 46, 62, colour.spruceDark, colour.snow),
    path('M120 118h408l16 62q-212 22-440 0z', colour.amber),
    awningStripes,
    shade('M104 172h440l4 14q-222 24-448 0z', opacity.cast),
    rect(116, 106, 412, 14, step.amberDeep),
    path('M0 330q160-14 320-2t320-6v78H0z', colour.snow),
    path('M0 370q180-14 340-2t300-8v40H0z', colour.snowShade),
    shade('M420 376h132l30 10H404z', opacity.cast),
    place(
      492,
      206,
      line('M0-4q10-34 34-40', colour.wood4, 4, true) +
        tag(124) +
        disc(-22, 66, 17, colour.amberPale) +
        disc(-22, 66, 7, colour.amber) +
        disc(26, 126, 17, colour.amberPale) +
        disc(26, 126, 7, step.amberDeep) +
        line('M34 58L-30 134', colour.amberPale, 11, true),
      1,
      -8,
    ),
    path('M0 392q90-16 150 0zm470 4q80-18 170-2v6H470z', colour.snowSoft),
  );
