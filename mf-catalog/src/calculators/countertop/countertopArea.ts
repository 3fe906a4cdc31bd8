export interface CountertopJob {
  /** Along the walls, and the depth of the counter, in metres. Of an L count the corner once. */
  wallLength: number;
  depth: number;
  /** Sides of an island in metres; 0 for none. */
  islandLength: number;
  islandWidth: number;
  /** Openings for sinks and cooktops: pieces, and the sides of each in metres. */
  cutOuts: number;
  cutOutLength: number;
  cutOutDepth: number;
  /** Percent of the slab that is lost. */
  waste: number;
}

/**
 * Slab, cut-outs and finished edge of a kitchen counter.
 *
 * @returns `slab` (with waste, cut-outs not taken off: they are cut from it), `counter` and `remaining` (without cut-outs,
 *   never below 0) in square metres; `edge` along the front and around the island in metres
 */
export function countertopArea(job: CountertopJob) {
  const counter = job.wallLength * job.depth + job.islandLength * job.islandWidth;
  const island = job.islandLength > 0 && job.islandWidth > 0 ? 2 * (job.islandLength + job.islandWidth) : 0;
  return {
    slab: counter * (1 + job.waste / 100),
    counter,
    remaining: Math.max(0, counter - job.cutOuts * job.cutOutLength * job.cutOutDepth),
    edge: job.wallLength + island,
  };
}
