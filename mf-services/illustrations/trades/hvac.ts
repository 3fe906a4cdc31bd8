import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, line, path, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { cast, ground, ledge } from '../stage.ts';

/** A round thermostat on a green wall, turned to warm. */
export const thermostat = (): string =>
  draw(
    {},
    ground(colour.spruce),
    disc(336, 216, 164, colour.ink, 164, opacity.deep),
    disc(320, 200, 164, colour.steel),
    path('M436 84A164 164 0 0 1 204 316l14-14A144 144 0 0 0 422 98z', colour.steelDark),
    disc(320, 200, 148, colour.snow),
    disc(320, 200, 126, colour.ink),
    line('M248 272a102 102 0 1 1 144 0', colour.steelDark, 18, true),
    line('M248 272a102 102 0 1 1 148-140', colour.amber, 18, true),
    disc(396, 132, 17, colour.amberPale),
    path('M320 140q44 52 44 84a44 44 0 0 1-88 0q0-22 16-42 4 18 14 22 14-24 14-64z', step.amberDeep),
    path('M322 196q22 26 22 44a22 22 0 0 1-46 0q0-12 8-22 3 8 7 10 9-14 9-32z', colour.amberLight),
    path('M292 290h56v10h-56z', colour.steel),
  );

/** A furnace with its ducts and the flame in its window. */
export const furnace = (): string =>
  draw(
    {},
    ground(colour.mid),
    ledge(340, colour.tree, colour.treeLight),
    cast(350, 352, 400, 16),
    rect(70, 60, 510, 66, colour.steel),
    rect(70, 60, 510, 14, colour.snowShade),
    line('M150 60v66m80-66v66m80-66v66m80-66v66m80-66v66', colour.steelDark, 6),
    shade('M70 110h510v16H70z'),
    path('M240 126h150v44H240z', colour.steel),
    shade('M340 126h50v44h-50z'),
    rect(218, 160, 194, 190, colour.snowShade, 8),
    rect(218, 160, 194, 10, colour.snow, 5),
    shade('M352 160h60v190h-60z'),
    rect(234, 182, 150, 64, colour.snow, 6),
    rect(234, 260, 150, 78, colour.spruce, 6),
    line('M250 280h44m-44 14h44m-44 14h44m-44 14h44', colour.spruceDark, 5),
    disc(338, 298, 30, colour.ink),
    path('M338 274q20 24 20 34a20 20 0 0 1-40 0q0-10 8-18 2 8 6 8 6-10 6-24z', colour.amber),
    path('M340 296q9 10 9 16a10 10 0 0 1-20 0q0-6 4-9l3 3q4-4 4-10z', colour.amberPale),
    rect(252, 202, 58, 26, colour.ink, 4),
    disc(266, 215, 5, colour.amber),
    path('M412 220h60q24 0 24-24v-70h44v88q0 50-50 50h-78z', colour.steel),
    path('M496 126h14v74q0 40-44 40h-54v-20h60q24 0 24-24z', colour.snowShade),
    rect(406, 212, 12, 60, colour.steelDark, 3),
    rect(488, 130, 60, 12, colour.steelDark, 3),
    line('M92 340V200q0-24 24-24h102', colour.brick2, 16, true),
    line('M92 340V198q0-26 26-26h100', colour.wood2, 10, true),
    rect(80, 246, 26, 34, colour.wood3, 4),
    rect(60, 256, 30, 14, colour.brick1, 5),
  );
