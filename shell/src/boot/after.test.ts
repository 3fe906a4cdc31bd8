import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const code = readFileSync(join(__dirname, '..', '..', 'public', 'after.js'), 'utf8');
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];

/** A page that has been read to its end, and is drawn when the function it gives is called. */
function read(): () => void {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  for (const name of ['a', 'b']) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', href: `/${name}.js`, integrity: `sha-${name}` });
    link.dataset.start = '';
    document.head.append(link);
  }
  const listen = jest.spyOn(globalThis, 'addEventListener').mockImplementation();
  (0, eval)(code);
  const [event, atEnd] = listen.mock.lastCall as unknown as [string, () => void];
  expect(event).toBe('DOMContentLoaded');
  atEnd();
  return () => {
    for (const draw of frames) draw(0);
    jest.runAllTimers();
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.head.innerHTML = '';
});

test('the code of a page runs once it is drawn, in order and by its hash', () => {
  const draw = read();
  expect(scripts()).toEqual([]);
  draw();
  expect(scripts().map((script) => [script.getAttribute('src'), script.integrity, script.async, script.crossOrigin])).toEqual([
    [expect.stringMatching(/\/a\.js$/), 'sha-a', false, ''],
    [expect.stringMatching(/\/b\.js$/), 'sha-b', false, ''],
  ]);
});

test('a page that nobody sees waits for no frame', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  read();
  expect(scripts()).toHaveLength(2);
});
