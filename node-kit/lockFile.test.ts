import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { it } from 'node:test';
import { temporaryFolder } from './temporaryFolder.ts';
import { lockFile } from './lockFile.ts';

it('is held once, and free again when given back or when the holder is killed', async () => {
  const file = join(temporaryFolder(), 'lock');
  const release = lockFile(file)!;
  assert.equal(lockFile(file), null);
  release();
  const module = JSON.stringify(join(import.meta.dirname, 'lockFile.ts'));
  const program = `import(${module}).then(({ lockFile }) => { globalThis.held = lockFile(${JSON.stringify(file)}); console.log('held'); setInterval(() => {}, 1000); })`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  assert.equal(lockFile(file), null);
  child.kill('SIGKILL');
  await once(child, 'close');
  lockFile(file)!();
});
