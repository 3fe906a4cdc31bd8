import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test, type TestContext } from 'node:test';
import { listen } from '@marketplace/node-kit/listen';
import { watchHealth } from './watchHealth.ts';

/** A probe that answers with these statuses one after the other. @returns how many were asked for until somebody gave up */
async function askedUntilGivenUp(t: TestContext, statuses: readonly number[]): Promise<number> {
  let asked = 0;
  const server = createServer((_, answer) => void answer.writeHead(statuses[asked++]!).end());
  const { port, close } = await listen(server, 0, 'PORT');
  t.after(close);
  await new Promise<void>((resolve) => watchHealth(`http://127.0.0.1:${port}/health`, resolve, 1));
  return asked;
}

test('a backend whose database has failed for good is given up, and one that came back is not', async (t) => {
  assert.equal(await askedUntilGivenUp(t, [503, 503, 503]), 3);
  assert.equal(await askedUntilGivenUp(t, [200, 503, 503, 200, 503, 503, 503]), 7);
});
