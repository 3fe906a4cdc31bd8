import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, line, path, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { cast, ground, ledge, metals, tube } from '../stage.ts';

/** A vacuum cleaner with its hose on a rug. */
export const vacuum = (): string =>
  draw(
    {},
    ground(colour.far),
    ledge(316, colour.wood2, colour.wood1),
    path('M60 348h500l50 40H10z', colour.spruce),
    path('M84 354h452l34 28H50z', colour.tree),
    line(
      'M10 388v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10m24-10v10',
      colour.spruceDark,
      4,
    ),
    cast(220, 360, 300, 14),
    tube('M250 226q20-150 120-166 90-6 96 60', 26, [colour.ink, colour.steelDark, colour.steel]),
    tube('M462 108l86 196', 18, metals.chrome),
    place(458, 100, rect(-16, -24, 32, 62, colour.brick1, 10), 1, -24),
    path('M506 326q0-24 24-24h52q24 0 24 24v18H506z', colour.ink),
    rect(500, 336, 112, 14, colour.brick1, 4),
    path('M86 300q0-92 100-92h60q90 0 106 92v38H86z', colour.amber),
    path('M262 208q76 8 90 92v38h-76q10-80-14-130z', step.amberDeep),
    path('M110 290q6-62 74-64-26 24-30 64z', colour.amberLight),
    rect(190, 190, 84, 22, colour.ink, 8),
    rect(150, 296, 150, 14, colour.ink, 7),
    disc(136, 330, 42, colour.ink),
    disc(136, 330, 24, colour.snowShade),
    disc(136, 330, 9, colour.steelDark),
    disc(322, 346, 22, colour.ink),
    disc(322, 346, 9, colour.snowShade),
  );

const bubble = (x: number, y: number, r: number): string =>
  disc(x, y, r, colour.snow, r, opacity.veil) + disc(x - r * 0.3, y - r * 0.3, r * 0.28, colour.snow);

/** A rubber glove wipes a shining pan clean with a sponge. */
export const glove = (): string =>
  draw(
    {},
    ground(colour.tree),
    shade('M120 120h420v240H140z', opacity.shade),
    disc(262, 216, 172, colour.ink, 172, opacity.cast),
    disc(250, 200, 172, colour.snowShade),
    disc(250, 200, 156, colour.snow),
    disc(250, 200, 112, colour.snowShade),
    disc(252, 202, 104, colour.snow),
    path('M150 120a128 128 0 0 1 90-50v18a110 110 0 0 0-76 44z', colour.sky),
    path('M76 90l10-28 10 28 28 10-28 10-10 28-10-28-28-10z', colour.amberLight),
    shade('M282 218l150-30 70 100-180 60z', opacity.cast),
    place(
      330,
      236,
      rect(-70, -34, 140, 76, step.amberDeep, 14) +
        rect(-70, -44, 140, 70, colour.amberLight, 14) +
        disc(-40, -20, 9, colour.amber) +
        disc(-8, 4, 7, colour.amber) +
        disc(36, -24, 8, colour.amber),
      1,
      -16,
    ),
    path(
      'M640 330 500 190q-30-30-60-26l-96 14q-20 4-18 20t20 16l54-4-74 14q-20 4-17 20t23 13l66-10-56 18q-18 6-12 22t22 12l60-14-36 20q-14 10-6 22t22 6l60-24q30-10 60 20l108 96z',
      colour.brick1,
    ),
    path('M640 330 500 190q-30-30-60-26 40 20 66 60l134 130z', step.brickMid),
    path('M640 270v130h-96l-22-24 96-114z', colour.brick2),
    line('M398 210l50-6m-44 42 46-8m-44 40 40-12', colour.brick2, 4, true),
    bubble(200, 288, 26),
    bubble(244, 316, 18),
    bubble(160, 262, 15),
    bubble(280, 290, 13),
    bubble(220, 250, 12),
    bubble(468, 110, 18),
    bubble(500, 84, 11),
  );
