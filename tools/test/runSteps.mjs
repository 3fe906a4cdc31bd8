/**
 * @typedef {object} Step
 * @property {string} name
 * @property {number} [cores] how many it keeps busy, one unless said
 * @property {string[]} [after] names of steps that must have ended before
 */

/**
 * Runs steps side by side: each begins, in their order, as soon as what it needs has ended and enough cores are free.
 *
 * @template {Step} S
 * @template R
 * @param {readonly S[]} steps
 * @param {number} cores how many there are; a step that wants more has all of them
 * @param {(step: S) => Promise<R>} run must not reject
 * @returns {Promise<R[]>} the results in the order of the steps
 */
export async function runSteps(steps, cores, run) {
  /** @type {Map<string, Promise<R>>} */
  const begun = new Map();
  /** @type {Set<string>} */
  const ended = new Set();
  let free = cores;

  const begin = (step) => {
    const wanted = Math.min(step.cores ?? 1, cores);
    free -= wanted;
    begun.set(
      step.name,
      run(step).finally(() => {
        free += wanted;
        ended.add(step.name);
      }),
    );
  };
  while (begun.size < steps.length) {
    const next = steps.find(
      ({ name, cores: wanted = 1, after = [] }) =>
        !begun.has(name) && Math.min(wanted, cores) <= free && after.every((other) => ended.has(other)),
    );
    if (next) begin(next);
    else if (ended.size === begun.size) throw new Error('A step waits for one that is not on the list: correct its "after".');
    else await Promise.race([...begun].filter(([name]) => !ended.has(name)).map(([, result]) => result));
  }
  return Promise.all(steps.map(({ name }) => begun.get(name)));
}
