import type { ServerOutcomes } from '../server/canary/serveOutcomes.ts';
import { judge, sumOf } from './judge.ts';

/** Milliseconds between two looks. */
const BETWEEN_LOOKS = 5_000;

/** What the controller of a canary sees and may do. */
export interface CanaryDesk {
  /** What each server counted. One that does not answer is left out: the others go on. */
  outcomes: () => Promise<readonly ServerOutcomes[]>;
  /**
   * Sets the percent of the canary of these versions to 0.
   *
   * @throws Error when it is refused, or somebody else changed the registry
   */
  revert: (why: string, versions: Record<string, string>) => Promise<void> | void;
  log: (line: string) => void;
}

/** Looks once at how the visitors of a canary fare, and reverts it where that is worse than with what is live, by more than chance. */
export async function lookAtCanary({ outcomes, revert, log }: CanaryDesk): Promise<void> {
  const trying = (await outcomes()).flatMap(({ revision, canary }) => (canary ? [{ revision, ...canary }] : []));
  // A server may not have heard of the newest canary yet.
  const newest = trying.toSorted((one, other) => other.revision - one.revision)[0];
  if (!newest) return;
  const same = trying.filter(({ versions }) => JSON.stringify(versions) === JSON.stringify(newest.versions));
  const counted = { live: sumOf(same.map((each) => each.outcomes.live)), canary: sumOf(same.map((each) => each.outcomes.canary)) };
  const why = judge(counted);
  if (!why) return;
  await revert(why, newest.versions);
  log(`The canary was reverted: ${why}.`);
}

/**
 * Looks at a canary again and again, until it is told to end. What goes wrong with one look is said once, and the next one tries again.
 *
 * @param pause resolves after as many milliseconds
 */
export async function watchCanary(
  desk: CanaryDesk,
  pause: (milliseconds: number) => Promise<unknown>,
  isOver: () => boolean,
): Promise<void> {
  let problem: string | null = null;
  while (!isOver()) {
    try {
      await lookAtCanary(desk);
      problem = null;
    } catch (error) {
      const { message } = error as Error;
      if (message !== problem) desk.log(message);
      problem = message;
    }
    await pause(BETWEEN_LOOKS);
  }
}
