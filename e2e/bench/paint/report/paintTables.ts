import { spreadOf, type Spread } from '@marketplace/node-kit/statistics';
import { judgePage, ratioOf, type Judged } from '../compare/comparePage.ts';
import type { PaintResult } from '../measurePaint.ts';
import { profiles } from '../profiles.ts';
import { letters, variants } from '../variants.ts';
import { measureTitles } from '../visit/measureTitles.ts';
import type { Measures } from '../visit/measuresOf.ts';
import { figure, table } from './table.ts';

/** With the digits after the point. */
const columns: readonly [measure: keyof Measures, digits: number][] = [
  ['fcp', 0],
  ['lcp', 0],
  ['content', 0],
  ['trips', 0],
  ['blocking', 0],
  ['longestTask', 0],
  ['shift', 3],
  ['requests', 0],
];
const sizes = ['bytes', 'scriptBytes'] as const;
const ratios = (['still', 'monolith'] as const).flatMap((versus) =>
  (['fcp', 'lcp', 'content', 'requests', 'bytes'] as const).map((measure) => ({ measure, versus })),
);

const ratio = (spread: Spread | null) =>
  spread ? `${figure(spread.median, 2)} (${figure(spread.lower, 2)}–${figure(spread.upper, 2)})` : '–';
const name = ({ page, kind }: PaintResult) => `${page} (${kind})`;

/** What a profile measured: figures of every variant, ratios, the first tap, and every goal. */
export function paintTables(results: readonly PaintResult[]): string {
  return profiles
    .map((profile) => ({ profile, measured: results.filter((result) => result.profile === profile.name) }))
    .filter(({ measured }) => measured.length > 0)
    .map(({ profile, measured }) =>
      [
        `### ${profile.name}: ${profile.title}`,
        figures(measured),
        table(
          ['page', ...ratios.map(({ measure, versus }) => `${measureTitles[measure]} ${letters.composed}/${letters[versus]}`)],
          measured.map((result) => [name(result), ...ratios.map(({ measure, versus }) => ratio(ratioOf(result.runs, measure, versus)))]),
        ),
        ...taps(measured),
        goals(measured),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function figures(measured: readonly PaintResult[]): string {
  const rows = measured.flatMap((result) =>
    variants.map((variant) => {
      const runs = result.runs[variant];
      const middle = (measure: keyof Measures) => spreadOf(runs.map((run) => run[measure])).median;
      return [
        `${name(result)} ${letters[variant]}`,
        ...columns.map(([measure, digits]) => figure(middle(measure), digits)),
        ...sizes.map((measure) => figure(middle(measure) / 1024)),
      ];
    }),
  );
  return table(['page', ...[...columns.map(([measure]) => measure), ...sizes].map((measure) => measureTitles[measure])], rows);
}

function taps(measured: readonly PaintResult[]): string[] {
  const tapped = measured.filter((result) => result.taps.composed.length > 0);
  if (tapped.length === 0) return [];
  const rows = tapped.flatMap((result) =>
    (['monolith', 'composed'] as const).map((variant) => {
      const [at, answered] = (['at', 'answered'] as const).map((moment) => spreadOf(result.taps[variant].map((tap) => tap[moment])).median);
      return [`${name(result)} ${letters[variant]}`, figure(at!), figure(answered!), figure(answered! - at!)];
    }),
  );
  return [table(['page', 'menu tapped at', 'menu drawn at', 'after'], rows)];
}

function goals(measured: readonly PaintResult[]): string {
  const digits = ({ limit, name: goal }: Judged) => (goal.includes('/') ? 2 : limit < 1 ? 3 : 0);
  const rows = measured.flatMap((result) =>
    judgePage(result.kind, result.runs).map((judged) => [
      name(result),
      judged.name,
      figure(judged.spread.median, digits(judged)),
      `≤ ${judged.limit}`,
      judged.verdict,
    ]),
  );
  return table(['page', 'goal', 'measured', 'limit', ''], rows);
}
