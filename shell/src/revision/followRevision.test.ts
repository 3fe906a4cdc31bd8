import { followRevision } from './followRevision';

const minutes = 60_000;
const realFetch = globalThis.fetch;
let answer: () => Promise<Response>;
const asked = jest.fn(() => answer());
const onNewer = jest.fn();
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
  stop = followRevision(7, onNewer);
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
