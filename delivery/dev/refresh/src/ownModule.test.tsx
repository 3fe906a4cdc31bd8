import { acceptOwn, registerIn, type Hot } from './ownModule';

type Data = NonNullable<Hot['data']>;

const { $RefreshReg$ } = registerIn('module');
function registered(name: string) {
  const type = { [name]: () => null }[name];
  $RefreshReg$(type, name);
  return type;
}

/** Runs a module after what it ran as before. */
function run(exports: Record<string, unknown>, data?: Data) {
  const hot = { data, accept: jest.fn(), dispose: jest.fn<void, Parameters<Hot['dispose']>>(), invalidate: jest.fn() };
  acceptOwn(hot, exports);
  const next: Data = {};
  for (const [leave] of hot.dispose.mock.calls) leave(next);
  return { isAccepted: hot.accept.mock.calls.length > 0, isInvalid: hot.invalidate.mock.calls.length > 0, next };
}

test('a module of components is exchanged alone', () => {
  const { isAccepted, next } = run({ Card: registered('Card'), Component: registered('Card') });
  expect(isAccepted).toBe(true);
  expect(run({ Card: registered('Card'), Component: registered('Card') }, next)).toMatchObject({ isAccepted: true, isInvalid: false });
});

test.each([
  ['nothing', {}],
  ['a hook', { useCard: () => null }],
  ['a component beside a constant', { Card: registered('Card'), limit: 3 }],
  ['a component that was not registered', { Unknown: () => null }],
])('a module that exports %s is not', (_what, exports) => {
  expect(run(exports)).toMatchObject({ isAccepted: false, isInvalid: false });
});

test.each([
  ['another component under the same name', () => ({ Card: registered('Tile') })],
  ['one more', () => ({ Card: registered('Card'), Tile: registered('Tile') })],
  ['what is no component', () => ({ Card: 3 })],
])('whoever imports it runs again when it comes to export %s', (_what, exports) => {
  const { next } = run({ Card: registered('Card') });
  expect(run(exports(), next).isInvalid).toBe(true);
});
