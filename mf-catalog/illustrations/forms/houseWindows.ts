import { line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, slab, tube, type Draw } from '../studio.ts';
import { glass, grey, toTone, white, type Tone } from '../tone.ts';
import { frame, pane } from '../parts/openings.ts';

const opening = (x: number, y: number, w: number, h: number, t: Tone, sashes: string): string =>
  frame(x, y, w, h, t) + rect(x - 8, y + h - 4, w + 20, 12, t.base) + rect(x - 8, y + h + 6, w + 20, 3, t.deep) + sashes;

const sash = (x: number, y: number, w: number, h: number, t: Tone): string => slab(x, y, w, h, t, 1) + pane(x + 13, y + 13, w - 26, h - 26);

const awning: Draw = ({ tone: t }) =>
  opening(
    150,
    100,
    340,
    218,
    t,
    rect(162, 112, 316, 194, '#3a4347') +
      path('M168 114h304l22 168H146z', t.deep) +
      path('M168 112h304l22 162H146z', t.base) +
      path('M184 126h272l18 132H166z', down('#dcebee', '#b4ccd3', '#c9dbde')) +
      path('M186 250L330 128h70L240 256z', '#ffffff', 0.4) +
      tube('M300 292h36l12 12', 7, grey),
  );

const hung: Draw = ({ tone: t }) =>
  opening(220, 44, 200, 296, t, sash(230, 54, 180, 144, t) + sash(236, 186, 168, 146, t) + rect(306, 186, 28, 8, grey.base, 3));

const twin: Draw = ({ tone: t }) =>
  opening(
    146,
    66,
    348,
    264,
    t,
    sash(156, 76, 160, 244, t) + sash(324, 76, 160, 244, t) + [300, 332].map((x) => rect(x, 180, 8, 40, grey.base, 3)).join(''),
  );

const bay: Draw = () => {
  const side = (flip: number) => {
    const x = (n: number) => 320 + flip * n;
    return (
      path(`M${x(108)} 92L${x(196)} 72v212L${x(108)} 308z`, white.dark) +
      path(`M${x(118)} 106L${x(186)} 90v186L${x(118)} 294z`, down('#dcebee', '#b4ccd3', '#c9dbde')) +
      line(`M${x(152)} 98v188`, white.base, 6)
    );
  };
  return (
    contact(320, 350, 230, 12) +
    path('M108 66l104 24h216l104-24-40-22H148z', '#5d666c') +
    path('M108 66l104 24h216l104-24v10l-104 24H212L108 76z', '#3a4044') +
    side(-1) +
    side(1) +
    slab(212, 92, 216, 218, white, 1) +
    pane(226, 106, 188, 190) +
    path('M116 284l96 26h216l96-26v16l-96 28H212l-96-28z', down(white.lit, white.dark)) +
    path('M132 304l80 24h216l80-24-52 36H184z', '#b7aa90')
  );
};

const hopper: Draw = ({ tone: t }) =>
  opening(
    132,
    128,
    376,
    160,
    t,
    rect(144, 140, 352, 136, '#3a4347') +
      path('M146 274h348l-18-116H164z', t.deep) +
      path('M146 276h348l-16-112H162z', t.base) +
      path('M168 262h304l-10-84H178z', down('#c9dbde', '#b4ccd3', '#dcebee')) +
      path('M196 258l90-78h56l-92 80z', '#ffffff', 0.4) +
      rect(304, 162, 32, 10, grey.base, 4),
  );

const skylight: Draw = () => {
  const dark = toTone('#4b5256');
  return (
    contact(320, 336, 230, 18) +
    path('M96 322L200 84h344l-80 238z', across('#6a6460', '#5a5550')) +
    [0, 1, 2, 3, 4].map((n) => line(`M${116 + n * 20} ${276 - n * 46}h${352 + n * 2}`, '#47433f', 3)).join('') +
    path('M214 280l66-164h180l-52 164z', dark.deep) +
    path('M208 268l66-164h180l-52 164z', dark.lit) +
    path('M232 254l52-134h146l-42 134z', across('#b9dbe9', '#e9f4f7', '#a4c8d6')) +
    path('M262 246l80-126h40l-76 130z', '#ffffff', 0.5) +
    line('M208 268h194', glass.pale, 3)
  );
};

const arched: Draw = ({ tone: t }) =>
  contact(320, 326, 220, 12) +
  path('M116 306a204 196 0 0 1 408 0z', t.deep) +
  path('M122 306a198 190 0 0 1 396 0z', down(t.lit, t.base)) +
  path('M142 292a178 168 0 0 1 356 0z', down('#dcebee', '#b4ccd3', '#c9dbde')) +
  path('M190 286L330 132q30 0 50 8L250 290z', '#ffffff', 0.4) +
  [200, 320, 440].map((x) => line(`M320 292L${320 + (x - 320) * 1.1} ${x === 320 ? 124 : 176}`, t.base, 8)).join('') +
  line('M260 292a60 56 0 0 1 120 0', t.base, 8) +
  rect(108, 300, 424, 16, t.base) +
  rect(108, 313, 424, 3, t.deep);

export const houseWindows = {
  'awning-window': awning,
  'hung-window': hung,
  'twin-casement': twin,
  'bay-window': bay,
  'hopper-window': hopper,
  skylight,
  'arched-window': arched,
} satisfies Record<string, Draw>;
