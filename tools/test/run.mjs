import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { countTests } from './countTests.mjs';
import { failedTests } from './failedTests.mjs';
import { runSteps } from './runSteps.mjs';
import { sideBySide } from './sideBySide.mjs';
import { fullSteps, steps } from './steps.mjs';

// Each step is an npm script of its own, so that "npm run test:unit" is exactly what "npm test" runs.
// "npm test" takes no arguments; "npm run test:full" hands on `--full`, which the browser tests read as E2E_FULL.
const full = process.argv.includes('--full');
// Hundreds of processes load the same code: the first to compile it does so for all.
const compiled = join(import.meta.dirname, '../../.cache/compiled');
const env = { ...process.env, FORCE_COLOR: '0', NODE_COMPILE_CACHE: compiled, ...(full ? { E2E_FULL: '1' } : {}) };
const run = sideBySide({ env });
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(0);
const began = performance.now();

const results = await runSteps(full ? [...steps, ...fullSteps] : steps, availableParallelism(), async ({ name, count }) => {
  const started = performance.now();
  const { output, ok } = await run(`test:${name}`, 'npm', ['run', '--silent', `test:${name}`]);
  return { name, ok, took: seconds(started), ...countTests(output, count, ok), failures: ok ? [] : failedTests(output, count) };
});

const line = ({ name, ok, passed, failed, took, failures }) =>
  [`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${passed} passed, ${failed} failed, ${took} s`, ...failures].join('\n         ');
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${results.map(line).join('\n')}\n\n${seconds(began)} s in all\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
