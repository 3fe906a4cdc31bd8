import { winterView } from '../building.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, line, path, rect, shade } from '../shapes.ts';

/** A window half wiped clear, an amber bucket brimming with suds, a mop and a spray bottle. */
export const cleaning = (): string => draw(
  {},
  rect(0, 0, 640, 400, step.mist), path('M0 0h640v130L260 0z', colour.sky),
  shade('M112 34h404v232H112z'),
  rect(96, 22, 404, 232, colour.snow), `<svg x="110" y="36" width="376" height="204">${winterView(376, 204)}</svg>`,
  path('M290 36h196v204H236q46-34 30-84t24-120z', colour.snowShade, opacity.veil),
  path('M360 36h126v204h-80q20-60-20-110t-26-94z', colour.far, opacity.veil),
  path('M140 204 260 56h26L150 224zm-24-40 80-100h16l-96 120z', colour.snow, opacity.veil),
  rect(295, 36, 7, 204, colour.snow), rect(78, 252, 440, 16, colour.snow), shade('M78 268h440l-10 9H88z'),
  line('M374 106l66 70', colour.wood3, 11, true), line('M318 144l82-90', colour.ink, 12), line('M326 150l82-90', colour.spruce, 11),
  path('M0 322h640v78H0z', colour.wood1), rect(0, 312, 640, 14, colour.snow),
  line('M0 352h640M0 380h640M120 326l-30 26m240-26-12 26m190-26 20 26M220 352l-20 28m220-28 8 28', colour.wood2, 3),
  line('M566 26 478 318', colour.wood2, 12, true), line('M570 28 482 318', colour.wood3, 4, true),
  path('M450 318l44 12 6 26q22 20 44 26-60 14-124-6 28-20 28-40z', colour.paper),
  line('M464 336q-2 24-24 38m34-36q2 24-6 44m18-42q4 26 24 42', step.trimDark, 4), path('M452 306l46 13-4 17-46-12z', colour.spruce),
  shade('M176 376h216l40 12H194z', opacity.cast),
  path('M164 246h210l-26 132q-78 16-158 0z', colour.amber), path('M300 246h74l-26 132q-26 6-56 8z', step.amberDeep),
  path('M160 240h218l-4 22H164z', colour.amberLight), shade('M300 240h78l-4 22h-74z'),
  line('M172 262q-6 80 96 84 102-4 98-84', colour.steel, 5),
  path('M168 244q-20-26 10-38-4-28 26-30 8-26 36-18 22-24 48-4 30-10 36 18 30 2 26 30 24 16 4 42z', colour.snow),
  path('M210 244q-8-22 14-26 8-20 28-10 22-8 26 14 18-2 18 22zm100 0q0-18 16-18 16-6 22 18z', step.mist),
  path('M186 244q-10 30 6 30t8-30zm150 0q-4 42 12 42t10-42z', colour.snow),
  disc(220, 128, 13, colour.snow), disc(250, 104, 7, colour.snow), disc(186, 142, 7, colour.snow), disc(374, 158, 9, colour.snow),
  path('M62 262h56q18 16 18 44v72q0 8-8 8H52q-8 0-8-8v-72q0-28 18-44z', colour.treeLight),
  path('M104 262h14q18 16 18 44v72q0 8-8 8h-24z', colour.tree), rect(44, 310, 92, 44, colour.snow),
  path('M90 316q-18 22 0 30 18-8 0-30z', colour.mid),
  rect(74, 240, 32, 24, colour.snowShade), path('M60 214h54l14-8v20l-14 4-2 12H70l-4-12q-16 6-22 22l-8-4q6-26 24-34z', colour.brick1),
  shade('M96 214h18l14-8v20l-14 4-2 12H96z'),
);
