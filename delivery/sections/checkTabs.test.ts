import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { beginCanary, endCanary } from '../registry/canary.ts';
import { promote } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { publishBuilds, reason } from '../testing/publishBuilds.ts';
import { writeBuild } from '../testing/writeBuild.ts';
import { runVerb } from './runVerb.ts';

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString().slice(0, 10);

/** `save_a` for version 1.0.0. */
const functionOf = (number: number) => `save_${'abcde'[number - 1]}`;

/** A database that each version calls by a function of its own, and a registry whose clock a test sets. */
const setUp = () => {
  const { dataDir, store } = publishBuilds({ name: 'shell' });
  for (const number of [1, 2, 3, 4, 5]) {
    const manifest = { database: { tables: [], functions: [functionOf(number)] } };
    store.publish(writeBuild(join(dataDir, 'next', String(number)), { name: 'mf-sample', version: `${number}.0.0`, manifest }));
  }
  let ago = 0;
  const registry = new RegistryFile(dataDir, 'staging', () => Date.now() - ago * day);
  const live = (number: number, days: number, more = {}) => {
    ago = days;
    promote(registry, store, { 'mf-sample': `${number}.0.0`, ...more }, reason);
  };
  const tried = (number: number, days: number) => {
    ago = days;
    beginCanary(registry, store, { versions: { 'mf-sample': `${number}.0.0` }, percent: 1 }, reason);
    endCanary(registry, reason);
  };
  const run = (...words: string[]) => runVerb(words, { dataDir, who: 'ann' });
  const check = (numbers: number[], ...words: string[]) => {
    const types = join(dataDir, 'types.ts');
    const functions = numbers.map((number) => `${functionOf(number)}: {}`).join(';');
    writeFileSync(types, `export interface Database { public: { Tables: { a: {} }; Functions: { ${functions} } } }`);
    return run('check', 'staging', ...words, '--database', types);
  };
  live(1, 20, { shell: '1.0.0' });
  /** 5.0.0 falls back to 4.0.0; a week ago 3.0.0 was live and fell back to 2.0.0. */
  const releases = () => {
    live(2, 12);
    live(3, 9);
    live(4, 6);
    live(5, 5);
  };
  return { live, tried, releases, run, check };
};

describe('a schema, and tabs that are older than the fall-back', () => {
  it('is refused while one of them may still call what it lacks, and says until when', async () => {
    const { releases, check } = setUp();
    releases();
    const { code, errors } = await check([4, 5]);
    const refusal = (version: number, until: string) =>
      `Open tabs may still run mf-sample ${version}.0.0, which calls the function "${functionOf(version)}", and the database does not have that: keep it until ${until}, or say with --days for how long tabs count.`;
    assert.deepEqual(
      [code, errors.trim().split('\n')],
      [1, [`This does not fit in "staging". ${refusal(3, daysAgo(-2))}`, refusal(2, daysAgo(-1))]],
    );
    assert.deepEqual(await check([2, 3, 4, 5]), {
      code: 0,
      output:
        'They fit together, and the database has what they call: shell 1.0.0, mf-sample 5.0.0, mf-sample 4.0.0.\nSo it has for open tabs: mf-sample 3.0.0, mf-sample 2.0.0.\n',
      errors: '',
    });
  });

  it('is asked for as many days as one says, and for none', async () => {
    const { releases, check } = setUp();
    releases();
    assert.match((await check([2, 3, 4, 5], '--days', '30')).errors, /Open tabs may still run mf-sample 1\.0\.0/);
    assert.equal((await check([4, 5], '--days', '0')).code, 0);
    for (const days of ['few', '-1', '1000']) assert.equal((await check([4, 5], `--days=${days}`)).code, 2);
  });

  it('is asked for what was taken out: who was there before has it open', async () => {
    const { run, check } = setUp();
    await run('take-out', 'staging', 'mf-sample', '--degraded', '--why', 'a test');
    assert.match((await check([2])).errors, /Open tabs may still run mf-sample 1\.0\.0/);
    assert.equal((await check([1])).code, 0);
  });

  it('is asked for who was in a canary, and for what a promotion would replace', async () => {
    const { live, tried, check } = setUp();
    tried(5, 3);
    assert.match((await check([1])).errors, /Open tabs may still run mf-sample 5\.0\.0/);
    live(2, 2);
    live(3, 1);
    const { errors } = await check([1, 4, 5], 'mf-sample=4.0.0');
    assert.match(errors, /the fall-back mf-sample 3\.0\.0 calls[^]*Open tabs may still run mf-sample 2\.0\.0/);
  });
});
