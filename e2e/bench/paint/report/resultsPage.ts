import { changesTable } from './changesTable.ts';
import type { PaintResults } from './PaintResults.ts';
import { paintTables } from './paintTables.ts';
import { serverTable } from './serverTable.ts';
import { switchesTable } from './switchesTable.ts';

/** All results as Markdown, with where and how they were measured. */
export function resultsPage({ circumstances, paint, switches, changes, server }: PaintResults): string {
  const { date, command, commit, cpu, node, chromium, load } = circumstances;
  const runs = Math.max(0, ...paint.map((result) => result.runs.composed.length));
  const times = 'Times in milliseconds, medians; ratios are medians of pairs, with their quartiles.';
  return [
    `Measured ${date.slice(0, 10)} at ${commit} by \`${command}\` on ${cpu}, Node ${node}, Chromium ${chromium}, load before ${load.toFixed(1)}.`,
    ...(paint.length > 0 ? [`${runs} runs of each page. ${times}`, paintTables(paint)] : []),
    ...(switches ? ['### Switching between sections', switchesTable(switches)] : []),
    ...(changes.length > 0 ? ['### The next section, once its code is there', changesTable(changes)] : []),
    ...(server.length > 0 ? ['### Pages per second', serverTable(server)] : []),
  ].join('\n\n');
}
