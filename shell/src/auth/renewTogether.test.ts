import { memoryStorage } from '../testing/memoryStorage';
import { renewTogether } from './renewTogether';
import { storageKey } from './storedSession';

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const session = (refresh: string, expires_at = inAnHour()) => ({ access_token: `access-${refresh}`, refresh_token: refresh, expires_at });
const renewal = (refresh: string): RequestInit => ({ method: 'POST', body: JSON.stringify({ refresh_token: refresh }) });

/** Locks as browsers have them: one holder at a time for all tabs. */
function stubLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
beforeEach(() => {
  jest.useFakeTimers();
  stubLocks();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

test('five tabs that wake with an ended session share one renewal, in 50 rounds', async () => {
  const storage = memoryStorage();
  for (let round = 0; round < 50; round++) {
    storage.setItem(storageKey, JSON.stringify(session(`r${round}`, 1_000)));
    const service = jest.fn(async () => Response.json(session(`r${round + 1}`)));
    const tab = async () => {
      const answer = await renewTogether(service, storage)('/token', renewal(`r${round}`));
      const renewed = (await answer.json()) as object;
      // As the library does with an answer.
      storage.setItem(storageKey, JSON.stringify(renewed));
      return renewed;
    };
    const woken = Promise.all([tab(), tab(), tab(), tab(), tab()]);
    await jest.advanceTimersByTimeAsync(100);
    const answers = await woken;
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(service).toHaveBeenCalledTimes(1);
  }
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is away behind its proxy', async () => new Response('', { status: 502 })],
  ['fails', async () => new Response('', { status: 500 })],
  ['has too much to do', async () => new Response('', { status: 429 })],
])('a service that %s is asked again until it answers', async (_what, away) => {
  const storage = memoryStorage({ [storageKey]: JSON.stringify(session('r', 1_000)) });
  const service = jest.fn<Promise<Response>, []>(away);
  let answer: Response | undefined;
  void renewTogether(service, storage)('/token', renewal('r')).then((given) => (answer = given));
  await jest.advanceTimersByTimeAsync(120_000);
  expect(answer).toBeUndefined();
  expect(service.mock.calls.length).toBeLessThan(15);
  service.mockImplementation(async () => Response.json(session('r2')));
  await jest.advanceTimersByTimeAsync(15_000);
  expect(answer?.status).toBe(200);
});

test('is asked again at once when the connection is back', async () => {
  const storage = memoryStorage({ [storageKey]: JSON.stringify(session('r', 1_000)) });
  const service = jest.fn<Promise<Response>, []>(() => Promise.reject(new TypeError('Failed to fetch')));
  const answer = renewTogether(service, storage)('/token', renewal('r'));
  await jest.advanceTimersByTimeAsync(20_000);
  service.mockImplementation(async () => Response.json(session('r2')));
  window.dispatchEvent(new Event('online'));
  await expect(answer).resolves.toHaveProperty('status', 200);
});

test('a refusal is passed on, and is the only question', async () => {
  const storage = memoryStorage({ [storageKey]: JSON.stringify(session('r', 1_000)) });
  const service = jest.fn(async () => new Response('{"code":"refresh_token_not_found"}', { status: 400 }));
  expect((await renewTogether(service, storage)('/token', renewal('r'))).status).toBe(400);
  expect(service).toHaveBeenCalledTimes(1);
});

test('nobody is waited for who has signed out meanwhile', async () => {
  const storage = memoryStorage({ [storageKey]: JSON.stringify(session('r', 1_000)) });
  const answer = renewTogether(() => Promise.reject(new TypeError('Failed to fetch')), storage)('/token', renewal('r'));
  storage.removeItem(storageKey);
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(answer).resolves.toHaveProperty('status', 400);
});
