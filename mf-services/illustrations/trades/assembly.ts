import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, line, path, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { cast, ground, ledge } from '../stage.ts';

const bolt = (x: number, y: number, turn: number): string =>
  place(
    x,
    y,
    rect(-10, -8, 20, 14, colour.steelDark, 3) +
      rect(-6, 6, 12, 34, colour.steel) +
      line('M-6 12h12m-12 8h12m-12 8h12m-12 8h12', colour.steelDark, 2),
    1,
    turn,
  );

/** A chair that lacks its last leg, bolts and a hex key before it. */
export const chair = (): string =>
  draw(
    {},
    ground(colour.sky),
    ledge(330, colour.treeLight, colour.mid),
    cast(300, 352, 320, 18),
    rect(202, 214, 20, 136, colour.wood3, 4),
    path('M224 30q0-14 14-14h10q12 0 12 14v200h-36zm132 0q0-14 12-14h12q14 0 14 14v200h-38z', colour.wood2),
    path('M244 16h4q12 0 12 14v200h-16zm132 0h4q14 0 14 14v200h-18z', colour.wood3),
    path('M256 40h104v30H256zm0 52h104v22H256zm0 44h104v22H256z', colour.wood1),
    shade('M256 60h104v10H256zm0 46h104v8H256zm0 44h104v8H256z'),
    path('M196 220h228l24 30H172z', colour.wood1),
    rect(172, 248, 276, 24, colour.wood2, 4),
    shade('M172 262h276v6q0 4-4 4H176q-4 0-4-4z'),
    rect(182, 270, 26, 94, colour.wood2, 4),
    shade('M198 270h10v94h-10z'),
    rect(372, 272, 20, 78, colour.wood3, 4),
    path('M408 276h32v10h-32z', colour.wood4),
    shade('M476 374l110-46 8 10-110 48z', opacity.cast),
    place(
      520,
      338,
      rect(-16, -70, 32, 140, colour.wood2, 5) + shade('M4-70h12V66q0 4-4 4H4z') + rect(-8, -84, 16, 16, colour.steel),
      1,
      64,
    ),
    line('M424 300v24m0 8v14', colour.amber, 5),
    shade('M40 370h120v10H40z', opacity.cast),
    line('M50 362v-30q0-24 24-24h90', colour.ink, 17, true),
    line('M46 356v-26q0-24 26-24h90', colour.steel, 5, true),
    place(232, 370, bolt(0, 0, -76), 1.7),
    disc(352, 380, 18, colour.steel, 9),
    disc(352, 379, 8, colour.spruce, 4),
  );

/** The sheet with the steps, its parts and tools laid out around it. */
export const parts = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.wood1),
    line(
      'M0 98h640M0 198h640M0 298h640M180 0v98m260-98v98M90 98v100m330-100v100M240 198v100m320-100v100M140 298v102m290-102v102',
      colour.wood2,
      3,
    ),
    path('M250 0h190L210 400H20z', colour.snow, opacity.shade),
    shade('M190 56l262 14-12 300-262-14z', opacity.cast),
    place(
      310,
      196,
      rect(-130, -150, 260, 300, colour.snow) +
        path('M0-150h130v300H0z', colour.snowSoft) +
        line('M0-150v300', colour.snowShade, 4) +
        line('M-100-110h70v90h-70zm0 30h70m-70 30h70', colour.spruce, 6) +
        line('M30-110h70v90H30z', colour.spruce, 6) +
        line('M30-66h70', colour.amber, 8) +
        line('M-100 40h70v80h-70zm35 0v80', colour.spruce, 6) +
        line('M30 30h70v90H30zm0 30h70m-70 30h70', colour.spruce, 6) +
        disc(-52, 80, 5, colour.amber) +
        disc(-78, 80, 5, colour.amber) +
        path('M-20 86h22v-12l22 16-22 16V94h-22z', colour.mid),
      1,
      3,
    ),
    shade('M54 70h64v260H66z', opacity.cast),
    rect(40, 54, 64, 260, colour.wood2, 3),
    rect(40, 54, 12, 260, step.bronze),
    ...[80, 150, 220, 290].map((y) => disc(72, y, 6, colour.wood4)),
    shade('M484 60l120 10-4 60-120-8z', opacity.cast),
    rect(474, 42, 126, 76, colour.paper, 6),
    bolt(500, 66, 20),
    bolt(536, 62, -14),
    bolt(572, 70, 30),
    rect(474, 42, 126, 16, colour.brick1, 4),
    shade('M500 190h34l40 176h-34z', opacity.cast),
    place(
      526,
      250,
      rect(-20, -96, 40, 104, colour.amber, 16) +
        path('M4-96q16 2 16 16v72q0 14-16 16z', step.amberDeep) +
        rect(-12, -80, 8, 70, colour.amberLight, 4) +
        rect(-13, 4, 26, 14, colour.steelDark) +
        rect(-5, 16, 10, 116, colour.steel) +
        path('M-5 130h10l-5 12z', colour.steelDark),
      1,
      -14,
    ),
    line('M478 372q-10-20 10-26l26-10', colour.ink, 11, true),
  );
