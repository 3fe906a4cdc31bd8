import { disc, line, path, place, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, cylinder, down, outwards, slab, tube, type Draw } from '../studio.ts';
import { black, grey, steel, toTone, white } from '../tone.ts';
import { digits } from '../parts/machines.ts';

const sandFilter: Draw = () => {
  const tank = toTone('#d8ccb2');
  return (
    contact(320, 350, 150, 16) +
    rect(250, 322, 140, 24, black.base, 6) +
    path('M216 230a104 108 0 0 1 208 0v30a104 76 0 0 1-208 0z', across(tank.dark, tank.lit, tank.pale, tank.base, tank.deep)) +
    line('M216 240q104 34 208 0', tank.deep, 4) +
    path('M270 138h100v-26q0-18-50-18t-50 18z', black.base) +
    disc(320, 96, 50, black.lit, 13) +
    tube('M320 92l58-26', 14, toTone('#c98a2f')) +
    tube('M270 124h-70', 26, black) +
    tube('M370 124h70', 26, black) +
    disc(410, 88, 20, '#fbfaf6') +
    line('M410 88l8-9', '#b23a2f', 3) +
    path('M280 254h80v40h-80z', '#fffdf6') +
    rect(292, 264, 56, 7, '#3f7286', 3)
  );
};

const robot: Draw = () => {
  const t = toTone('#2f7fb2');
  const wheel = (x: number) => disc(x, 290, 46, '#17191b') + disc(x, 290, 30, grey.base) + disc(x, 290, 12, '#17191b');
  return (
    contact(320, 336, 210, 16) +
    line('M320 116q-20-90 120-70t60-10', '#3f8dbd', 8, true) +
    path('M146 268q-4-130 174-140 178 10 174 140z', across(t.deep, t.base, t.lit, t.base, t.deep)) +
    path('M204 186q30-40 116-42 86 2 116 42z', '#22303a') +
    path('M222 180q30-28 98-30-60 10-76 30z', '#9fc4d6', 0.8) +
    rect(128, 256, 384, 34, '#2a2f32', 14) +
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => rect(236 + n * 20, 288, 14, 30, '#e2bd3c', 4)).join('') +
    wheel(176) +
    wheel(464) +
    rect(296, 212, 48, 14, '#dff0f5', 7)
  );
};

const saltSystem: Draw = () =>
  contact(320, 346, 210, 14) +
  slab(166, 64, 170, 232, toTone('#3d4347'), 16) +
  rect(190, 90, 122, 62, '#1d2a24', 8) +
  digits(214, 104, 0.8, '#8fd0a8') +
  [0, 1, 2].map((n) => disc(212 + n * 39, 190, 13, '#6d7478') + disc(212 + n * 39, 188, 11, '#c9cdcf')).join('') +
  rect(190, 226, 122, 46, '#2f6a92', 6) +
  line('M204 256q12-16 24 0t24 0 24 0 24 0', '#dff0f5', 4, true) +
  line('M300 296q10 60 90 20', '#17191b', 8, true) +
  tube('M360 268h170', 44, white) +
  rect(392, 232, 104, 72, across('#a9c4cd', '#e9f4f7', '#a9c4cd'), 12) +
  [0, 1, 2, 3, 4].map((n) => rect(406 + n * 17, 242, 8, 52, '#8f979b', 2)).join('');

const ladder: Draw = () => {
  const t = toTone('#dfe0de');
  const side = (x: number) => tube(`M${x} 340L${x + 34} 96q6-46 40-46h18q22 0 22 24`, 15, t);
  return (
    contact(320, 350, 180, 12) +
    side(164) +
    side(324) +
    [0, 1, 2, 3]
      .map(
        (n) =>
          path(`M${190 + n * 9} ${300 - n * 62}h150l-6-16H${196 + n * 9}z`, t.pale) +
          rect(190 + n * 9, 300 - n * 62, 150, 13, '#8f979b', 3),
      )
      .join('') +
    slab(452, 112, 30, 60, toTone('#b23a2f'), 6) +
    disc(467, 140, 8, '#fbfaf6')
  );
};

const winterCover: Draw = ({ tone: t }) =>
  contact(320, 330, 240, 18) +
  disc(320, 266, 226, t.deep, 66) +
  disc(320, 256, 226, t.base, 66) +
  disc(320, 250, 208, down(t.lit, t.base), 58) +
  [0, 1, 2, 3, 4, 5]
    .map((n) => line(`M320 250L${320 + 206 * Math.cos((n * Math.PI) / 3)} ${250 + 57 * Math.sin((n * Math.PI) / 3)}`, t.dark, 2))
    .join('') +
  Array.from({ length: 18 }, (_, n) =>
    disc(320 + 217 * Math.cos((n * Math.PI) / 9), 260 + 62 * Math.sin((n * Math.PI) / 9), 4, '#e6e8e8'),
  ).join('') +
  rect(196, 106, 250, 70, down(t.pale, t.base, t.deep), 30) +
  line('M236 108v66M406 108v66', '#e2bd3c', 8) +
  disc(212, 141, 18, t.dark, 33);

const solarPanel: Draw = () =>
  contact(320, 340, 230, 16) +
  path('M112 322L214 84h322l-80 238z', '#17191b') +
  Array.from({ length: 20 }, (_, n) => line(`M${122 + n * 17} 318l${100 - n * 1.1} -230`, n % 2 ? '#33393d' : '#454c50', 7)).join('') +
  tube('M100 326h372', 22, black) +
  tube('M204 80h346', 20, black) +
  disc(132, 92, 30, '#f0c24b') +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((n) =>
      line(
        `M${132 + 40 * Math.cos((n * Math.PI) / 4)} ${92 + 40 * Math.sin((n * Math.PI) / 4)}L${132 + 54 * Math.cos((n * Math.PI) / 4)} ${92 + 54 * Math.sin((n * Math.PI) / 4)}`,
        '#f0c24b',
        5,
        true,
      ),
    )
    .join('');

/** The net on the left, clear of the buttons of a card. */
const poolNet: Draw = () => {
  const t = toTone('#3f8dbd');
  const brush =
    path('M176 92q90-34 180 0v30q-90-32-180 0z', t.base) +
    Array.from({ length: 18 }, (_, n) =>
      line(`M${182 + n * 10} ${116 - Math.sin((n * Math.PI) / 17) * 18}v38`, n % 2 ? '#e9f4f7' : '#b9d7e6', 6),
    ).join('') +
    tube('M266 82V58', 16, t);
  return (
    contact(320, 346, 220, 12) +
    tube('M190 72L500 330', 13, steel) +
    tube('M414 258L498 328', 15, black) +
    path('M220 72l-70-34-66 70 60 62 66-30z', '#dbe9ef', 0.8) +
    [0, 1, 2, 3]
      .map((n) =>
        line(
          `M${204 - n * 24} ${64 - n * 4}l-${20 + n * 6} ${88 - n * 4}M${212 - n * 6} ${78 + n * 20}l-${110 - n * 14} ${-10 + n * 8}`,
          '#8fb4c6',
          1.5,
        ),
      )
      .join('') +
    line('M220 72l-70-34-66 70 60 62 66-30z', t.base, 9, true) +
    place(-20, 164, brush)
  );
};

const chlorine: Draw = () =>
  contact(320, 348, 170, 16) +
  path('M218 120h180l-14 212q-76 24-152 0z', across('#c4c4be', '#ffffff', '#f4f3ef', '#c2c2bc')) +
  path('M223 180q86 22 170 0l-8 118q-78 20-154 0z', across('#1f5f8e', '#2f7fb2', '#5ba6d2', '#2f7fb2')) +
  line('M250 250q14-18 28 0t28 0 28 0 28 0', '#ffffff', 6, true) +
  rect(262, 206, 90, 12, '#fbfaf6', 6) +
  cylinder(308, 120, 100, 22, '#e2bd3c', '#f0d67a', 0.22) +
  [0, 1].map((n) => cylinder(440 + n * 20, 338 - n * 26, 42, 22, across('#c9cdcf', '#ffffff', '#dfe2e2'), '#fbfbf9', 0.3)).join('');

const poolLight: Draw = () =>
  contact(320, 340, 160, 14) +
  line('M398 260q90 30 100-40t-60-80', '#1d2023', 10, true) +
  disc(300, 192, 138, steel.deep) +
  disc(296, 188, 138, outwards(steel.pale, steel.base, steel.dark)) +
  disc(296, 188, 108, '#1d3a52') +
  disc(296, 188, 104, outwards('#e9f9ff', '#7fd0e6', '#2f7fb2')) +
  Array.from({ length: 18 }, (_, n) =>
    disc(
      296 + (34 + (n % 3) * 26) * Math.cos(n * 1.05),
      188 + (34 + (n % 3) * 26) * Math.sin(n * 1.05),
      8,
      ['#f4e6a0', '#a0e6c0', '#d7a0e6'][n % 3]!,
      undefined,
      0.9,
    ),
  ).join('') +
  [60, 180, 300]
    .map((a) => disc(296 + 122 * Math.cos((a * Math.PI) / 180), 188 + 122 * Math.sin((a * Math.PI) / 180), 6, steel.deep))
    .join('');

export const poolCare = {
  'sand-filter': sandFilter,
  'pool-robot': robot,
  'salt-system': saltSystem,
  'pool-ladder': ladder,
  'winter-cover': winterCover,
  'pool-solar-panel': solarPanel,
  'pool-net': poolNet,
  'chlorine-pail': chlorine,
  'pool-light': poolLight,
} satisfies Record<string, Draw>;
