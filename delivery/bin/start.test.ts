import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { claimDataDir } from '../process/claimDataDir.ts';
import { publishBuilds } from '../testing/publishBuilds.ts';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { writeBuild } from '../testing/writeBuild.ts';

/** Runs a command that is expected to end by itself. */
async function run(script: string, env: Record<string, string>, ...args: string[]): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return { code: await new Promise((resolve) => child.on('close', resolve)), errors };
}

async function takenPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  after(() => server.close());
  return String((server.address() as AddressInfo).port);
}

describe('a start that cannot succeed', () => {
  const cases: [string, () => Promise<Record<string, string>>, RegExp][] = [
    ['a bad value', async () => ({ PORT: 'http' }), /^PORT is "http"; use a whole number from 1 to 65535\.\n$/],
    [
      'a busy port',
      async () => ({ PORT: await takenPort(), DATA_DIR: temporaryFolder() }),
      /^Port \d+ is taken by another program; stop it, or choose another with PORT\.\n$/,
    ],
    [
      'a data directory in use',
      async () => {
        const dataDir = temporaryFolder();
        after(claimDataDir(dataDir, 'local'));
        return { DATA_DIR: dataDir };
      },
      /^The data directory .+ is in use by another process; stop it, or choose another with DATA_DIR\.\n$/,
    ],
    [
      'a data directory that is a file',
      async () => {
        const file = join(temporaryFolder(), 'file');
        writeFileSync(file, '');
        return { DATA_DIR: file };
      },
      /^The data directory .+ cannot be written \([^\n]+\); choose another with DATA_DIR\.\n$/,
    ],
    [
      'a registry that was tampered with',
      async () => {
        const { dataDir, registry } = publishBuilds({ name: 'shell' });
        writeFileSync(registry.file, '{"payload":"{}","signature":""}');
        return { DATA_DIR: dataDir };
      },
      /^The signature of the registry does not match its content\. Put a good .+local\/1\.json back, or delete the folder it is in to start over\.\n$/,
    ],
  ];
  for (const [what, env, message] of cases) {
    it(`ends with one sentence for ${what}`, async () => {
      const { code, errors } = await run('start.ts', await env());
      assert.equal(code, 1);
      assert.match(errors, message);
    });
  }
});

describe('sections', () => {
  it('puts a build into the store and makes an environment run it', async () => {
    const { dataDir, registry } = publishBuilds({ name: 'shell' }, { name: 'mf-sample' });
    const build = writeBuild(join(dataDir, 'next'), { name: 'mf-sample', version: '1.1.0' });
    assert.equal((await run('sections.ts', { DATA_DIR: dataDir }, 'publish', build)).code, 0);
    assert.equal((await run('sections.ts', { DATA_DIR: dataDir }, 'promote', 'local', 'mf-sample=1.1.0', '--why', 'a test')).code, 0);
    assert.equal(registry.read().sections['mf-sample']!.artifact.version, '1.1.0');
    const late = await run(
      'sections.ts',
      { DATA_DIR: dataDir },
      'promote',
      'local',
      'mf-sample=1.0.0',
      '--why',
      'a test',
      '--revision',
      '1',
    );
    assert.deepEqual([late.code, /at revision 2, not 1/.test(late.errors)], [1, true]);
  });

  it('ends with 2 when it is called wrongly', async () => {
    const { code, errors } = await run('sections.ts', { DATA_DIR: temporaryFolder() }, 'promote');
    assert.deepEqual([code, errors], [2, 'Name an environment; there are local, staging, production.\n']);
  });
});
