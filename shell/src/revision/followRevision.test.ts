import { followRevision } from './followRevision';

const minutes = 60_000;
const realFetch = globalThis.fetch;
let answer: () => Promise<Response>;
const asked = jest.fn(() => answer());
const onNewer = jest.fn();
const inPage = {
  revision: 7,
  shell: { version: '1.0.0' },
  sections: [
    { name: 'mf-services', current: { version: '1.4.0' } },
    { name: 'mf-catalog', current: { version: '2.0.0' }, takenOut: true },
  ],
};
const sameVersions = {
  revision: 9,
  shell: { version: '1.0.0' },
  sections: { 'mf-services': { version: '1.4.0' }, 'mf-catalog': { version: '2.0.0', takenOut: true } },
};
const runs = (revision: unknown) => (answer = async () => new Response(JSON.stringify({ revision })));
const look = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  globalThis.fetch = asked;
  look(false);
  stop = followRevision(inPage as never, onNewer);
});
afterEach(() => {
  stop();
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

test('asks every five minutes while somebody looks, and says once that there is a newer one', async () => {
  runs(7);
  await jest.advanceTimersByTimeAsync(11 * minutes);
  expect([asked.mock.calls.length, onNewer.mock.calls.length]).toEqual([2, 0]);
  runs(8);
  await jest.advanceTimersByTimeAsync(30 * minutes);
  expect([asked.mock.calls.length, onNewer.mock.calls.length]).toEqual([3, 1]);
});

test('a newer revision with the same versions for this browser is nothing new, one with others is', async () => {
  answer = async () => Response.json(sameVersions);
  await jest.advanceTimersByTimeAsync(11 * minutes);
  expect(onNewer).not.toHaveBeenCalled();
  answer = async () => Response.json({ ...sameVersions, sections: { ...sameVersions.sections, 'mf-services': { version: '1.5.0' } } });
  await jest.advanceTimersByTimeAsync(6 * minutes);
  expect(onNewer).toHaveBeenCalledTimes(1);
});

test.each([
  ['another shell', { shell: { version: '1.1.0' } }],
  ['a section more', { sections: { ...sameVersions.sections, 'mf-garden': { version: '1.0.0' } } }],
  ['a section less', { sections: { 'mf-services': { version: '1.4.0' } } }],
  ['a section that is back in service', { sections: { ...sameVersions.sections, 'mf-catalog': { version: '2.0.0' } } }],
])('%s is another version', async (_what, change) => {
  answer = async () => Response.json({ ...sameVersions, ...change });
  await jest.advanceTimersByTimeAsync(6 * minutes);
  expect(onNewer).toHaveBeenCalledTimes(1);
});

test('asks nothing while the page is put aside, and at once when somebody comes back after long', async () => {
  runs(8);
  look(true);
  await jest.advanceTimersByTimeAsync(60 * minutes);
  expect(asked).not.toHaveBeenCalled();
  look(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(onNewer).toHaveBeenCalledTimes(1);
});

test('does not ask whenever somebody looks', async () => {
  runs(8);
  for (let time = 0; time < 5; time += 1) {
    look(true);
    look(false);
  }
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an outage', async () => new Response('<h1>Back soon</h1>', { status: 503 })],
  ['an older revision', async () => new Response('{"revision":6}')],
  ['another answer', async () => new Response('{"revision":"8"}')],
])('%s is nothing new', async (_what, given) => {
  answer = given;
  await jest.advanceTimersByTimeAsync(6 * minutes);
  expect(asked).toHaveBeenCalled();
  expect(onNewer).not.toHaveBeenCalled();
});
