import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { QueueBusyError, workQueue } from './workQueue.ts';

/** Answers without leaving the event loop, as PGlite does. */
const quick = async () => undefined;

/** A task that runs until it is told to end. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { task: () => ended, end: () => end() };
}

test('a task that fails holds up neither the next nor the end', async () => {
  const queue = workQueue({ concurrency: 1 });
  const order: string[] = [];
  const failing = queue.run(async () => {
    order.push('first');
    throw new Error('refused');
  });
  const next = queue.run(async () => void order.push('second'));
  await assert.rejects(failing, /refused/);
  await next;
  await queue.idle();
  assert.deepEqual(order, ['first', 'second']);
});

test('as many tasks run at once as there are connections', async () => {
  const queue = workQueue({ concurrency: 3 });
  let running = 0;
  let most = 0;
  const count = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => queue.run(count)));
  assert.equal(most, 3);
});

test('while there is work, the event loop comes round', async () => {
  const queue = workQueue({ concurrency: 1 });
  let done = 0;
  const count = async () => void (done += 1);
  const all = Promise.all(Array.from({ length: 50 }, () => queue.run(count)));
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  assert.ok(done < 50, `${done} tasks ran before anything else could`);
  await all;
});

describe('visitors', () => {
  const from = (address: string, signal?: AbortSignal) => ({ address, signal });

  test('take turns, whoever asked first and how often', async () => {
    const queue = workQueue({ concurrency: 1 });
    const order: string[] = [];
    const ask = (address: string) => queue.run(async () => void order.push(address), from(address));
    await Promise.all([ask('greedy'), ask('greedy'), ask('greedy'), ask('modest'), ask('greedy')]);
    assert.deepEqual(order, ['greedy', 'modest', 'greedy', 'greedy', 'greedy']);
  });

  test('beyond what may wait are refused at once, and the server’s own work is not', async () => {
    const queue = workQueue({ concurrency: 1, maxWaiting: 3, maxWaitingOfOne: 2 });
    const { task, end } = held();
    const first = queue.run(task, from('a'));
    await new Promise(setImmediate);
    const waiting = [queue.run(quick, from('a')), queue.run(quick, from('a'))];
    await assert.rejects(queue.run(quick, from('a')), QueueBusyError);
    waiting.push(queue.run(quick, from('b')));
    await assert.rejects(queue.run(quick, from('c')), QueueBusyError);
    waiting.push(queue.run(quick));
    end();
    await Promise.all([first, ...waiting]);
  });

  test('are not kept waiting longer than the limit, and what was refused never runs', async () => {
    const queue = workQueue({ concurrency: 1, maxWaitMs: 20 });
    const { task, end } = held();
    const first = queue.run(task, from('a'));
    let ran = false;
    const refused = queue.run(async () => void (ran = true), from('b'));
    const own = queue.run(quick);
    await assert.rejects(refused, QueueBusyError);
    end();
    await Promise.all([first, own]);
    assert.equal(ran, false);
  });

  test('who are gone leave nothing behind to do', async () => {
    const queue = workQueue({ concurrency: 1 });
    const { task, end } = held();
    const first = queue.run(task, from('a'));
    const gone = new AbortController();
    let ran = 0;
    const count = async () => void (ran += 1);
    const dropped = [queue.run(count, from('b', gone.signal)), queue.run(count, from('b', gone.signal))];
    const stays = queue.run(count, from('b'));
    gone.abort();
    dropped.push(queue.run(count, from('b', gone.signal)));
    for (const task of dropped) await assert.rejects(task, { name: 'AbortError' });
    end();
    await Promise.all([first, stays]);
    assert.equal(ran, 1);
  });

  describe('who ask for something dear', () => {
    function askAround() {
      let worked = 0;
      const queue = workQueue({ concurrency: 1, workedMs: () => worked });
      const order: string[] = [];
      const ask = (address: string, kind: string, ms: number) => {
        const task = async () => {
          worked += ms;
          order.push(address);
        };
        return queue.run(task, { address, kind });
      };
      return { ask, order };
    }

    test('do not hold up those who ask for little, however many addresses they have', async () => {
      const { ask, order } = askAround();
      for (const kind of ['cheap', 'cheap', 'dear', 'dear']) await ask('before', kind, kind === 'cheap' ? 5 : 200);
      const dear = Array.from({ length: 60 }, (_, number) => ask(`dear ${number}`, 'dear', 200));
      await Promise.all(['a', 'b', 'c'].map((address) => ask(address, 'cheap', 5)));
      const ahead = order.slice(4).filter((address) => address.startsWith('dear')).length;
      assert.ok(ahead <= 1, `${ahead} dear ones went first`);
      await Promise.all(dear);
    });

    test('still have each fourth turn, the one who waited longest first', async () => {
      const { ask, order } = askAround();
      for (const kind of ['cheap', 'cheap', 'dear', 'dear']) await ask('before', kind, kind === 'cheap' ? 5 : 200);
      const dear = ['first', 'second'].map((address) => ask(address, 'dear', 200));
      await Promise.all([...dear, ...Array.from({ length: 12 }, (_, number) => ask(`cheap ${number}`, 'cheap', 5))]);
      assert.deepEqual(
        ['first', 'second'].map((address) => order.slice(4).indexOf(address)),
        [3, 7],
      );
    });

    test('are not taken for others by asking for something cheap of the kind in between', async () => {
      const { ask, order } = askAround();
      for (const [kind, ms] of [
        ['cheap', 5],
        ['mixed', 200],
        ['mixed', 5],
      ] as const)
        await ask('before', kind, ms);
      const mixed = ask('mixed', 'mixed', 200);
      await ask('cheap', 'cheap', 5);
      await mixed;
      assert.deepEqual(order.slice(3), ['cheap', 'mixed']);
    });

    test('for the first time wait behind what is known to be cheap, not behind what is known to be dear', async () => {
      const { ask, order } = askAround();
      for (const kind of ['cheap', 'dear']) await ask('before', kind, kind === 'cheap' ? 5 : 200);
      await Promise.all([ask('dear', 'dear', 200), ask('new', 'never asked', 5), ask('cheap', 'cheap', 5)]);
      assert.deepEqual(order.slice(2), ['cheap', 'new', 'dear']);
    });
  });

  test('who ask for much work at once are told so before they have waited, others and later ones are not', async () => {
    let worked = 0;
    const queue = workQueue({ concurrency: 1, maxOwnWorkMs: 1_000, workedMs: () => worked });
    const order: string[] = [];
    const dear = (name: string) => async () => {
      worked += 800;
      order.push(name);
    };
    const cheap = (name: string) => async () => void order.push(name);
    const asked = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => queue.run(dear(`a${number}`), from('a')));
    const own = queue.run(cheap('own'), from('a'));
    const other = queue.run(cheap('other'), from('b'));
    const answers = await Promise.allSettled([...asked, own, other]);
    assert.deepEqual(order, ['a1', 'other', 'a2', 'a3', 'a4']);
    assert.ok(answers.every((answer) => answer.status === 'fulfilled' || answer.reason instanceof QueueBusyError));
    await queue.run(cheap('later'), from('a'));
    assert.equal(order.at(-1), 'later');
  });
});
