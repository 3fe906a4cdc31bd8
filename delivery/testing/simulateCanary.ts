import type { PageReport, Registry } from '@marketplace/section-kit/manifest';
import { watchCanary } from '../canary/watchCanary.ts';
import { isIn } from '../server/canary/bucketOf.ts';
import { Outcomes } from '../server/canary/Outcomes.ts';
import { outcomesOf } from '../server/canary/serveOutcomes.ts';

/** What a page does to who opens it. */
export interface Behaviour {
  /** Share of the visits in which something of a section fails. */
  failing?: number;
  /** Seconds until that happens, at most. */
  within?: number;
  phase?: Extract<PageReport, { kind: 'failure' }>['phase'];
  /** Share whose page hangs: it tells nothing, neither that nor how it was. */
  hanging?: number;
  /** Share whose largest paint takes six seconds. */
  slow?: number;
}

/** A site with 100,000 visits in twenty minutes. */
const VISITS = 100_000;
const SECONDS = 1_200;
const PEOPLE = 40_000;
/** Had a number before: there were canaries in the last month. */
const NUMBERED = 0.8;
/** Of browsers: the others save data, or something in them keeps reports in. */
const TELLING = 0.9;
/** What is live fails for some as well, and some lines are slow. */
const usual: Behaviour = { failing: 0.004, within: 30, phase: 'handler', slow: 0.08 };
/** Seconds after which a canary begins. */
const BEGINS = 120;

interface Simulated {
  /** Seconds from the first visitor who met the canary to its end; `null` when it was never reverted. */
  secondsToRevert: number | null;
  why: string | null;
  visits: number;
  /** People who came at all, and who ever met the canary. */
  people: number;
  met: number;
  /** Pages of the canary that went out after it was reverted. */
  after: number;
}

interface Site {
  /** The revision of this moment. */
  registry: () => Registry;
  begin: () => void;
  revert: (why: string) => void;
}

/**
 * Plays twenty minutes of a site, with the server's own bucket and counts and the real controller, on a clock of its own.
 *
 * @param seed of everything that is chance
 */
export async function simulateCanary({ registry, begin, revert }: Site, canary: Behaviour, seed: number): Promise<Simulated> {
  const random = randomOf(seed);
  let now = 0;
  const agenda: (() => void)[][] = [];
  const at = (milliseconds: number, act: () => void): void => void (agenda[Math.floor(milliseconds / 1000)] ??= []).push(act);
  const outcomes = new Outcomes(() => now);
  const numbers = Array.from({ length: PEOPLE }, () => (random() < NUMBERED ? Math.floor(random() * 1_000_000) : null));
  const came = new Set<number>();
  const met = new Set<number>();
  let first: number | null = null;
  let reverted: { at: number; why: string } | null = null;
  let after = 0;
  let visits = 0;

  const tell = (visitor: number, delay: number, report: Partial<PageReport>): void => {
    const whole = { revision: 1, page: '/', section: 'mf-sample', version: '1.0.0', ...report } as PageReport;
    at(now + delay, () => outcomes.reported(registry(), visitor, whole));
  };

  const visit = (person: number): void => {
    visits += 1;
    came.add(person);
    const live = registry();
    const visitor = numbers[person]!;
    // Who has no number is shown what is live, and given one.
    if (visitor === null) {
      if (live.canary?.percent) numbers[person] = Math.floor(random() * 1_000_000);
      return;
    }
    const set = live.canary?.percent && isIn(visitor, live.canary) ? 'canary' : 'live';
    outcomes.viewed({ live, set, visitor });
    if (set === 'canary') {
      first ??= now;
      met.add(person);
      if (reverted) after += 1;
    }
    const { failing = 0, within = 3, phase = 'render', hanging = 0, slow = 0 } = set === 'canary' ? { ...usual, ...canary } : usual;
    const stays = dwell(random);
    if (random() >= TELLING || random() < hanging) return;
    if (random() < failing) tell(visitor, random() * within * 1000, { kind: 'failure', phase, attempt: 1, message: 'no' });
    tell(visitor, stays, { kind: 'vitals', lcp: random() < slow ? 6_000 : 1_200, inp: 80, cls: 0 });
  };

  const desk = {
    outcomes: async () => [outcomesOf(registry(), outcomes)],
    revert: (why: string) => {
      revert(why);
      reverted = { at: now, why };
    },
    log: () => {},
  };
  const pause = (milliseconds: number) => new Promise<void>((resolve) => at(now + milliseconds, resolve));
  let isOver = false;
  const controller = watchCanary(desk, pause, () => isOver);
  for (let second = 0; second < SECONDS; second += 1) {
    now = second * 1000;
    if (second === BEGINS) begin();
    const due = Math.round(((second + 1) * VISITS) / SECONDS) - Math.round((second * VISITS) / SECONDS);
    for (let count = 0; count < due; count += 1) {
      now = second * 1000 + Math.floor((count * 1000) / due);
      visit(Math.floor(random() * PEOPLE));
    }
    for (const act of agenda[second] ?? []) act();
    // The controller goes on when its pause has ended.
    await new Promise(setImmediate);
  }
  isOver = true;
  for (const acts of agenda.slice(SECONDS)) for (const act of acts ?? []) act();
  await controller;
  const { at: end, why } = (reverted as { at: number; why: string } | null) ?? { at: null, why: null };
  return {
    secondsToRevert: end === null ? null : (end - first!) / 1000,
    why,
    visits,
    people: came.size,
    met: met.size,
    after,
  };
}

/** How long somebody stays on a page, in milliseconds: most leave soon, and who stays tends to stay (a Weibull curve below 1). */
function dwell(random: () => number): number {
  return 1_000 + 25_000 * (-Math.log(1 - random())) ** (1 / 0.7);
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
