import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { dyingAt } from '../testing/dieAt.ts';
import { publishAndWrite } from '../testing/publishAndWrite.ts';
import { publishBuilds } from '../testing/publishBuilds.ts';
import { writeBuild } from '../testing/writeBuild.ts';
import { RegistryFile } from './RegistryFile.ts';

const full = process.env.E2E_FULL === '1';
const setUp = () => publishBuilds({ name: 'shell' }, { name: 'mf-sample' });
type Published = ReturnType<typeof setUp>;
const fixture = (name: string): string => join(import.meta.dirname, '..', 'testing', 'fixtures', name);

async function run(script: string, args: readonly string[], env: Record<string, string> = {}, killAfter?: number) {
  const child = spawn(process.execPath, [fixture(script), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const killing = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) => child.on('close', (...how) => resolve(how)));
  clearTimeout(killing);
  return { code, signal, errors };
}

/** Asks whether what a killed process left is whole, and does the same work after it. */
function finish({ dataDir, store }: Published, build: string, version: string): 'nothing' | 'published' | 'live' {
  const registry = new RegistryFile(dataDir, 'local');
  const before = registry.read();
  assert.equal([...registry.history()].length, before.revision);
  const wasPublished = store.has('mf-sample', version);
  if (wasPublished) store.requireWhole(store.read('mf-sample', version));

  publishAndWrite(dataDir, build);
  const after = registry.read();
  assert.deepEqual([after.revision, after.sections['mf-sample']!.artifact.version], [before.revision + 1, version]);
  store.requirePublication('mf-sample', version);
  const drafts = readdirSync(join(dataDir, 'registries', 'local')).filter((file) => !/^\d+\.json$/.test(file));
  assert.deepEqual(drafts, []);
  const wasLive = before.sections['mf-sample']!.artifact.version === version;
  return wasLive ? 'live' : wasPublished ? 'published' : 'nothing';
}

const buildOf = ({ dataDir }: Published, version: string): string =>
  writeBuild(join(dataDir, 'builds', version), { name: 'mf-sample', version });

describe('a promoter that is killed', () => {
  it('before any change of the disk leaves the old revision or the new one', { timeout: 300_000 }, async () => {
    const published = setUp();
    const outcomes = new Set<string>();
    for (let change = 1; ; change += full ? 1 : 5) {
      const version = `1.${change}.0`;
      const build = buildOf(published, version);
      const { signal, code, errors } = await run('publishAndWrite.ts', [published.dataDir, build], dyingAt(change));
      if (signal === null) {
        assert.equal(code, 0, errors);
        break;
      }
      outcomes.add(finish(published, build, version));
    }
    assert.deepEqual([...outcomes], ['nothing', 'published', 'live']);
  });

  it('at any moment leaves the old revision or the new one', { timeout: 600_000 }, async () => {
    const published = setUp();
    const began = performance.now();
    await run('publishAndWrite.ts', [published.dataDir, buildOf(published, '1.1.0')]);
    const span = performance.now() - began;
    for (let round = 1; round <= (full ? 100 : 2); round += 1) {
      const version = `2.${round}.0`;
      const build = buildOf(published, version);
      await run('publishAndWrite.ts', [published.dataDir, build], {}, Math.random() * span);
      finish(published, build, version);
    }
  });
});

describe('promoters side by side', () => {
  it('lose nobody’s change and leave no gap', { timeout: 120_000 }, async () => {
    const { dataDir, registry } = setUp();
    const changes = full ? 50 : 10;
    const names = ['ada', 'bea', 'cleo'];
    const ended = await Promise.all(names.map((who) => run('promoteOften.ts', [dataDir, who, String(changes)])));
    assert.deepEqual(
      ended.map(({ code, errors }) => [code, errors]),
      names.map(() => [0, '']),
    );
    const made = [...registry.history()].map(({ registry: { revision, change } }) => ({ revision, ...change }));
    assert.deepEqual(
      made.map(({ revision }) => revision),
      Array.from({ length: names.length * changes + 1 }, (_, index) => names.length * changes + 1 - index),
    );
    for (const name of names) {
      assert.deepEqual(
        made.filter(({ who }) => who === name).map(({ what }) => what),
        Array.from({ length: changes }, (_, index) => `change ${changes - index}`),
      );
    }
  });
});
