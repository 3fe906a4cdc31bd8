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
 * The version that browsers fall back to while `next` is live: the last one that was live for an hour and not rolled back; while there
 * is none, the one that lived longest.
 *
 * @param history latest first
 * @param next version that goes live now
 * @param stored whether the files of a version are still there
 */
export function goodVersion(
  history: Iterable<Registry>,
  { name, next, now, stored }: { name: string; next: string; now: number; stored: (artifact: Artifact) => boolean },
): Artifact | null {
  const runs = runsOf(history, name, now);
  const bad = rolledBack([...runs.map(({ artifact }) => artifact.version), next]);
  const candidates = runs
    .toReversed()
    .filter(({ artifact }) => artifact.version !== next && !bad.has(artifact.version) && stored(artifact));
  const longest = candidates.reduce<Run | undefined>((best, run) => (best && best.lived > run.lived ? best : run), undefined);
  return (candidates.find(({ lived }) => lived >= proof) ?? longest)?.artifact ?? null;
}

/** Oldest first. */
function runsOf(history: Iterable<Registry>, name: string, now: number): Run[] {
  const runs: Run[] = [];
  let until = now;
  let oldest: Registry['sections'][string] | undefined;
  let read = 0;
  for (const { sections, issued } of history) {
    oldest = sections[name];
    if (oldest) addRun(runs, oldest.artifact, until - Date.parse(issued));
    until = Date.parse(issued);
    if ((read += 1) === horizon) break;
  }
  // What it fell back to when this history began was chosen from an earlier one.
  if (oldest?.previous) runs.push({ artifact: oldest.previous, lived: proof });
  return runs.reverse();
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
