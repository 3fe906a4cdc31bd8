import { frame, winterView } from '../building.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, line, path, rect, shade } from '../shapes.ts';

/** A wall half covered in fresh amber; the roller rests where the next stripe begins. */
export const painting = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.paper),
    path('M0 0h418v196q-22 12-34-2t-34 6q-26 12-36-4t-38 10q-18 12-34 2V318H0z', colour.amberLight),
    path('M242 0h176v196q-22 12-34-2t-34 6q-26 12-36-4t-38 10q-18 12-34 2z', colour.amber),
    line('M84 20v280m78-290v260m42-180v190m96-270v150m30-110v120m60-150v130', step.sun, 5, true),
    frame(66, 60, 116, 126, winterView(116, 126, 'cabin')),
    rect(122, 60, 6, 126, colour.snow),
    rect(66, 118, 116, 6, colour.snow),
    rect(52, 195, 144, 12, colour.snowShade),
    line('M55 49h138v150H55z', colour.mid, 5),
    rect(0, 300, 640, 28, colour.snow),
    rect(0, 300, 640, 5, colour.snowShade),
    path('M0 326h640v74H0z', step.kraft),
    path('M0 342q110-22 250-4t220-8 170 6v64H0z', colour.snowSoft),
    path('M0 374q150-18 300-2t340-12v40H0z', colour.snowShade),
    line('M610 352 494 24m-56 328L506 24', colour.steel, 11, true),
    line('M468 250h106m-92-66h70m-58-62h38', colour.mid, 9),
    shade('M300 190h168v56H300z', opacity.cast),
    line('M462 206h20q14 0 14 14v34q0 12-12 12h-86q-12 0-12 12v28', colour.steelDark, 9, true),
    rect(290, 172, 170, 62, colour.snow, 12),
    path('M290 186q0-14 12-14h146q12 0 12 14v14H290z', colour.amber),
    path('M290 196h170v26q0 12-12 12H302q-12 0-12-12z', step.amberDeep),
    rect(290, 184, 170, 12, colour.amberLight),
    rect(452, 176, 14, 54, colour.spruce, 4),
    path('M374 296h24l6 92q0 12-18 12t-18-12z', colour.spruce),
    shade('M386 296h12l6 92q0 12-18 12z'),
    rect(372, 288, 28, 12, colour.spruceDark, 4),
    shade('M190 372h130l26 10H200z', opacity.cast),
    path('M180 290h112v82q-56 20-112 0z', colour.steel),
    shade('M252 290h40v82q-20 8-40 9z'),
    disc(236, 290, 56, colour.snowShade, 13),
    disc(236, 292, 47, colour.amber, 10),
    path('M180 312h112v44q-56 18-112 0z', colour.snow),
    path('M180 322h112v14q-56 16-112 0z', colour.spruce),
    path('M206 298q4 18 0 38 8 8 12-4l2-32zm40 2q2 26 8 28t6-14l2-16z', colour.amber),
    line('M181 296q-6 46 54 48', colour.steelDark, 3),
  );
