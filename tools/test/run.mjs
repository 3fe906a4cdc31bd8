import { spawn } from 'node:child_process';
import { countTests } from './countTests.mjs';
import { fullSteps, steps } from './steps.mjs';

// Each step is an npm script of its own, so that "npm run test:unit" is exactly what "npm test" runs.
// "npm test" takes no arguments; "npm run test:full" hands on `--full`, which the browser tests read as E2E_FULL.
const full = process.argv.includes('--full');
const environment = { ...process.env, FORCE_COLOR: '0', ...(full ? { E2E_FULL: '1' } : {}) };
const total = { passed: 0, failed: 0 };
const summary = [];

for (const step of full ? [...steps, ...fullSteps] : steps) {
  const started = performance.now();
  console.log(`\n=== test:${step.name}`);
  const { output, ok } = await runScript(`test:${step.name}`);
  const counted = countTests(output, step.count, ok);
  total.passed += counted.passed;
  total.failed += counted.failed;
  summary.push(
    `${ok ? 'ok    ' : 'FAILED'} ${step.name.padEnd(9)} ${counted.passed} passed, ${counted.failed} failed, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** @returns {Promise<{ output: string, ok: boolean }>} */
function runScript(name) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        process.stdout.write(text);
      });
    }
    child.on('close', (code) => resolve({ output, ok: code === 0 }));
  });
}
