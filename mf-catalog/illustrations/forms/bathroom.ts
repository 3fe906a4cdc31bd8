import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, glaze, metal, outwards, slab, tube, type Draw } from '../studio.ts';
import { black, glass, steel, toTone, white, type Tone } from '../tone.ts';

const china = across('#cfd1cf', '#ffffff', '#f2f2f0', '#c9cbc9');

const openVanity: Draw = ({ tone: t }) =>
  contact(324, 352, 200, 10) +
  [160, 468].map((x) => rect(x, 156, 20, 192, across(t.lit, t.base, t.dark))).join('') +
  path('M488 156l14-10v188l-14 14z', t.deep) +
  path('M148 150l22-22h340l-22 22z', across(t.lit, t.base, t.lit)) +
  rect(148, 150, 340, 22, t.dark) +
  rect(148, 150, 340, 17, t.base) +
  [0, 1, 2, 3].map((n) => path(`M${172 + n * 4} ${306 - n * 9}h${304 - n * 6}l-2-6H${176 + n * 4}z`, n % 2 ? t.lit : t.base)).join('') +
  rect(166, 306, 316, 12, t.dark) +
  [220, 300]
    .map((x) => rect(x, 256, 66, 16, '#f4f1ea', 8) + rect(x, 272, 66, 16, '#d9c9b0', 8) + rect(x, 288, 66, 16, '#e9e3d6', 8))
    .join('') +
  path('M250 96h140q-4 46-36 46h-68q-32 0-36-46z', china) +
  disc(320, 96, 70, '#c3c5c3', 15) +
  disc(320, 95, 62, down('#9ba2a3', '#e8eae8'), 11) +
  tube('M420 134V66q0-14-16-14h-24v18', 11, black);

const pedestal: Draw = ({ tone: t }) =>
  contact(320, 350, 90, 12) +
  path('M286 190h68l-8 132q12 8 14 26h-80q2-18 14-26z', glaze(t)) +
  path('M196 128h248q2 60-74 74h-100q-76-14-74-74z', glaze(t)) +
  disc(320, 128, 124, '#bfc2c0', 30) +
  disc(320, 124, 124, '#ffffff', 30) +
  disc(320, 130, 92, down('#a9aead', '#e6e8e6'), 20) +
  disc(320, 138, 9, steel.dark, 4) +
  tube('M320 108V74q0-12 12-12h14v14', 11, steel) +
  [284, 358].map((x) => rect(x - 7, 90, 14, 14, metal(steel), 4) + tube(`M${x - 12} 88h24`, 7, steel)).join('');

const toilet: Draw = () =>
  contact(322, 350, 150, 14) +
  path('M240 60q0-12 14-12h132q14 0 14 12l-4 150q4 70-22 136H262q-22-70-18-136z', china) +
  path('M236 214q0 52 84 58t84-58z', china) +
  disc(320, 212, 94, '#c3c5c3', 34) +
  disc(320, 207, 94, '#ffffff', 33) +
  disc(320, 207, 84, down('#f6f6f4', '#dcdedc'), 28) +
  line('M250 74h140', '#cfd1cf', 3) +
  disc(320, 58, 15, steel.deep, 5) +
  disc(320, 56, 14, steel.pale, 4);

const foldBar: Draw = ({ tone: t }) =>
  slab(150, 120, 62, 170, t, 10) +
  [146, 264].map((y) => disc(181, y, 7, steel.deep) + disc(181, y, 5, steel.lit)).join('') +
  tube('M196 172h238q46 0 46 34t-46 34H196', 24, t) +
  rect(188, 158, 36, 96, t.dark, 8) +
  rect(188, 158, 32, 92, metal(t), 8) +
  contact(340, 322, 180, 12);

const roundMirror: Draw = ({ tone: t }) =>
  contact(320, 352, 120, 8) +
  disc(324, 196, 148, t.deep) +
  disc(320, 192, 148, t.base) +
  disc(320, 192, 136, across('#e9f0f2', '#bccdd2', '#e2eaec')) +
  path('M222 250L352 76h48L236 290z', '#ffffff', 0.45) +
  path('M292 324L436 130l10 20-128 174z', '#ffffff', 0.3);

const litMirror: Draw = () =>
  rect(140, 58, 360, 284, '#fff3cf', 26, 0.5) +
  rect(156, 72, 328, 256, '#fffbe9', 18) +
  rect(164, 80, 312, 240, across('#e4ecee', '#b9c9ce', '#dfe7e9'), 12) +
  path('M190 300L330 84h60L240 318z', '#ffffff', 0.4) +
  disc(320, 300, 11, '#8fa3a8') +
  disc(320, 300, 7, '#dff2f7') +
  contact(320, 352, 170, 8);

const medicine: Draw = ({ tone: t }) =>
  path('M430 66l40-16v270l-40 22z', t.deep) +
  slab(226, 60, 206, 284, t, 4) +
  [124, 196, 268].map((y) => rect(238, y, 184, 5, '#c3c5c3')).join('') +
  rect(252, 90, 22, 34, '#c8743f', 4) +
  rect(286, 98, 30, 26, '#f4f6f6', 4) +
  rect(250, 166, 40, 30, '#3f7286', 4) +
  rect(302, 156, 18, 40, '#9db09a', 4) +
  path('M226 60l-66-24v332l66-24z', across('#e9f0f2', '#b6c6cb')) +
  path('M168 54l50 18v14l-50 80z', '#ffffff', 0.5) +
  line('M226 60l-66-24v332l66-24z', t.dark, 3) +
  contact(310, 354, 120, 8);

const towelWarmer: Draw = ({ tone: t }) =>
  contact(320, 352, 130, 8) +
  [222, 410].map((x) => rect(x, 44, 15, 296, metal(t), 7)).join('') +
  [66, 94, 122, 190, 218, 246, 306].map((y) => tube(`M226 ${y}h194`, 10, t)).join('') +
  path('M254 118h112v150q-56 10-112 0z', across('#efe9dc', '#fffdf8', '#e2dac9')) +
  line('M256 244q54 10 108 0M256 232q54 10 108 0', '#c8b48f', 3) +
  rect(250, 112, 120, 14, '#fffdf8', 7) +
  rect(404, 316, 26, 26, '#2e3032', 6) +
  disc(417, 329, 4, '#e9a53b');

const paperHolder: Draw = ({ tone: t }) =>
  path('M176 120l24-22h260l-24 22z', t.pale) +
  rect(176, 120, 260, 14, down(t.lit, t.dark)) +
  path('M436 120l24-22v14l-24 22z', t.deep) +
  rect(250, 60, 92, 46, '#1d2023', 8) +
  rect(254, 64, 84, 36, across('#4b6678', '#22303a'), 5) +
  slab(290, 134, 40, 40, t, 6) +
  tube('M310 168v66h150', 13, t) +
  disc(462, 234, 12, t.dark) +
  disc(268, 238, 62, '#d8d3c8', 64) +
  rect(268, 174, 120, 128, down('#ffffff', '#f0ede6', '#d8d3c8')) +
  disc(388, 238, 58, '#f6f4ef', 64) +
  disc(388, 238, 20, '#c9ab80', 23) +
  disc(388, 238, 14, t.base, 15) +
  path('M208 240v82h88v-26z', '#f6f4ef') +
  contact(320, 342, 140, 8);

const showerSeat: Draw = ({ tone: t }) => {
  const slat = (n: number) => path(`M${150 + n * 9} ${250 - n * 22}h${330 - n * 4}l-9-18H${158 + n * 9}z`, [t.base, t.lit][n % 2]!);
  return (
    [0, 1]
      .map(
        (n) =>
          rect(206 + n * 220, 100, 22, 92, metal(steel), 4) +
          disc(217 + n * 220, 116, 5, steel.deep) +
          disc(217 + n * 220, 174, 5, steel.deep),
      )
      .join('') +
    [0, 1].map((n) => tube(`M${190 + n * 250} 262L${214 + n * 218} 336`, 12, steel)).join('') +
    [3, 2, 1, 0].map(slat).join('') +
    rect(150, 250, 330, 16, t.dark) +
    path('M480 250l25-84v14l-25 86z', t.deep) +
    contact(316, 350, 170, 10)
  );
};

const door = (x: number, w: number): string =>
  rect(x, 70, w, 266, across(glass.pale, glass.lit, glass.pale), 0, 0.75) +
  path(`M${x + 8} 290L${x + w * 0.6} 74h${w * 0.22}L${x + 8} 334z`, '#ffffff', 0.5) +
  line(`M${x} 70v266M${x + w} 70v266`, glass.dark, 2);

const showerDoor: Draw = ({ tone: t }) =>
  contact(320, 344, 240, 10) +
  door(130, 214) +
  door(300, 214) +
  tube('M112 64h416', 15, t) +
  [332, 372, 470]
    .map((x) => disc(x, 78, 17, t.deep) + disc(x, 76, 16, outwards(t.pale, t.base, t.dark)) + disc(x, 76, 5, t.deep))
    .join('') +
  tube('M330 168v82', 10, t) +
  rect(116, 334, 408, 9, metal(t), 2) +
  [116, 514].map((x) => rect(x, 66, 8, 274, t.dark)).join('');

const bars = (t: Tone): string =>
  [0, 1, 2, 3].map((n) => rect(222 + n * 64, 52, 8, 290, t.base)).join('') +
  [0, 1, 2, 3, 4].map((n) => rect(222, 52 + n * 71, 200, 8, t.base)).join('');

const showerScreen: Draw = ({ tone: t }) =>
  contact(322, 348, 140, 10) +
  door(224, 196) +
  rect(224, 54, 196, 288, across(glass.pale, glass.lit), 0, 0.4) +
  bars(t) +
  tube('M418 62h70', 9, t) +
  slab(482, 44, 16, 38, t, 4);

const bathFan: Draw = () => {
  const t = toTone('#f2f1ed');
  return (
    contact(324, 346, 150, 12) +
    path('M188 92l34-34h252l-34 34z', '#cdd2d3') +
    path('M440 92l34-34v236l-34 40z', '#9aa2a4') +
    tube('M472 128h50', 62, steel) +
    slab(186, 90, 256, 248, t, 14) +
    Array.from({ length: 11 }, (_, n) => rect(212, 122 + n * 18, 204, 8, white.deep, 4)).join('') +
    disc(314, 214, 36, white.lit) +
    disc(314, 214, 30, down(white.base, white.dark)) +
    path('M314 196q14 18 14 27a14 14 0 0 1-28 0q0-9 14-27z', '#6fb6d6')
  );
};

export const bathroom = {
  'open-vanity': openVanity,
  'pedestal-basin': pedestal,
  'one-piece-toilet': toilet,
  'fold-bar': foldBar,
  'round-mirror': roundMirror,
  'lit-mirror': litMirror,
  'medicine-cabinet': medicine,
  'towel-warmer': towelWarmer,
  'paper-holder': paperHolder,
  'shower-seat': showerSeat,
  'shower-door': showerDoor,
  'shower-screen': showerScreen,
  'bath-fan': bathFan,
} satisfies Record<string, Draw>;
