import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { promote } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { publishBuilds, reason } from '../testing/publishBuilds.ts';
import { writeBuild } from '../testing/writeBuild.ts';
import { runVerb } from './runVerb.ts';

/** 1.0.0 runs in production, which requires that somebody looked at pages; 1.1.0 is published. */
async function setUp() {
  const { dataDir, store } = publishBuilds({ name: 'shell' }, { name: 'mf-sample' });
  promote(new RegistryFile(dataDir, 'production'), store, { shell: '1.0.0', 'mf-sample': '1.0.0' }, reason);
  for (const name of ['shell', 'mf-sample']) store.publish(writeBuild(join(dataDir, 'next', name), { name, version: '1.1.0' }));
  const run = (...words: string[]) => runVerb(words, { dataDir, who: 'ann' });
  await run('require', 'production', 'pages', '--why', 'contrast');
  const { files } = store.read('mf-sample', '1.1.0');
  const scripts = { 'remoteEntry.js': files['remoteEntry.js']!, 'sample-page.js': files['sample-page.js']! };
  const found = {
    site: 'https://staging.example.ca',
    environment: 'staging',
    revision: 7,
    versions: { shell: '1.0.0', 'mf-sample': '1.1.0' },
    views: 8,
    faults: 0,
    unseen: ['/r/:token'],
    scripts: { 'mf-sample': scripts },
  };
  /** Signs a report like that one. */
  const attest = (changed: object = {}) => {
    const file = join(dataDir, 'report.json');
    writeFileSync(file, JSON.stringify({ ...found, ...changed }));
    return run('attest', 'mf-sample=1.1.0', '--pages', file);
  };
  const promoted = async () => (await run('promote', 'production', 'mf-sample=1.1.0', '--why', 'new')).errors;
  return { dataDir, store, run, attest, promoted, scripts };
}

describe('an environment that requires pages', () => {
  it('refuses a version that no browser was shown, says what to run, and takes it once nothing was to mend', async () => {
    const { attest, promoted, run } = await setUp();
    assert.equal(
      await promoted(),
      'Nothing was changed in "production". Nobody looked at the pages of mf-sample 1.1.0 in a browser: run npm run check:pages -- <staging site> mf-sample@1.1.0 --sign.\n',
    );
    assert.match((await run('check', 'production', 'mf-sample=1.1.0')).errors, /Nobody looked at the pages/);
    assert.match((await attest()).output, /^Signed with the key \w{16} what was found of mf-sample 1\.1\.0\.\n$/);
    assert.equal(await promoted(), '');
    assert.match((await run('status', 'production')).output, /, pages looked at on [\d-]+: nothing to mend/);
  });

  it('refuses one in which something was found, until a later look finds nothing', async () => {
    const { attest, promoted } = await setUp();
    await attest({ faults: 2 });
    assert.match(
      await promoted(),
      /A browser found 2 to mend in the pages of mf-sample 1\.1\.0 at https:\/\/staging\.example\.ca on [\d-]+: mend it, publish/,
    );
    await attest();
    assert.equal(await promoted(), '');
  });

  it('takes no report of another build or version, and counts none that was signed for another build', async () => {
    const { attest, promoted, store, run } = await setUp();
    const other = store.read('mf-sample', '1.0.0').files['remoteEntry.js']!;
    const scripts = { 'mf-sample': { 'remoteEntry.js': other } };
    assert.match(
      (await attest({ scripts })).errors,
      /runs another build as mf-sample 1\.1\.0: remoteEntry\.js is not the one that was published here/,
    );
    assert.match((await attest({ scripts: {} })).errors, /runs another build as mf-sample 1\.1\.0: every script is not/);
    assert.match(
      (await attest({ versions: { 'mf-sample': '1.0.0' } })).errors,
      /^The report is not about mf-sample 1\.1\.0: .+ ran 1\.0\.0\.\n$/,
    );
    assert.match((await attest({ views: 0 })).errors, /report\.json is no report of pages: views/);
    assert.equal((await run('attest', 'mf-sample=1.1.0')).code, 2);
    const artifact = { ...store.read('mf-sample', '1.0.0'), version: '1.1.0' };
    const nothing = { site: 'https://a.ca', environment: 'staging' as const, revision: 1, versions: {}, views: 4, faults: 0, unseen: [] };
    store.attestations.add(artifact, 'pages', nothing, 'ann');
    assert.match(await promoted(), /looked at are those of another build of mf-sample 1\.1\.0: run npm run check:pages/);
  });

  it('counts nothing that is damaged, or signed by nobody who may', async () => {
    const { dataDir, attest, promoted } = await setUp();
    await attest();
    const file = join(dataDir, 'attestations', '1.json');
    const signed = readFileSync(file, 'utf8');
    for (const spoilt of ['', '{}', signed.replace('staging', 'nothing'), signed.replace(/"keyId":"\w+"/, '"keyId":"0123456789abcdef"')]) {
      writeFileSync(file, spoilt);
      assert.match(await promoted(), /Nobody looked at the pages/);
    }
    writeFileSync(file, signed);
    assert.equal(await promoted(), '');
  });

  it('asks no shell, of which no browser can choose one', async () => {
    const { run } = await setUp();
    assert.equal((await run('promote', 'production', 'shell=1.1.0', '--why', 'new')).errors, '');
  });
});
