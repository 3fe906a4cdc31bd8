import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fakeBackend } from '../../testing/serveBuilds.ts';
import { siteFactsInDatabase } from './siteFactsInDatabase.ts';

const minute = 60_000;
const sampleSite = { samples: true, lacks: ['deals'] };
const unsaid = { samples: false, lacks: [] };

/** A backend whose answer the test changes, and the question asked of it on a clock of its own. */
async function questionTo(first: { status: number; body: string }) {
  const state = { answer: first, asked: 0, now: 0 };
  const backend = await fakeBackend((_, response) => {
    state.asked += 1;
    response.writeHead(state.answer.status, { 'content-type': 'application/json' }).end(state.answer.body);
  });
  return { state, question: siteFactsInDatabase(backend, () => state.now) };
}

it('is asked once a minute, and follows the database', async () => {
  const { state, question } = await questionTo({ status: 200, body: '{"samples":true,"lacks":["deals"]}' });
  assert.deepEqual([await question(), await question()], [sampleSite, sampleSite]);
  assert.equal(state.asked, 1);
  state.answer = { status: 200, body: '{"samples":false,"lacks":[]}' };
  state.now += minute;
  assert.deepEqual(await question(), { samples: false, lacks: [] });
});

it('stays what it was while the backend gives no clear answer', async () => {
  const { state, question } = await questionTo({ status: 200, body: '{"samples":true,"lacks":["deals"]}' });
  await question();
  for (const answer of [
    { status: 503, body: '{"message":"busy"}' },
    { status: 200, body: '<p>' },
  ]) {
    state.answer = answer;
    state.now += minute;
    assert.deepEqual(await question(), sampleSite, answer.body);
  }
});

it('is no sample site that lacks anything where the database has no such function, which is asked once a minute too', async () => {
  const { state, question } = await questionTo({ status: 404, body: '{"code":"PGRST202"}' });
  assert.deepEqual([await question(), await question()], [unsaid, unsaid]);
  assert.equal(state.asked, 1);
});
