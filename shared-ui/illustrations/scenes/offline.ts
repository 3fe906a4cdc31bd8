import { cap, hills, peaks, snow, snowTree } from '../nature.ts';
import { colour, step } from '../palette.ts';
import { draw, line, path, rect } from '../shapes.ts';

const cord = (d: string, c: string, dark: string): string =>
  line(d, dark, 20, true) + `<g transform="translate(-2 -3)">${line(d, c, 12, true)}</g>`;

/** Offline: a cord pulled apart in the snow, plug on one side, socket on the other. */
export const offline = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, step.mist),
    peaks(
      310,
      [
        [150, 96, 150],
        [380, 130, 130],
        [560, 86, 140],
      ],
      colour.far,
    ),
    hills(250, 34, colour.mid),
    snowTree(50, 310, 180),
    snowTree(112, 312, 112, colour.treeLight),
    snowTree(596, 310, 188),
    snowTree(540, 312, 104, colour.treeLight),
    snowTree(318, 296, 84, colour.treeLight),
    snow(300),
    cord('M-20 346q70 50 130 10t10-100 60-60h20', colour.amber, step.amberDeep),
    cord('M660 330q-60 60-130 26t-20-100-50-60h-20', colour.treeLight, colour.spruce),
    path('M176 158h62q34 0 34 38t-34 38h-62q-14 0-14-14v-48q0-14 14-14z', colour.amber),
    path('M162 202h110q-2 32-34 32h-62q-14 0-14-14z', step.amberDeep),
    line('M186 170v52m18-52v52', colour.wood3, 6),
    rect(264, 150, 20, 92, colour.spruceDark, 6),
    rect(284, 168, 42, 14, colour.steel),
    rect(284, 210, 42, 14, colour.steel),
    rect(284, 177, 42, 5, colour.steelDark),
    rect(284, 219, 42, 5, colour.steelDark),
    path('M466 158h-54q-24 0-24 24v28q0 24 24 24h54q14 0 14-14v-48q0-14-14-14z', colour.spruce),
    path('M388 202h92v18q0 14-14 14h-54q-24 0-24-24z', colour.spruceDark),
    rect(376, 150, 26, 92, colour.tree, 6),
    path('M378 168h14v14h-14zm0 42h14v14h-14z', colour.ink),
    line('M440 170v52m18-52v52', colour.treeLight, 6),
    line('M350 130V92m-26 46-22-30m74 30 22-30', colour.amberLight, 9, true),
    cap(168, 160, 96, 14),
    cap(398, 158, 78, 13),
    path('M0 372q150-26 300-8t340-12v48H0z', colour.snow),
    path('M0 388q180-14 330-4t310-8v24H0z', colour.snowShade),
  );
