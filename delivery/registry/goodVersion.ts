import type { Artifact, Registry } from '@marketplace/section-kit/manifest';

const hour = 60 * 60 * 1000;
/** Who hurries a second release after a bad one does so within the hour; what was live for longer has proven itself. */
const proof = hour;
/** As far back as a fall-back is looked for. */
const horizon = 100;

/** A version that was live without a break. */
interface Run {
  artifact: Artifact;
  /** Milliseconds. */
  lived: number;
}

/**
 * The version that browsers fall back to while `next` is live: the last one that was live for an hour and neither rolled back nor taken
 * out; while there is none, the one that lived longest.
 *
 * @param history latest first
 * @param next version that goes live now
 * @param isUsable whether the files of a version are still there, and it may run
 */
export function goodVersion(
  history: Iterable<Registry>,
  { name, next, now, isUsable }: { name: string; next: string; now: number; isUsable: (artifact: Artifact) => boolean },
): Artifact | null {
  const { runs, takenOut } = runsOf(history, name, now);
  const bad = new Set([...rolledBack([...runs.map(({ artifact }) => artifact.version), next]), ...takenOut]);
  const candidates = runs
    .toReversed()
    .filter(({ artifact }) => artifact.version !== next && !bad.has(artifact.version) && isUsable(artifact));
  const longest = candidates.reduce<Run | undefined>((best, run) => (best && best.lived > run.lived ? best : run), undefined);
  return (candidates.find(({ lived }) => lived >= proof) ?? longest)?.artifact ?? null;
}

/** @returns what was live, the oldest first, and the versions that were taken out and not released since */
function runsOf(history: Iterable<Registry>, name: string, now: number): { runs: Run[]; takenOut: Set<string> } {
  const runs: Run[] = [];
  const takenOut = new Set<string>();
  let until = now;
  let oldest: Registry['sections'][string] | undefined;
  let read = 0;
  for (const { sections, issued } of history) {
    oldest = sections[name];
    if (oldest?.takenOut) {
      const { version } = oldest.artifact;
      if (!runs.some(({ artifact }) => artifact.version === version)) takenOut.add(version);
    } else if (oldest) addRun(runs, oldest.artifact, until - Date.parse(issued));
    until = Date.parse(issued);
    if ((read += 1) === horizon) break;
  }
  // What it fell back to when this history began was chosen from an earlier one.
  if (oldest?.previous) runs.push({ artifact: oldest.previous, lived: proof });
  return { runs: runs.reverse(), takenOut };
}

function addRun(runs: Run[], artifact: Artifact, lived: number): void {
  const last = runs.at(-1);
  if (last?.artifact.version === artifact.version) last.lived += lived;
  else runs.push({ artifact, lived });
}

/**
 * A version is rolled back when one that was live before it comes back, and is so no longer once somebody releases it again.
 *
 * @param versions that went live one after another
 */
function rolledBack(versions: readonly string[]): Set<string> {
  const bad = new Set<string>();
  for (const [index, version] of versions.entries()) {
    const before = versions.lastIndexOf(version, index - 1);
    if (index > 0 && before >= 0 && !bad.has(version)) for (const left of versions.slice(before + 1, index)) bad.add(left);
    bad.delete(version);
  }
  return bad;
}
