import { previousBuild, testComposition, testSection } from '../testing/testComposition';
import { createScriptGate } from './ScriptGate';

const origin = 'http://localhost';
const gate = () => createScriptGate(testComposition([testSection('mf-services', { previous: previousBuild('mf-services') })]), origin);
const prepare = (prepareScript: ReturnType<typeof gate>, url: string) => {
  const script = document.createElement('script');
  prepareScript(script, url);
  return script;
};

test.each([
  ['an entry', '/sections/mf-services/1.1.0/remoteEntry.js'],
  ['a chunk', `${origin}/sections/mf-services/1.1.0/page.js`],
  ['a file of the last good version', '/sections/mf-services/1.0.0/remoteEntry.js'],
  ['a chunk of the shell', '/shell/1.0.0/sitemap.js'],
])('%s runs only with its hash', (_what, url) => {
  const script = prepare(gate(), url);
  expect(script.integrity).toMatch(/^sha384-/);
  expect(script.crossOrigin).toBe('anonymous');
  expect(script.src).toBe(new URL(url, origin).href);
});

test('a file that is asked for again gets a fresh address', () => {
  const prepareScript = gate();
  const url = '/sections/mf-services/1.1.0/page.js';
  const addresses = [0, 1, 2].map(() => new URL(prepare(prepareScript, url).src).search);
  expect(addresses).toEqual(['', '?retry=1', '?retry=2']);
});

test.each([
  ['an unknown file', '/sections/mf-services/1.1.0/evil.js'],
  ['another version', '/sections/mf-services/9.9.9/remoteEntry.js'],
  ['another origin', 'https://evil.example/sections/mf-services/1.1.0/remoteEntry.js'],
  ['a way out of the folder', '/sections/mf-services/1.1.0/../../../evil.js'],
  ['a name every object has', '/sections/mf-services/1.1.0/constructor'],
])('%s is refused', (_what, url) => {
  expect(() => prepare(gate(), url)).toThrow('is not a file of this composition');
});
