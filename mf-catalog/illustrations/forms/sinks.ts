import { disc, line, path } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, type Draw } from '../studio.ts';
import { mix, toTone, type Tone } from '../tone.ts';
import { drain } from '../parts/drain.ts';

/** A bowl seen from above and in front: its rim from x to x + w, how deep it goes down. */
const bowl = (x: number, y: number, w: number, h: number, t: Tone): string =>
  path(
    `M${x} ${y}q2-10 14-10h${w - 28}q12 0 14 10l18 ${h}q0 12-14 12H${x - 4}q-14 0-14-12z`,
    across(t.deep, t.dark, t.dark, mix(t.dark, t.base, 0.5)),
  ) +
  path(`M${x + 20} ${y + 14}h${w - 40}l10 ${h - 34}H${x + 10}z`, down(t.base, t.lit)) +
  drain(x + w / 2, y + h * 0.55);

const rim = (y: number, h: number, t: Tone): string =>
  path(`M158 ${y}q0-8 10-8h304q10 0 12 8l28 ${h}q4 16-12 16H140q-16 0-12-16z`, t.deep) +
  path(`M158 ${y - 4}q0-8 10-8h304q10 0 12 8l28 ${h}q4 14-12 14H140q-16 0-12-14z`, down(t.pale, t.base));

const apronSink: Draw = ({ tone: t }) =>
  contact(320, 346, 240, 18) +
  path('M150 152q0-10 12-10h316q12 0 12 10l28 66v118q0 12-14 12H136q-14 0-14-12V218z', t.deep) +
  path('M150 150q0-10 12-10h316q12 0 12 10l28 64H122z', down(t.pale, t.lit)) +
  bowl(172, 156, 296, 46, t) +
  path('M122 214h396v118q0 12-14 12H136q-14 0-14-12z', down('#ffffff', t.base, mix(t.base, t.dark, 0.7))) +
  path('M136 226h230l-18 16H144z', '#ffffff', 0.9);

const undermount: Draw = ({ tone: t }) =>
  contact(320, 318, 240, 16) +
  path('M128 268l18 44q2 8 12 8h324q10 0 12-8l18-44z', down(t.dark, t.deep)) +
  rim(132, 130, t) +
  bowl(178, 142, 284, 110, t);

const doubleSink: Draw = ({ tone: t }) =>
  contact(320, 318, 240, 16) +
  path('M128 268l18 44q2 8 12 8h324q10 0 12-8l18-44z', down(t.dark, t.deep)) +
  rim(132, 130, t) +
  [0, 1, 2].map((n) => disc(290 + n * 30, 134, 8, t.deep, 3)).join('') +
  bowl(176, 150, 128, 102, t) +
  bowl(338, 150, 128, 102, t);

const dropIn: Draw = ({ tone: t }) =>
  contact(320, 330, 240, 16) +
  path('M140 250l14 72q2 8 12 8h308q10 0 12-8l14-72z', down(t.dark, t.deep)) +
  rim(116, 134, t) +
  disc(320, 122, 9, t.deep, 4) +
  bowl(196, 146, 248, 94, t);

const lowDivide: Draw = ({ tone: t }) =>
  contact(320, 318, 240, 16) +
  path('M128 268l18 44q2 8 12 8h324q10 0 12-8l18-44z', down(t.dark, t.deep)) +
  rim(132, 130, t) +
  bowl(172, 142, 296, 112, t) +
  path('M302 172q18-10 36 0l8 82h-52z', across(t.lit, t.base, t.deep)) +
  drain(238, 206) +
  drain(402, 206);

const barSink: Draw = ({ tone: t }) =>
  contact(320, 322, 150, 14) +
  path('M226 236l18 76q2 8 12 8h128q10 0 12-8l18-76z', down(t.dark, t.deep)) +
  path('M228 112q0-8 10-8h164q10 0 12 8l22 122q4 14-12 14H216q-16 0-12-14z', t.deep) +
  path('M228 108q0-8 10-8h164q10 0 12 8l22 122q4 12-12 12H216q-16 0-12-12z', down(t.pale, t.base)) +
  disc(320, 116, 9, t.deep, 4) +
  bowl(250, 138, 140, 88, t);

const workstation: Draw = ({ tone: t }) => {
  const board = toTone('#c08d50');
  return (
    contact(320, 318, 240, 16) +
    path('M128 268l18 44q2 8 12 8h324q10 0 12-8l18-44z', down(t.dark, t.deep)) +
    rim(132, 130, t) +
    bowl(178, 142, 284, 110, t) +
    path('M166 138h120l-6 124H148z', board.deep) +
    path('M166 132h120l-6 124H148z', across(board.lit, board.base, board.lit)) +
    path('M196 146h60l-1 10h-60z', board.dark) +
    Array.from({ length: 8 }, (_, n) => line(`M${372 + n * 14} 136l${6 + n * 2} 120`, t.pale, 4, true)).join('') +
    line('M362 140h118M366 250h130', t.lit, 5, true)
  );
};

export const sinks = {
  'low-divide-sink': lowDivide,
  'bar-sink': barSink,
  'workstation-sink': workstation,
  'apron-sink': apronSink,
  'undermount-sink': undermount,
  'double-sink': doubleSink,
  'drop-in-sink': dropIn,
} satisfies Record<string, Draw>;
