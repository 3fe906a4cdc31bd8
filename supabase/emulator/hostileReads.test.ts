import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { apiClient, type Call } from './testing/apiClient.ts';
import { newDirectory } from './testing/fixtureSettings.ts';
import { dearReads, refusedReads, type HostileRead } from './testing/hostileReads.ts';
import { runMain, type MainProcess } from './testing/runMain.ts';

const HOSTILE = 64;
const directory = newDirectory();
let main: MainProcess;
let call: Call;

// A process of its own, as the product has it: it may be ended by what is asked of it.
before(async () => {
  main = runMain({ DATA_DIR: directory, MAILBOX_PORT: 'off', MIGRATIONS_DIR: 'migrations', SEED_PATH: 'seed/sql' });
  call = apiClient(await main.ready);
});
after(async () => {
  main.child.kill('SIGTERM');
  await main.ended;
  rmSync(directory, { recursive: true });
});

const ask = ({ path, body }: HostileRead, from: string) => call(path, { body, from, headers: { prefer: 'count=exact' } });
const ordinary = (from: string) => call('/rest/v1/services?select=name&order=rating.desc&limit=24', { from });
const all = (reads: readonly HostileRead[], addressOf: (n: number) => string) =>
  Array.from({ length: HOSTILE }, (_, n) => ask(reads[n % reads.length]!, addressOf(n)));

for (const read of refusedReads) {
  test(`${read.what}: refused before the database is asked`, async () => {
    const answers = await Promise.all(all([read], (n) => `10.0.0.${n}`));
    assert.deepEqual([...new Set(answers.map(({ status }) => [400, 414].includes(status)))], [true]);
    assert.equal((await ordinary('192.0.2.1')).status, 200);
  });
}

for (const [what, addressOf] of [
  ['one address', () => '10.1.0.1'],
  ['64 addresses', (n: number) => `10.2.0.${n}`],
] as const) {
  test(`while ${HOSTILE} of the dearest reads of ${what} are under way, others are answered before most of them`, async () => {
    for (let twice = 0; twice < 2; twice += 1) {
      for (const read of dearReads) assert.ok([200, 206].includes((await ask(read, '203.0.113.1')).status), read.what);
      await ordinary('203.0.113.1');
    }
    let done = 0;
    const hostile = all(dearReads, addressOf).map((answer) => answer.finally(() => (done += 1)));
    await Promise.race(hostile);
    const begun = done;
    assert.equal((await ordinary('192.0.2.2')).status, 200);
    assert.ok(done - begun < HOSTILE / 2, `${done - begun} of them were answered first`);
    for (const { status, headers, text } of await Promise.all(hostile)) {
      if (status !== 503) assert.ok([200, 206].includes(status), text);
      else assert.ok(Number(headers.get('retry-after')) > 0, 'it says when to come back');
    }
    assert.equal((await ordinary('192.0.2.3')).status, 200);
    assert.deepEqual([main.child.exitCode, main.child.signalCode], [null, null], main.stderr());
  });
}
