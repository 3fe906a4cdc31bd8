import { expectIntactBuiltIns, restoreBuiltIns } from './builtIns';

const spoil = <Owner extends object>(owner: Owner, key: keyof Owner, value: unknown) =>
  Object.defineProperty(owner, key, { value, configurable: true, writable: true });

test('what a section changed is as it was, and named', () => {
  const { map } = Array.prototype;
  spoil(Array.prototype, 'map', () => {
    throw new Error('spoiled');
  });
  spoil(JSON, 'parse', () => null);
  Reflect.deleteProperty(String.prototype, 'trim');
  const names = restoreBuiltIns();
  expect(names).toBe('Array.prototype.map, String.prototype.trim, JSON.parse');
  expect(Array.prototype.map).toBe(map);
  expect(JSON.parse('{"a":[" b "]}').a.map((text: string) => text.trim())).toEqual(['b']);
  expect(restoreBuiltIns()).toBe('');
});

test('works while the functions that people use are broken', () => {
  const spoiled = ['map', 'filter', 'forEach', 'push', 'join', Symbol.iterator] as const;
  for (const key of spoiled) spoil(Array.prototype, key, undefined);
  spoil(Reflect, 'defineProperty', undefined);
  spoil(Object, 'defineProperty', undefined);
  restoreBuiltIns();
  expect([...[1].map((value) => value + 1)]).toEqual([2]);
});

test('what is added stays, unless every loop meets it', () => {
  Object.defineProperty(Array.prototype, 'latest', { value: () => 'mine', configurable: true });
  Object.assign(Object.prototype, { stray: 1 });
  expect(restoreBuiltIns()).toBe('Object.prototype.stray');
  expect('latest' in []).toBe(true);
  expect('stray' in {}).toBe(false);
  Reflect.deleteProperty(Array.prototype, 'latest');
});

test('the error says what was changed and what to do, and is final', () => {
  expect(() => expectIntactBuiltIns()).not.toThrow();
  spoil(Array.prototype, 'flat', null);
  expect(() => expectIntactBuiltIns()).toThrow(
    expect.objectContaining({
      phase: 'contract',
      isFinal: true,
      message: 'It changed Array.prototype.flat, which was undone.',
    }),
  );
});
