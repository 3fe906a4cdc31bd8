import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DatabaseAwayError, watchReach } from './reach.ts';

/** A database elsewhere that is there or away as the test says. */
function setUp(patienceMs?: number) {
  const database = { isThere: true, asked: 0, forgotten: 0 };
  const reach = watchReach({
    ask: async () => {
      database.asked += 1;
      if (!database.isThere) throw new Error('connect ECONNREFUSED');
    },
    forget: async () => void (database.forgotten += 1),
    patienceMs,
  });
  return { database, reach };
}

const status = (status: number) => async () => new Response(null, { status });

describe('the way to a database', () => {
  test('that nobody has reason to doubt costs nothing', async () => {
    const { database, reach } = setUp();
    assert.equal((await reach.answer(status(200))).status, 200);
    assert.equal((await reach.answer(status(404))).status, 404);
    assert.equal(database.asked, 0);
  });

  test('that ended is asked once for all who wait, and nothing is done before', async () => {
    const { database, reach } = setUp();
    database.isThere = false;
    reach.lost();
    let done = 0;
    const work = async () => {
      done += 1;
      return new Response();
    };
    const answers = await Promise.allSettled([reach.answer(work), reach.answer(work), reach.answer(work)]);
    assert.ok(answers.every((answer) => answer.status === 'rejected' && answer.reason instanceof DatabaseAwayError));
    assert.deepEqual([done, database.asked], [0, 1]);
    database.isThere = true;
    assert.equal((await reach.answer(work)).status, 200);
    assert.deepEqual([done, database.forgotten], [1, 1]);
  });

  test('that ends meanwhile makes a refusal worth nothing, and an error as well', async () => {
    const { database, reach } = setUp();
    const loses = (code: number) => async () => {
      reach.lost();
      return new Response(null, { status: code });
    };
    await assert.rejects(reach.answer(loses(404)), DatabaseAwayError);
    assert.equal((await reach.answer(loses(200))).status, 200);
    assert.equal((await reach.answer(status(500))).status, 500, 'a fault of our own stays one');
    database.isThere = false;
    await assert.rejects(reach.answer(status(500)), DatabaseAwayError);
  });

  test('that swallows what is sent is given up', async () => {
    const { reach } = setUp(20);
    await assert.rejects(
      reach.answer(() => new Promise(() => undefined)),
      DatabaseAwayError,
    );
  });
});
