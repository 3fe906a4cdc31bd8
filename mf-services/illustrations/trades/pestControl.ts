import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, fill, line, path, pattern, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';

const wasp =
  disc(-6, -22, 30, colour.snow, 11, opacity.veil) +
  place(8, -20, disc(0, 0, 26, colour.snow, 9, opacity.veil), 1, -40) +
  disc(0, 0, 30, colour.amber, 16) +
  path('M-10-15h9v30h-9zm19 1h8v28h-8z', colour.ink) +
  path('M28-7l16 7-16 7z', colour.ink) +
  disc(-34, 0, 13, colour.ink) +
  line('M-42-8l-12-10m16 6l-6-14M-8 14l-8 14m18-13v14', colour.ink, 3, true);

/** A paper nest of wasps under the eaves. */
export const nest = (): string =>
  draw(
    { patterns: [pattern('w', 640, 40, rect(0, 0, 640, 40, colour.mid) + rect(0, 35, 640, 5, colour.treeLight))] },
    rect(0, 0, 640, 400, fill('w')),
    rect(0, 0, 640, 72, colour.snow),
    path('M0 58h640v20H0z', colour.snowShade),
    line('M90 0v58m150-58v58m150-58v58m150-58v58', colour.snowShade, 4),
    shade('M0 78h640v50H0z', opacity.cast),
    shade('M238 78h190q70 90 40 200-40 90-130 96-70-20-100-120z', opacity.cast),
    path('M290 76h60l10 30h-80z', colour.wood4),
    path('M320 88q120 0 128 130-6 120-128 150-122-30-128-150 8-130 128-130z', step.kraftDark),
    path('M320 88q120 0 128 130-6 120-128 150 60-60 60-150T320 88z', colour.wood2, opacity.deep),
    line('M216 146q104 50 208 0M198 190q122 56 244 0M194 234q126 60 252 0M208 280q112 54 226 0M246 326q74 34 148 0', colour.wood3, 8),
    line('M222 136q98 46 196 0M200 180q120 54 238 0M196 224q124 58 248 0M208 270q112 52 222 0M244 316q76 34 150 0', step.trim, 5),
    disc(300, 286, 34, colour.wood4, 28),
    disc(304, 290, 25, colour.ink, 20),
    place(470, 260, wasp, 1.35, 12),
    place(132, 236, wasp, 1.15, -24),
    place(300, 272, wasp, 0.8, 70),
    place(542, 150, wasp, 0.9, -16),
  );

const ant =
  disc(34, 0, 30, colour.ink, 20) +
  disc(-6, 0, 16, colour.ink, 11) +
  disc(-38, 0, 20, colour.ink, 16) +
  line(
    'M-2-8l-18-36-14-6M4-8l12-34 14-8M10-8l30-26 18 0M-2 8l-18 36-14 6M4 8l12 34 14 8M10 8l30 26 18 0M-52-8l-14-18-16 2M-52 8l-14 18-16-2',
    colour.ink,
    6,
    true,
  ) +
  disc(28, -8, 10, colour.steelDark, 5);

/** A magnifier over a carpenter ant in gnawed wood. */
export const magnifier = (): string =>
  draw(
    { patterns: [pattern('b', 640, 100, rect(0, 0, 640, 100, colour.wood2) + rect(0, 96, 640, 4, colour.wood4))] },
    rect(0, 0, 640, 400, fill('b')),
    line('M0 40q160-20 320 4t320-8M0 150q200 20 360-6t280 4M0 250q140-16 300 2t340-6M0 350q180 18 340-6t300 6', colour.wood3, 4),
    path('M78 48q60-20 110 10t96-6q24 22-6 34-60 20-104-6T84 92q-30-20-6-44z', colour.wood4),
    path('M430 338q50-26 90 0t90-14q30 20-6 40-60 20-90 0t-84 6q-24-18 0-32z', colour.wood4),
    place(104, 250, ant, 0.5, 140),
    place(556, 96, ant, 0.5, -30),
    place(80, 340, ant, 0.42, 200),
    shade('M420 292l134 120h-50L396 312z', opacity.cast),
    disc(326, 204, 152, colour.ink, 152, opacity.cast),
    place(
      310,
      188,
      rect(-24, 150, 48, 190, colour.spruce, 20) + rect(4, 150, 20, 190, colour.spruceDark, 10) + rect(-17, 132, 34, 34, colour.amber, 4),
      1,
      -44,
    ),
    disc(310, 188, 152, colour.amber),
    path('M418 80A152 152 0 0 1 202 296l14-14A132 132 0 0 0 404 94z', step.amberDeep),
    disc(310, 188, 132, colour.wood1),
    line('M186 150q120-24 250 6M184 232q130 20 252-8M210 280q90-10 200 0', colour.wood2, 6),
    place(312, 190, ant, 1.55, -24),
    path('M220 92q40-36 92-36v14q-50 2-82 32z', colour.snow, opacity.veil),
  );
