import { figure, table } from '../paint/report/table.ts';
import type { Step, StepName } from './walk.ts';

interface Span {
  name: string;
  from: StepName;
  to: StepName;
  goalSeconds: number;
}

/** What somebody waits for, and how long at most. */
const spans: readonly Span[] = [
  { name: 'from clone to promoted', from: 'clone', to: 'promote', goalSeconds: 600 },
  { name: 'from publish to promoted', from: 'publish', to: 'promote', goalSeconds: 20 },
  { name: 'asking whether it fits', from: 'ask', to: 'ask', goalSeconds: 3 },
];

/** @returns seconds from the beginning of one step to the end of another */
function secondsOf(steps: readonly Step[], from: StepName, to: StepName): number {
  const [first, last] = [from, to].map((name) => steps.findIndex((step) => step.name === name)) as [number, number];
  return steps.slice(first, last + 1).reduce((sum, { seconds }) => sum + seconds, 0);
}

/** @returns whether each span ended in its time */
export const isInTime = (steps: readonly Step[]): boolean =>
  spans.every(({ from, to, goalSeconds }) => secondsOf(steps, from, to) <= goalSeconds);

/** Two tables for people: each step, and the spans beside their goals; both beside the plain build of the section. */
export function describeWalk(steps: readonly Step[]): string {
  const build = secondsOf(steps, 'build', 'build');
  const row = (name: string, seconds: number): string[] => [name, figure(seconds, 1), figure(seconds / build, 2)];
  const titles = ['', 'seconds', 'of a plain build'];
  return [
    table(
      titles,
      steps.map(({ name, seconds }) => row(name, seconds)),
    ),
    table(
      [...titles, 'goal, seconds'],
      spans.map(({ name, from, to, goalSeconds }) => [...row(name, secondsOf(steps, from, to)), figure(goalSeconds)]),
    ),
  ].join('\n\n');
}
