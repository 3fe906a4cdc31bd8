import type { ServerResult } from '../server/measureServer.ts';
import { figure, table } from './table.ts';

const goal: Readonly<Record<string, string>> = {
  remembered: '≥ 3,000 a second, p95 ≤ 50 ms',
  rendered: '≥ 40 a second',
};

/** Pages per second, beside the same pages as files. */
export function serverTable(results: readonly ServerResult[]): string {
  const rows = results.map(({ name, path, pressed }) => {
    const file = results.find((other) => other.name === 'file' && other.path === path);
    const ratio = file ? figure(pressed.perSecond / file.pressed.perSecond, 2) : '–';
    const [perSecond, p50, p95] = [figure(pressed.perSecond), figure(pressed.p50, 1), figure(pressed.p95, 1)];
    return [`${name} ${path}`, perSecond, ratio, p50, p95, figure(pressed.wrong), goal[name] ?? ''];
  });
  return table(['page', 'a second', 'of the file', 'p50 ms', 'p95 ms', 'not so', 'goal'], rows);
}
