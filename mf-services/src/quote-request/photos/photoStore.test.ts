import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import '@marketplace/section-kit/testing';
import { forgetPhoto, forgetPhotos, keepPhotos, readPhotos, type KeptPhoto } from './photoStore';

const DAY_MS = 86_400_000;
const photo = (key: string, words = key): KeptPhoto => ({ key, name: `${key}.jpg`, blob: new Blob([words]), index: null });
const keysOf = async (draftId: string) => (await readPhotos(draftId)).map(({ key }) => key);
let drafts = 0;
let draft: string;
beforeEach(() => void (draft = `draft-${(drafts += 1)}`));
afterEach(() => void jest.useRealTimers());

test('photos come back with their bytes, in the order they were chosen, and only to their draft', async () => {
  await keepPhotos(draft, [photo('front', 'the front'), photo('back')]);
  await keepPhotos(draft, [photo('side')]);
  const [front, ...others] = await readPhotos(draft);
  expect([front!.name, front!.blob.type, others.map(({ key }) => key)]).toEqual(['front.jpg', 'image/jpeg', ['back', 'side']]);
  expect(new TextDecoder().decode(await front!.blob.arrayBuffer())).toBe('the front');
  expect(await readPhotos('another draft')).toEqual([]);
});

test('a photo takes the place that an attempt to send it took', async () => {
  await keepPhotos(draft, [photo('front'), photo('back')]);
  await keepPhotos(draft, [{ ...photo('front'), index: 3 }]);
  expect((await readPhotos(draft)).map(({ key, index }) => [key, index])).toEqual([
    ['front', 3],
    ['back', null],
  ]);
});

test('two tabs that change the same draft at once lose nothing', async () => {
  await keepPhotos(draft, [photo('old')]);
  await Promise.all([keepPhotos(draft, [photo('a')]), keepPhotos(draft, [photo('b')]), forgetPhoto(draft, 'old')]);
  expect((await keysOf(draft)).sort()).toEqual(['a', 'b']);
});

test('what was removed or thrown away is gone', async () => {
  await keepPhotos(draft, [photo('front'), photo('back')]);
  await forgetPhoto(draft, 'front');
  expect(await keysOf(draft)).toEqual(['back']);
  await forgetPhotos(draft);
  expect(await keysOf(draft)).toEqual([]);
});

test.each([
  [29, ['front']],
  [31, []],
])('after %i days there are %j', async (days, left) => {
  await keepPhotos(draft, [photo('front')]);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + days * DAY_MS);
  await readPhotos('another draft');
  jest.mocked(Date.now).mockRestore();
  expect(await keysOf(draft)).toEqual(left);
});

test('where storage is blocked nothing is kept and nothing fails', async () => {
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.resetModules();
  const blocked = await import('./photoStore');
  await blocked.keepPhotos(draft, [photo('front')]);
  await blocked.forgetPhoto(draft, 'front');
  await blocked.forgetPhotos(draft);
  expect(await blocked.readPhotos(draft)).toEqual([]);
});
