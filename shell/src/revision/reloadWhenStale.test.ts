import { reloadWhenStale } from './reloadWhenStale';

const realFetch = globalThis.fetch;
const runs = (revision: number) => (globalThis.fetch = async () => new Response(JSON.stringify({ revision })));
const reload = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => void (globalThis.fetch = realFetch));

test('a page of an older revision is loaded anew once, and once more for the next', async () => {
  runs(8);
  await reloadWhenStale(7, reload);
  await reloadWhenStale(7, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  runs(9);
  await reloadWhenStale(7, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('also after a roll-back, which is a newer revision, and to an older one of a restored store', async () => {
  runs(5);
  await reloadWhenStale(7, reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('one of the revision of now stays, and so does one that nobody can tell', async () => {
  runs(7);
  await reloadWhenStale(7, reload);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await reloadWhenStale(7, reload);
  expect(reload).not.toHaveBeenCalled();
});
