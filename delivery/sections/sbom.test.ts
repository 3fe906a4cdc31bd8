import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { publishBuilds } from '../testing/publishBuilds.ts';
import { writeBuild } from '../testing/writeBuild.ts';
import { runVerb } from './runVerb.ts';

const setUp = () => {
  const { dataDir, store } = publishBuilds({ name: 'shell' }, { name: 'mf-sample', artifact: { packages: ['zod@4.6.7'] } });
  const packages = ['@hookform/resolvers@5.4.0', 'zod@4.6.7'];
  store.publish(writeBuild(join(dataDir, 'next'), { name: 'mf-sample', version: '1.1.0', artifact: { packages } }));
  return { store, run: (...words: string[]) => runVerb(words, { dataDir, who: 'ann' }) };
};

describe('sections sbom', () => {
  it('prints the bill of materials of a build, running or published, in the form that scanners read', async () => {
    const { run } = setUp();
    const { output } = await run('sbom', 'mf-sample=1.1.0');
    assert.deepEqual(JSON.parse(output), {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: {
        lifecycles: [{ phase: 'build' }],
        component: {
          type: 'application',
          'bom-ref': 'mf-sample@1.1.0',
          name: 'mf-sample',
          version: '1.1.0',
          pedigree: { commits: [{ uid: '0'.repeat(40) }] },
        },
        properties: [
          { name: 'delivery:builder', value: 'tests' },
          { name: 'delivery:lock', value: 'none' },
        ],
      },
      components: [
        {
          type: 'library',
          'bom-ref': '@hookform/resolvers@5.4.0',
          name: '@hookform/resolvers',
          version: '5.4.0',
          purl: 'pkg:npm/%40hookform/resolvers@5.4.0',
        },
        { type: 'library', 'bom-ref': 'zod@4.6.7', name: 'zod', version: '4.6.7', purl: 'pkg:npm/zod@4.6.7' },
      ],
    });
    assert.equal((await run('sbom', 'mf-sample=1.1.0', '--json')).output, output);
    const { components } = JSON.parse((await run('sbom', 'mf-sample=1.0.0')).output) as { components: object[] };
    assert.equal(components.length, 1);
  });

  it('lists no packages of a build that nobody vouches for', async () => {
    const { run, store } = setUp();
    const description = join(store.folder('mf-sample', '1.1.0'), 'artifact.json');
    writeFileSync(description, readFileSync(description, 'utf8').replace('zod@4.6.7', 'zod@4.6.8'));
    const { code, output, errors } = await run('sbom', 'mf-sample=1.1.0');
    assert.deepEqual([code, output], [1, '']);
    assert.match(errors, /^The artifact\.json of mf-sample 1\.1\.0 is not the one that was published\./);
  });

  it('says so for a build that does not say what it carries, and for more than one', async () => {
    const { run } = setUp();
    assert.match((await run('sbom', 'shell=1.0.0')).errors, /^shell 1\.0\.0 was built before packages were recorded; build it again/);
    for (const words of [[], ['mf-sample=none'], ['mf-sample=1.0.0', 'shell=1.0.0']]) {
      const { code, errors } = await run('sbom', ...words);
      assert.deepEqual([code, errors], [2, 'Name one build, such as mf-services=1.4.0.\n']);
    }
  });
});
