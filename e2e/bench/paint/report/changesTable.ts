import { pairwiseRatios, quantile, spreadOf } from '@marketplace/node-kit/statistics';
import type { ChangeResult } from '../switches/measureChanges.ts';
import { figure, table } from './table.ts';

const limitMs: Readonly<Record<number, number>> = { 1: 50, 4: 120 };

/** How long a change of section takes, beside the one build. */
export function changesTable(results: readonly ChangeResult[]): string {
  const rows = results.map(({ cpuRate, monolith, composed }) => {
    const ratio = spreadOf(pairwiseRatios(composed, monolith)).median;
    const [inMonolith, inComposed] = [monolith, composed].map((times) => figure(quantile(times, 0.5)));
    return [
      `1/${cpuRate}`,
      inMonolith!,
      inComposed!,
      figure(quantile(composed, 0.95)),
      figure(ratio, 2),
      `≤ ${limitMs[cpuRate]} ms, C/M ≤ 1.2`,
    ];
  });
  return table(['processor', 'M', 'C', 'C, p95', 'C/M', 'goal'], rows);
}
