import type { LogLine } from './serveStaging.ts';

/** What became of one fault. */
export interface Outcome {
  fault: string;
  /** What stood in the page of a visitor. */
  seen: string;
  /** Who noticed it; nobody when empty. */
  noticedBy: string[];
  /** From the visit until the first of them did. */
  seconds: number | null;
  /** Nothing was broken: whoever notices something here would notice anything. */
  isControl?: boolean;
}

/** @returns who noticed something, as the lines of servers tell it, as their probes answer, and as a collector of their metrics reads it */
export function whoNoticed(lines: readonly LogLine[], probes: Readonly<Record<string, number>>, alarms: readonly string[]): string[] {
  const told = lines.flatMap((line) => {
    if (line.event === 'section-failed') return [`report of the page: ${line.section} ${line.phase}, for ${line.owner}`];
    if (line.event === 'notice') return [`log: ${String(line.message).slice(0, 90)}`];
    return line.event === 'request' && Number(line.status) >= 500 ? [`log: ${line.status} for ${line.route}`] : [];
  });
  const silent = Object.entries(probes).filter(([, status]) => status !== 200);
  return [...new Set([...told, ...silent.map(([path, status]) => `${path}: ${status || 'no answer'}`), ...alarms])];
}

/** @returns whether the day went as it should: each fault was noticed, and nothing where nothing was broken */
export const isGood = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every(({ noticedBy, isControl = false }) => isControl === (noticedBy.length === 0));

/** A table for people. */
export function describeDay(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ fault, seen, noticedBy, seconds }) => [
    fault,
    seen,
    noticedBy.join('; ') || 'nobody',
    seconds === null ? '–' : `${seconds.toFixed(1)} s`,
  ]);
  return [['Fault', 'What the visitor saw', 'Who noticed', 'After'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
