import { line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, slab, tube, type Draw } from '../studio.ts';
import { grey, white } from '../tone.ts';
import { frame, pane } from '../parts/openings.ts';

const window = (x: number, y: number, w: number, h: number, sashes: string): string =>
  frame(x, y, w, h) + rect(x - 8, y + h - 4, w + 20, 12, white.base) + rect(x - 8, y + h + 6, w + 20, 3, white.deep) + sashes;

const sash = (x: number, y: number, w: number, h: number): string => slab(x, y, w, h, white, 1) + pane(x + 14, y + 14, w - 28, h - 28);

const casement: Draw = () =>
  window(226, 52, 188, 286, sash(238, 64, 164, 262)) + tube('M300 326h30l14 12', 7, grey) + rect(386, 176, 10, 44, grey.base, 4);

const slider: Draw = () =>
  window(142, 84, 356, 244, sash(152, 94, 178, 224) + sash(312, 98, 176, 218)) + rect(318, 190, 8, 40, grey.base, 3);

const picture: Draw = () => window(126, 62, 388, 276, sash(136, 72, 368, 256));

const egress: Draw = () => {
  const well = (x: number) => rect(x, 130, 34, 214, across('#8f9698', '#d7dbdc', '#a2a9ab'));
  const ribs = [0, 1, 2, 3, 4, 5].map((n) => line(`M128 ${150 + n * 36}h384`, '#7f8688', 3)).join('');
  return (
    contact(320, 350, 220, 12) +
    well(128) +
    well(478) +
    `<svg x="128" y="130" width="34" height="214" viewBox="128 130 34 214">${ribs}</svg><svg x="478" y="130" width="34" height="214" viewBox="478 130 34 214">${ribs}</svg>` +
    window(
      196,
      60,
      248,
      270,
      path('M208 72h18v246h-18z', white.dark) +
        path('M226 72l196 18v210l-196 18z', '#f4f3ef') +
        path('M242 92l164 14v178l-164 16z', down('#dcebee', '#b4ccd3')),
    ) +
    rect(412, 184, 8, 34, grey.base, 3)
  );
};

export const windows = {
  'casement-window': casement,
  'sliding-window': slider,
  'picture-window': picture,
  'egress-window': egress,
} satisfies Record<string, Draw>;
