import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sideBySide } from './sideBySide.mjs';

const print = (script) => ['-e', script];

test('what is printed at the same time stands one after the other, and each caller gets its own', async () => {
  let shown = '';
  const run = sideBySide({ write: (text) => (shown += text) });
  const [slow, quick] = await Promise.all([
    run('slow', process.execPath, print("console.log('one'); setImmediate(() => { console.log('two'); process.exitCode = 3; })")),
    run('quick', process.execPath, print("console.error('three')")),
  ]);
  assert.equal(shown, '\n=== slow\none\ntwo\n\n=== quick\nthree\n');
  assert.deepEqual(
    [slow, quick],
    [
      { output: 'one\ntwo\n', ok: false },
      { output: 'three\n', ok: true },
    ],
  );
});

test('a command that does not exist fails and says so', async () => {
  const run = sideBySide({ write: () => {} });
  const { output, ok } = await run('nothing', 'no-such-command-anywhere', []);
  assert.equal(ok, false);
  assert.match(output, /ENOENT/);
});
