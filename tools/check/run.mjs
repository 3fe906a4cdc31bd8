import { availableParallelism } from 'node:os';
import { runSteps } from '../test/runSteps.mjs';
import { sideBySide } from '../test/sideBySide.mjs';
import { changedFiles } from './changedFiles.mjs';
import { stepsFor } from './stepsFor.mjs';

// "npm run check" asks only what the working tree touched; "npm run check -- main" what a branch did.
const base = process.argv[2] ?? 'HEAD';
const steps = stepsFor(changedFiles(base));
const began = performance.now();
const run = sideBySide();
const results = await runSteps(steps, availableParallelism(), async ({ name, command, parameters }) => ({
  name,
  ...(await run(name, command, parameters)),
}));
const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
const names = steps.map(({ name }) => name).join(', ') || 'nothing to check';
console.log(
  `\n${names}: ${failed.length > 0 ? `FAILED in ${failed.join(', ')}` : 'ok'}, ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
