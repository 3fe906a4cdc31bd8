import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { promote } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { publishBuilds, reason } from '../testing/publishBuilds.ts';
import { sampleManifest, writeBuild, type BuildFacts } from '../testing/writeBuild.ts';
import { runVerb } from './runVerb.ts';

const text = { en: 'A', fr: 'A' };
const other: BuildFacts = {
  name: 'mf-other',
  manifest: { routes: [{ path: '/other', title: text, chunk: 'sample-page' }] },
  artifact: { links: ['/sample'], packages: ['zod@4.6.7'] },
};

const setUp = () => {
  const { dataDir, registry, store } = publishBuilds({ name: 'shell' }, { name: 'mf-sample' }, other);
  const run = (...words: string[]) => runVerb(words, { dataDir, who: 'ann' });
  const build = (facts: BuildFacts): string => writeBuild(join(dataDir, 'next', facts.name, facts.version!), facts);
  store.publish(build({ name: 'mf-sample', version: '1.1.0' }));
  return { dataDir, registry, store, run, build };
};

describe('sections', () => {
  it('promotes, says what runs, and rolls back to a version, a fall-back and a revision', async () => {
    const { run, registry } = setUp();
    const promoted = await run('promote', 'local', 'mf-sample=1.1.0', '--why', 'the new form');
    assert.deepEqual(promoted, { code: 0, output: 'local is at revision 2.\n  mf-sample 1.0.0 to 1.1.0\n', errors: '' });
    assert.match(
      (await run('status', 'local')).output,
      /^local, revision 2 of [^]* mf-sample {2}1\.1\.0 {2}0000000000, falls back to 1\.0\.0/,
    );
    assert.match((await run('history', 'local')).output, /^2 {2}\S+ {2}ann: mf-sample 1\.0\.0 to 1\.1\.0 {2}\(the new form\)\n1 /);
    assert.equal((await run('diff', 'local@1', '2')).output, 'mf-sample  1.0.0  1.1.0\n');
    assert.equal((await run('rollback', 'local', 'mf-sample', '--why', 'it blinks')).code, 0);
    assert.equal(registry.read().sections['mf-sample']!.artifact.version, '1.0.0');
    assert.equal((await run('rollback', 'local', '--to', '2', '--why', 'it did not')).code, 0);
    assert.equal(registry.read().sections['mf-sample']!.artifact.version, '1.1.0');
    assert.equal((await run('rollback', 'local', 'mf-sample=1.0.0', '--why', 'it does')).code, 0);
    assert.equal((await run('diff', 'local@1', 'local')).output, 'They run the same.\n');
  });

  it('begins, widens, shows, promotes and ends a canary', async () => {
    const { run, registry } = setUp();
    assert.deepEqual(await run('canary', 'local', 'mf-sample=1.1.0', '--why', 'a few first'), {
      code: 0,
      output: 'local is at revision 2.\n  canary of mf-sample 1.1.0 for 1 %\n',
      errors: '',
    });
    assert.match((await run('status', 'local')).output, /\n {2}canary {2}1 % {2}mf-sample 1\.1\.0\n$/);
    assert.equal((await run('canary', 'local', '--percent', '12.5', '--why', 'it holds')).code, 0);
    assert.match((await run('history', 'local')).output, /^3 {2}\S+ {2}ann: canary of mf-sample 1\.1\.0 from 1 to 12\.5 % {2}\(it holds\)/);
    const { environments } = JSON.parse((await run('status', '--json')).output) as { environments: { canary: object }[] };
    assert.deepEqual(environments[0]!.canary, { percent: 12.5, versions: { 'mf-sample': '1.1.0' } });
    assert.equal(
      (await run('canary', 'local', '--promote', '--why', 'for all')).output,
      'local is at revision 4.\n  mf-sample 1.0.0 to 1.1.0\n',
    );
    assert.equal(registry.read().canary, undefined);
    assert.equal((await run('canary', 'local', 'mf-sample=1.0.0', '--percent', '2', '--why', 'back?')).code, 0);
    assert.match((await run('canary', 'local', '--end', '--why', 'no', '--json')).output, /"canary": null/);
    assert.match((await run('canary', 'local', '--end', '--why', 'no')).errors, /^"local" has no canary; begin one with canary local /);
    await run('canary', 'local', 'mf-sample=1.0.0', '--why', 'again');
    assert.equal((await run('rollback', 'local', 'mf-sample', '--why', 'it blinks')).code, 0);
    assert.equal(registry.read().canary, undefined);
  });

  it('says how a canary is called rightly, and tries nothing', async () => {
    const { run } = setUp();
    for (const [words, sentence] of [
      [[], /Say one thing: versions such as/],
      [['mf-sample=1.1.0', '--end'], /Say one thing/],
      [['--percent', '101'], /"101" is no share of the visitors; use a percentage from 0 to 100/],
      [['--percent', '0.001'], /"0\.001" is no share/],
      [['shell=1.1.0'], /A canary is of versions of sections/],
      [['mf-sample=none'], /A canary is of versions of sections/],
    ] as const) {
      const { code, errors } = await run('canary', 'local', ...words, '--why', 'x');
      assert.deepEqual([code, sentence.test(errors)], [2, true], `${words.join(' ')}: ${errors}`);
    }
    assert.equal((await run('canary', 'local', 'mf-sample=1.1.0')).code, 2);
  });

  it('adds a key that may only revert canaries', async () => {
    const { run } = setUp();
    const { active, canary } = JSON.parse((await run('keys', 'add', '--role', 'canary', '--why', 'who watches', '--json')).output) as {
      active: string[];
      canary: string[];
    };
    assert.deepEqual([active.length, canary.length], [1, 1]);
    assert.equal((await run('keys')).output, `${active[0]}\n${canary[0]}  canary\n`);
    assert.equal((await run('keys', 'add', '--role', 'owner', '--why', 'x')).code, 2);
  });

  it('answers programs', async () => {
    const { run } = setUp();
    const { environments } = JSON.parse((await run('status', '--json')).output) as { environments: { sections: Record<string, object> }[] };
    assert.deepEqual(environments[0]!.sections['mf-other'], {
      version: '1.0.0',
      provenance: { commit: '0'.repeat(40), dirty: false, builder: 'tests', lock: 'none' },
      fallback: null,
      takenOut: false,
    });
    const refused = await run('promote', 'local', 'mf-sample=none', '--why', 'gone', '--json');
    const { problems } = JSON.parse(refused.output) as { problems: { code: string; subject: string }[] };
    assert.deepEqual([refused.code, problems.map(({ code, subject }) => [code, subject])], [1, [['link', 'mf-other 1.0.0']]]);
  });

  it('publishes the folder of a build, and checks what it would do before it is promoted', async () => {
    const { run, build } = setUp();
    const next = build({ name: 'mf-other', version: '2.0.0', artifact: { links: ['/gone'] }, manifest: other.manifest });
    assert.deepEqual(await run('publish', next), { code: 0, output: 'Published mf-other 2.0.0.\n', errors: '' });
    const checked = await run('check', 'local', 'mf-other=2.0.0');
    assert.deepEqual(
      [checked.code, checked.errors.split(':')[0]],
      [1, 'This does not fit in "local". mf-other 2.0.0 links to /gone, which no section answers'],
    );
    assert.match(
      (await run('check', 'local', 'mf-sample=1.1.0')).output,
      /^They fit together: shell 1\.0\.0, mf-sample 1\.1\.0, mf-sample 1\.0\.0, mf-other/,
    );
  });

  it('stores nothing of a build that could run nowhere, so that its version is free for the one that can', async () => {
    const { run, store, build } = setUp();
    const claims = (path: string): string =>
      build({ name: 'mf-other', version: '2.0.0', manifest: { routes: [{ ...sampleManifest.routes[0]!, path }] } });
    const stored = store.list();
    const good = build({ name: 'mf-sample', version: '1.2.0' });
    for (const words of [['publish'], ['preview', 'local', '--branch', 'x']]) {
      const { code, errors } = await run(...words, good, claims('/rest'));
      assert.deepEqual([code, errors], [1, 'mf-other 2.0.0 cannot run anywhere. mf-other claims /rest, which the server needs.\n']);
      assert.deepEqual(store.list(), stored);
    }
    assert.equal((await run('publish', claims('/other'))).code, 0);
  });

  it('asks before a migration whether every live version and fall-back would still find what it calls', async () => {
    const { dataDir, run, store, build } = setUp();
    const calls = (version: string, called: string): BuildFacts => ({
      name: 'mf-sample',
      version,
      manifest: { database: { tables: [], functions: [called] } },
    });
    for (const facts of [calls('1.2.0', 'old_form'), calls('1.3.0', 'new_form')]) store.publish(build(facts));
    // So that 1.2.0 is what is fallen back to.
    await run('take-out', 'local', 'mf-sample', '--degraded', '--why', 'a test');
    for (const version of ['1.2.0', '1.3.0']) await run('promote', 'local', `mf-sample=${version}`, '--why', 'a test');
    const types = join(dataDir, 'types.ts');
    const schema = (...functions: string[]): void =>
      writeFileSync(
        types,
        `export interface Database { public: { Tables: { a: {} }; Functions: { ${functions.map((name) => `${name}: {}`).join(';')} } } }`,
      );
    schema('old_form', 'new_form');
    assert.equal((await run('check', 'local', '--database', types)).code, 0);
    schema('new_form');
    const { code, errors } = await run('check', 'local', '--database', types);
    assert.equal(code, 1);
    assert.match(errors, /the fall-back mf-sample 1\.2\.0 calls the function "old_form", which the database does not have/);
  });

  it('says which live builds carry a package', async () => {
    const { run } = setUp();
    assert.match(
      (await run('who-ships', 'zod@4.6.7')).output,
      /^local {2}mf-other 1\.0\.0 {2}zod@4\.6\.7\nBuilt before packages were recorded: shell/,
    );
    assert.match((await run('who-ships', 'zod')).output, /^local {2}mf-other/);
    assert.match((await run('who-ships', 'zod@4.6.8')).output, /^No live build says that it carries zod@4\.6\.8\./);
  });

  it('says which keys may sign, adds one and retires one', async () => {
    const { dataDir, run, registry } = setUp();
    const [first] = (await run('keys')).output.trim().split('\n');
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const [open, secret] = [join(dataDir, 'next.pem'), join(dataDir, 'secret.pem')];
    writeFileSync(open, publicKey.export({ type: 'spki', format: 'pem' }));
    writeFileSync(secret, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const added = await run('keys', 'add', open, '--why', 'the next one');
    assert.match(added.output, new RegExp(`^${first}\n[0-9a-f]{16}\n$`));
    assert.match((await run('keys', 'add', open, '--why', 'again')).errors, /is active already/);
    assert.match((await run('keys', 'add', secret, '--why', 'a slip')).errors, /holds a private key; give its public half/);
    assert.match((await run('keys', 'add', dataDir, '--why', 'a slip')).errors, /is no public Ed25519 key/);
    assert.equal((await run('keys', 'remove', first!)).code, 2);
    // The private half of the other one is not here, so nothing could be signed any more.
    assert.equal((await run('keys', 'retire', first!, '--why', 'a rotation')).code, 1);
    const [, next] = added.output.trim().split('\n');
    assert.equal((await run('keys', 'retire', next!, '--why', 'it was lost')).output, `${first}\n`);
    const [, made] = (await run('keys', 'add', '--why', 'a rotation')).output.trim().split('\n');
    assert.equal((await run('keys', 'retire', first!, '--why', 'a rotation')).output, `${made}\n`);
    assert.equal(registry.read().sections['mf-sample']!.artifact.version, '1.0.0');
  });

  it('takes a section out of service, and a promotion brings it back', async () => {
    const { run, registry } = setUp();
    const { code, errors } = await run('take-out', 'local', 'mf-sample', '--why', 'it loops');
    assert.equal(code, 2);
    assert.match(errors, /^Visitors will miss mf-sample: add --degraded if that is meant\./);
    assert.equal((await run('take-out', 'local', 'mf-sample', '--degraded', '--why', 'it loops')).code, 0);
    assert.equal(registry.read().sections['mf-sample']!.takenOut, true);
    assert.match((await run('status', 'local')).output, /mf-sample {2}1\.0\.0 {2}0000000000, taken out/);
    assert.match((await run('take-out', 'local', 'mf-sample', '--degraded', '--why', 'again')).errors, /taken out already/);
    assert.equal((await run('promote', 'local', 'mf-sample=1.1.0', '--why', 'it is mended')).code, 0);
    const { takenOut, previous } = registry.read().sections['mf-sample']!;
    assert.deepEqual([takenOut, previous], [undefined, null]);
  });

  it('promotes what was corrupted in the store nowhere', async () => {
    const { run, store } = setUp();
    writeFileSync(join(store.folder('mf-sample', '1.1.0'), 'sample-page.js'), '');
    const { code, errors } = await run('promote', 'local', 'mf-sample=1.1.0', '--why', 'a test');
    assert.equal(code, 1);
    assert.match(errors, /mf-sample 1\.1\.0 is not what was published: sample-page\.js changed in the store\. Restore/);
  });

  it('refuses a fall-back that no longer fits, unless it may be dropped', async () => {
    const { dataDir, run, store, build } = setUp();
    const moved = { '@marketplace/section-kit': '2.0.0', '@marketplace/shared-ui': '1.0.0' };
    const requires = { '@marketplace/section-kit': '>=1.0.0', '@marketplace/shared-ui': '^1.0.0' };
    store.publish(build({ name: 'shell', version: '2.0.0', artifact: { provides: moved } }));
    for (const facts of [{ name: 'mf-sample' }, other])
      store.publish(
        build({
          ...facts,
          version: '2.0.0',
          manifest: { ...other.manifest, ...(facts === other ? {} : { routes: sampleManifest.routes }), requires },
        }),
      );
    const words = ['promote', 'local', 'shell=2.0.0', 'mf-sample=2.0.0', 'mf-other=2.0.0', '--why', 'a major version'];
    const { code, errors } = await run(...words);
    assert.equal(code, 1);
    assert.match(
      errors,
      /the fall-back mf-sample 1\.0\.0 needs @marketplace\/section-kit \^1\.0\.0, but shell 2\.0\.0 carries 2\.0\.0: promote with --drop-fallbacks/,
    );
    assert.equal((await run(...words, '--drop-fallbacks')).code, 0);
    assert.equal(new RegistryFile(dataDir, 'local').read().sections['mf-sample']!.previous, null);
  });

  const mistakes: [string[], RegExp][] = [
    [['frobnicate'], /^There is no verb "frobnicate"; there are publish, preview, check,/],
    [['promote', 'nowhere', 'shell=1.0.0'], /^There is no environment "nowhere"; there are local, staging, production\./],
    [['promote', 'local', 'mf-sample=../x', '--why', 'a'], /^"\.\.\/x" is no version; use one such as 1\.4\.0\./],
    [['promote', 'local', '../x=1.0.0', '--why', 'a'], /^"\.\.\/x" is no package; use shell, or/],
    [['promote', 'local', 'mf-sample=1.1.0'], /^Say why/],
    [['promote', 'local', 'mf-sample=1.1.0', '--why', 'a', '--revision', 'abc'], /^"abc" is no revision; use its number/],
    [['promote', 'local', 'mf-sample=1.1.0', '--wy', 'a'], /^Unknown option '--wy'; --help says what there is\./],
    [['publish', 'mf-nothing'], /^"mf-nothing" is neither a package nor a folder with a build; packages are shell, /],
    [['rollback', 'local', '--why', 'a'], /^Say where to/],
    [['diff', 'local'], /^Name two things to compare/],
  ];
  for (const [words, sentence] of mistakes) {
    it(`is called wrongly with ${words.join(' ')}`, async () => {
      const { code, output, errors } = await setUp().run(...words);
      assert.deepEqual([code, output, errors.trim().split('\n').length], [2, '', 1]);
      assert.match(errors, sentence);
    });
  }

  const failures: [string[], RegExp][] = [
    [['promote', 'local', 'mf-nothing=1.0.0', '--why', 'a'], /^mf-nothing 1\.0\.0 is not published/],
    [['promote', 'local', 'mf-sample=1.1.0', '--why', 'a', '--revision', '7'], /at revision 1, not 7/],
    [['rollback', 'local', 'mf-sample', '--why', 'a'], /^mf-sample has no fall-back in "local"; name the version/],
    [['rollback', 'local', '--to', '9', '--why', 'a'], /^The local registry has no revision 9\./],
    [['status', 'production'], /^Nothing runs in "production" yet/],
    [['take-out', 'local', 'mf-nothing', '--degraded', '--why', 'a'], /^"local" runs no mf-nothing; it runs mf-sample, mf-other\./],
  ];
  for (const [words, sentence] of failures) {
    it(`fails with one sentence for ${words.join(' ')}`, async () => {
      const { code, errors } = await setUp().run(...words);
      assert.equal(code, 1);
      assert.match(errors, sentence);
    });
  }

  it('explains itself and each verb', async () => {
    const { run } = setUp();
    assert.match((await run('--help')).output, /^npm run sections -- <verb>\n[^]* who-ships {2}says which live builds/);
    assert.match((await run('promote', '--help')).output, /^npm run sections -- promote <environment>[^]*--drop-fallbacks/);
  });

  it('shows an artifact of before as it is', async () => {
    const { dataDir, store, run, build } = setUp();
    store.publish(build({ name: 'mf-sample', version: '0.9.0', artifact: { provenance: undefined } }));
    promote(new RegistryFile(dataDir, 'local'), store, { 'mf-sample': '0.9.0' }, reason);
    assert.match((await run('status')).output, /mf-sample {2}0\.9\.0 {2}falls back to 1\.0\.0/);
    assert.match(
      (await run('publish', build({ name: 'mf-sample', version: '0.9.1', artifact: { provenance: undefined } }))).errors,
      /does not say which commit/,
    );
  });
});
