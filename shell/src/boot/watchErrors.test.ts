import { testSection } from '../testing/testComposition';
import { watchErrors } from './watchErrors';

const section = testSection('mf-services');
const base = 'http://localhost/sections/mf-services/1.1.0/';
const loader = {
  findAuthor: (address: string) => (address.startsWith(base) ? { section, version: '1.1.0' } : null),
  fallBack: jest.fn(),
};

let page: EventTarget;
beforeEach(() => {
  loader.fallBack.mockClear();
  page = new EventTarget();
  watchErrors(page as Window, loader);
});

const thrown = (name: string, message: string, frames: string[]) =>
  Object.assign(name === 'TypeError' ? new TypeError(message) : new Error(message), {
    name,
    stack: [`${name}: ${message}`, ...frames].join('\n    at '),
  });
const inReact = 'run (http://localhost/shell/1.0.0/main.js:2:10)';
const inSection = `onClick (${base}page.js:1:200)`;
const raise = (error: unknown, filename = '') =>
  page.dispatchEvent(Object.assign(new Event('error'), { error, message: String(error), filename }));
const reject = (reason: unknown) => page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test('an error in a handler or a promise is its section’s, whatever called it', () => {
  raise(thrown('TypeError', 'price is undefined', [inReact, inSection]));
  reject(thrown('Error', 'no answer', [`async load (${base}page.js:1:5)`]));
  expect(loader.fallBack.mock.calls).toEqual([
    [section, '1.1.0', 'handler', 'price is undefined'],
    [section, '1.1.0', 'handler', 'no answer'],
  ]);
});

test('what is thrown without a stack is known by its file', () => {
  raise('a text', `${base}page.js`);
  expect(loader.fallBack).toHaveBeenCalledWith(section, '1.1.0', 'handler', 'a text');
});

test.each([
  ['of the shell', thrown('Error', 'no', [inReact])],
  ['of an extension', thrown('Error', 'no', ['chrome-extension://abc/page.js:1:1'])],
  ['of a line that is down', thrown('TypeError', 'Failed to fetch', [inSection])],
  ['of a script that did not come', thrown('ChunkLoadError', 'Loading chunk 7 failed', [inSection])],
  ['of a visitor who went on', thrown('AbortError', 'signal is aborted', [inSection])],
  ['that is no error', { code: 'PGRST' }],
])('one %s takes no section away', (_whose, error) => {
  raise(error);
  reject(error);
  expect(loader.fallBack).not.toHaveBeenCalled();
});

test('built-in functions that somebody changed later are as they were', () => {
  const { map } = Array.prototype;
  Array.prototype.map = () => [];
  raise(thrown('Error', 'no', [inReact]));
  expect(Array.prototype.map).toBe(map);
});
