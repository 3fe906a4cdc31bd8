import { knownComposition, leanPage, previousBuild, testComposition, testSection } from '../testing/testComposition';
import { createScriptGate } from './ScriptGate';
import { SectionLoadError } from './SectionLoadError';

const origin = 'http://localhost';
const whole = testComposition([testSection('mf-services', { previous: previousBuild('mf-services') })]);
const gate = () => createScriptGate(knownComposition(whole), origin);
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

describe('a script whose hash the page has left out', () => {
  const url = '/sections/mf-services/1.0.0/remoteEntry.js';
  const { page, rest } = leanPage(whole, '/');
  /** As webpack leaves it. */
  const script = () => Object.assign(document.createElement('script'), { src: url });

  test('gets its address together with its hash once that has come', async () => {
    let bring: (value: typeof rest) => void = () => undefined;
    const composition = knownComposition(page, () => new Promise((resolve) => (bring = resolve)));
    const prepareScript = createScriptGate(composition, origin);
    const waiting = script();
    prepareScript(waiting, url);
    expect(waiting.hasAttribute('src')).toBe(false);
    bring(rest);
    await composition.whole();
    expect([waiting.src, waiting.integrity]).toEqual([origin + url, expect.stringMatching(/^sha384-/)]);
    expect(prepare(prepareScript, '/shell/1.0.0/sitemap.js').integrity).toMatch(/^sha384-/);
  });

  test.each([
    ['the hash cannot be had', url, () => Promise.reject(new SectionLoadError('entry', 'Gone', { isFinal: true }))],
    ['there is no such file', '/sections/mf-services/1.1.0/evil.js', async () => rest],
  ])('fails like a file that cannot be fetched where %s', async (_what, address, fetchRest) => {
    const waiting = script();
    const failed = new Promise((resolve) => (waiting.onerror = resolve));
    createScriptGate(knownComposition(page, fetchRest), origin)(waiting, address);
    await failed;
    expect(waiting.hasAttribute('src')).toBe(false);
  });

  test('is refused at once outside the builds of the composition', () => {
    const prepareScript = createScriptGate(knownComposition(page), origin);
    expect(() => prepare(prepareScript, 'https://evil.example/sections/mf-services/1.1.0/page.js')).toThrow('is not a file');
  });
});
