import { liveDefinition } from './liveDefinition';

const written = { routes: [], fragments: {} };
const page = globalThis as { __webpack_hash__?: string };

/** Starts the section in a page, whose builds follow one another. */
function start(builds: readonly (string | Error | null)[]) {
  const left = [...builds];
  page.__webpack_hash__ = 'first';
  liveDefinition(written, {
    check: () => {
      const build = left.shift() ?? null;
      if (build instanceof Error) return Promise.reject(build);
      if (build) page.__webpack_hash__ = build;
      return Promise.resolve(build === null ? null : []);
    },
  });
  return globalThis.__liveUpdates!.get('/')!;
}

test('takes every build up to the one that the server tells of', async () => {
  await expect(start(['second', 'third'])('third')).resolves.toBe(true);
  expect(page.__webpack_hash__).toBe('third');
});

test('has the page loaded where the way there is gone, or leads through what nobody can exchange', async () => {
  await expect(start(['second', null])('third')).resolves.toBe(false);
  await expect(start([new Error('Aborted because ./src/routes.ts is not accepted')])('second')).resolves.toBe(false);
});
