import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import type { Environment } from '@marketplace/section-kit/manifest';
import { promote } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { reason } from '../testing/publishBuilds.ts';
import { sampleManifest, writeBuild, type BuildFacts } from '../testing/writeBuild.ts';
import { checkSizes } from './checkSizes.ts';

/** Script that compresses to about as many KiB. */
const script = (kib: number): string => randomBytes(kib * 1024).toString('base64');
const sample = (version: string, kib: number, manifest?: BuildFacts['manifest']): BuildFacts => ({
  name: 'mf-sample',
  version,
  files: { 'sample-page.js': script(kib) },
  manifest,
});
const cards = (version: string, kib: number): BuildFacts => ({
  name: 'mf-cards',
  version,
  files: { 'list.js': script(kib) },
  manifest: { routes: [], fragments: ['list'] },
  artifact: { chunks: { list: ['list.js'] } },
});
const placing: BuildFacts['manifest'] = { routes: [{ ...sampleManifest.routes[0]!, uses: ['cards/list'] }] };

/** An environment to promote into, one build after the other. */
function promoting(name: Environment) {
  const dataDir = temporaryFolder();
  const store = new ArtifactStore(dataDir);
  const registry = new RegistryFile(dataDir, name);
  let builds = 0;
  const run = (...facts: BuildFacts[]) => {
    const published = facts.map((each) => store.publish(writeBuild(join(dataDir, 'builds', String((builds += 1))), each)));
    return promote(registry, store, Object.fromEntries(published.map((artifact) => [artifact.name, artifact.version])), reason);
  };
  return { registry, store, run };
}

describe('the script that a page makes a visitor fetch', () => {
  it('refuses a version above the limit, and says of which page and what to do', () => {
    const { registry, run } = promoting('staging');
    run({ name: 'shell' }, sample('1.0.0', 100));
    assert.throws(
      () => run(sample('1.1.0', 180)),
      /^Error: Nothing was changed in "staging"\. \/sample of mf-sample would make a visitor fetch \d+\.\d KiB of script, above the limit of 150\.0 KiB: fetch .* later/,
    );
    assert.equal(registry.read().sections['mf-sample']!.artifact.version, '1.0.0');
  });

  it('counts what comes of others: a fragment that grew is refused for the page that places it', () => {
    const { run } = promoting('staging');
    run({ name: 'shell' }, sample('1.0.0', 100, placing), cards('1.0.0', 10));
    assert.throws(() => run(cards('1.1.0', 100)), /\/sample of mf-sample would make a visitor fetch/);
  });

  it('is no reason to refuse a page that was larger before, as on the way back', () => {
    const { store, run } = promoting('local');
    const large = run({ name: 'shell' }, sample('1.0.0', 60));
    const small = run(sample('1.1.0', 50));
    assert.deepEqual(checkSizes(small, large, store, 40 * 1024), []);
    assert.deepEqual(
      checkSizes(large, small, store, 40 * 1024).map(({ code, subject }) => [code, subject]),
      [['size', 'mf-sample']],
    );
  });

  it('is not asked of a working copy, which no visitor sees', () => {
    const { registry, run } = promoting('local');
    run({ name: 'shell' }, sample('1.0.0', 180));
    assert.equal(registry.read().sections['mf-sample']!.artifact.version, '1.0.0');
  });
});
