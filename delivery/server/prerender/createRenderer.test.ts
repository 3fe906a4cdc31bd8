import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { beginCanary } from '../../registry/canary.ts';
import { reason } from '../../testing/publishBuilds.ts';
import type { Backend } from '../backend/Backend.ts';
import { fakeBackend, serveBuilds } from '../../testing/serveBuilds.ts';
import { writeBuild, type BuildFacts } from '../../testing/writeBuild.ts';

/** A shell's bundle in a few lines: shows what it was asked for, and does what the address says. */
const shellBundle = `
  const text = (value) => JSON.stringify(value);
  exports.shares = { react: 'lent' };
  exports.render = async ({ composition, address, uses, without, begins, loadSection, backendOrigin }) => {
    const path = address.replace(/^\\/fr|\\?.*/g, '');
    const owner = composition.sections.find(({ routes }) => routes.some((route) => route.path === path));
    const { section } = { section: loadSection(owner.name) };
    if (address.endsWith('?loop')) for (;;);
    if (address.includes('?hangs') && !without.includes(uses[0])) for (begins(uses[0]);;);
    if (address.endsWith('?throw')) throw new Error('a component threw');
    if (address.endsWith('?null')) return null;
    return { html: '<h1>' + section.title + '</h1><p>' + text({ address, uses, env: Object.keys(process.env) }) + '</p>',
      css: 'h1{color:red}', state: { origin: backendOrigin, html: '</script>' }, parts: ['sample/form'],
      leftOut: address.endsWith('?broken') ? { 'sample/cards': 'a card threw' } : Object.fromEntries(without.map((name) => [name, 'left out'])) };
  };`;
const sectionBundle = `const react = __lent['react']; exports.section = { title: 'Rendered with what is ' + react, base: __base };`;
const shell: BuildFacts = { name: 'shell', files: { 'server.cjs': shellBundle } };
const route = { title: { en: 'Sample', fr: 'Exemple' }, chunk: 'sample-page' };
const sample = (bundle?: string): BuildFacts => ({
  name: 'mf-sample',
  files: bundle ? { 'server.cjs': bundle } : {},
  artifact: { chunks: { 'sample-page': ['sample-page.js'], cards: ['sample-page.js'] } },
  manifest: {
    fragments: ['cards'],
    routes: [
      { ...route, path: '/sample', uses: ['sample/cards'] },
      { ...route, path: '/private', indexed: false },
    ],
  },
});
const begun = '<div id="root"></div>';
const serve = async (builds: BuildFacts[], given?: Backend) => {
  const backend = given ?? (await fakeBackend((_request, response) => response.end('[]')));
  const { get, lines, store, registry } = await serveBuilds(builds, { backend });
  const page = async (path: string) => (await get(path)).text();
  /** The page once its thread has started. */
  const rendered = async (path: string) => {
    for (let html = await page(path); ; html = await page(path)) if (!html.includes(begun)) return html;
  };
  return { get, lines, store, registry, page, rendered, backend };
};

describe('a page that the server renders', () => {
  it('brings its own icons; one that begins in the browser brings all that have a name', async () => {
    const all = '<svg id="icon-sprite" hidden><path id="i-Star" d="M1 1h2"/></svg>';
    const { page, rendered } = await serve([{ ...shell, files: { ...shell.files, 'icons-in-page.svg': all } }, sample(sectionBundle)]);
    assert.doesNotMatch(await rendered('/sample'), /i-Star/);
    for (const path of ['/private', '/nothing']) assert.ok((await page(path)).includes(`${all}${begun}`), path);
  });

  it('holds its words, their styles and what the script begins with', async () => {
    const { rendered, backend } = await serve([shell, sample(sectionBundle)]);
    const html = await rendered('/fr/sample?page=2');
    assert.match(html, /<div id="root"><h1>Rendered with what is lent<\/h1>/);
    assert.match(html, /"address":"\/fr\/sample\?page=2","uses":\["sample\/cards"\]/);
    assert.match(html, /<style [^>]*data-styled="true"[^>]*>h1\{color:red\}<\/style>/);
    const [, seed] = /id="seed">(.*?)<\/script>/s.exec(html)!;
    assert.deepEqual(JSON.parse(seed!), {
      state: { origin: backend.origin(), html: '</script>' },
      uses: ['sample/cards'],
      parts: ['sample/form'],
      leftOut: [],
    });
    assert.doesNotMatch(html, /<noscript>/);
  });

  it('is whole without a fragment that threw: the script begins without it too, and the log says so', async () => {
    const { rendered, lines } = await serve([shell, sample(sectionBundle)]);
    const html = await rendered('/sample?broken');
    assert.match(html, /<div id="root"><h1>/);
    const [, seed] = /id="seed">(.*?)<\/script>/s.exec(html)!;
    assert.deepEqual((JSON.parse(seed!) as { leftOut: string[] }).leftOut, ['sample/cards']);
    assert.ok(lines.some((line) => line.includes('without sample/cards: a card threw')));
  });

  it('knows nothing of what the server was started with', async () => {
    const { rendered } = await serve([shell, sample(sectionBundle)]);
    assert.match(await rendered('/sample'), /"env":\[\]/);
  });

  it('is of a canary for who is in it, on a thread beside the one of what is live', async () => {
    const { rendered, page, get, store, registry } = await serve([shell, sample(sectionBundle)]);
    await rendered('/sample');
    const next = { ...sample(sectionBundle.replace('Rendered', 'Tried')), version: '1.1.0' };
    store.publish(writeBuild(temporaryFolder(), next));
    beginCanary(registry, store, { versions: { 'mf-sample': '1.1.0' }, percent: 100 }, reason);
    const tried = async (path: string) => (await get(path, { headers: { cookie: '__Host-visitor=1' } })).text();
    for (let html = await tried('/sample'); html.includes(begun); html = await tried('/sample'));
    await rendered('/sample');
    for (const path of ['/sample?n=1', '/sample?n=2']) {
      assert.match(await tried(path), /<h1>Tried with what is lent/);
      assert.match(await page(path), /<h1>Rendered with what is lent/);
    }
  });

  it('is never one for a single person, nor one that is not there', async () => {
    const { rendered, page } = await serve([shell, sample(sectionBundle)]);
    await rendered('/sample');
    for (const path of ['/private', '/nothing/here']) assert.ok((await page(path)).includes(begun), path);
  });
});

describe('a page begins in the browser', () => {
  const cases: [string, BuildFacts, string, RegExp][] = [
    ['when the bundle of its section throws', sample('throw new Error("broken bundle")'), '/sample', /broken bundle/],
    ['when its section has none', sample(), '/sample', /mf-sample has no bundle/],
    ['when its section asks for what is not there', sample('require("left-pad")'), '/sample', /Cannot find module 'left-pad'/],
    ['when a component throws', sample(sectionBundle), '/sample?throw', /a component threw/],
  ];
  for (const [name, section, path, told] of cases) {
    it(`${name}, and the log says so`, async () => {
      const { page, lines } = await serve([shell, section]);
      while (!lines.some((line) => told.test(line))) assert.ok((await page(path)).includes(begun));
    });
  }

  it('when a part of it did not load', async () => {
    const { page, rendered } = await serve([shell, sample(sectionBundle)]);
    await rendered('/sample');
    assert.ok((await page('/sample?null')).includes(begun));
  });

  it('when the shell has no bundle', async () => {
    const { page } = await serve([{ name: 'shell' }, sample(sectionBundle)]);
    assert.ok((await page('/sample')).includes(begun));
  });

  it('when the file of the bundle was changed', async () => {
    const { page, store, registry, lines } = await serve([shell, sample(sectionBundle)]);
    writeFileSync(join(store.folder('mf-sample', '1.0.0'), 'server.cjs'), `${sectionBundle};`);
    // A promotion would refuse it, so this is the next revision as somebody writes it who asks nothing.
    const { revision, ...content } = registry.read();
    registry.write(content, revision, { ...reason, what: 'the same again' });
    while (!lines.some((line) => line.includes('is not the file that the registry names')))
      assert.ok((await page('/sample')).includes(begun));
  });
});

describe('a page that could not be rendered while the backend is away', () => {
  const faults: [string, (request: IncomingMessage, response: ServerResponse) => void][] = [
    ['fails', (_request, response) => void response.writeHead(500).end('{}')],
    ['closes every connection', (request) => void request.socket.destroy()],
    ['says nothing', () => undefined],
  ];
  for (const [what, fault] of faults)
    it(`is 503 and kept by no search engine when it ${what}, begins in the browser all the same, and is back with the backend`, async () => {
      let isAway = false;
      const backend = await fakeBackend((request, response) => (isAway ? fault(request, response) : response.end('[]')));
      const { get, page, rendered } = await serve([shell, sample(sectionBundle)], backend);
      await rendered('/sample');
      isAway = true;
      let answer = await get('/sample?null');
      // What the backend said a moment ago may count for another second.
      while (answer.status === 200) answer = await get('/sample?null');
      const html = await answer.text();
      assert.deepEqual([answer.status, answer.headers.get('retry-after'), answer.headers.get('etag')], [503, '30', null]);
      assert.ok(html.includes(begun) && html.includes('<meta name="robots" content="noindex">') && html.includes('<title>Sample – '));
      assert.equal((await get('/sample?words')).status, 200, 'a page that needs nothing of it');
      isAway = false;
      assert.equal((await get('/sample?null')).status, 200);
      assert.doesNotMatch(await page('/sample?null'), /noindex/);
    });
});

it('a page that could not be rendered while the backend is slow is no failure', async () => {
  let isSlow = false;
  const backend = await fakeBackend((_request, response) => void setTimeout(() => response.end('[]'), isSlow ? 2_500 : 0));
  const { get, rendered } = await serve([shell, sample(sectionBundle)], backend);
  await rendered('/sample');
  isSlow = true;
  const answer = await get('/sample?null');
  assert.deepEqual([answer.status, (await answer.text()).includes(begun)], [200, true]);
});

describe('a bundle that never ends', () => {
  it('holds nobody else up for long: its thread is ended, its page begins in the browser, and rendering goes on', async () => {
    const { page, lines, rendered } = await serve([shell, sample(sectionBundle)]);
    await rendered('/sample');
    const looped = page('/sample?loop');
    assert.ok((await page('/private')).includes(begun));
    assert.ok((await looped).includes(begun));
    while (!lines.join('\n').includes('held its thread for too long, so the thread was ended: /sample')) await page('/private');
    await rendered('/sample');
  });
});

it('a fragment that never ends is left out of the page, the script begins without it too, and the log says so once', async () => {
  const { lines, rendered } = await serve([shell, sample(sectionBundle)]);
  await rendered('/sample');
  for (const path of ['/sample?hangs', '/sample?hangs&again']) {
    const html = await rendered(path);
    assert.match(html, /<div id="root"><h1>/);
    const [, seed] = /id="seed">(.*?)<\/script>/s.exec(html)!;
    assert.deepEqual((JSON.parse(seed!) as { leftOut: string[] }).leftOut, ['sample/cards']);
  }
  const held = lines.filter((line) => line.includes('held its thread for too long'));
  assert.equal(held.length, 1);
  assert.match(held[0]!, /the thread was ended: sample\/cards$/);
});

it('a bundle that never ends when it is loaded holds no page up', async () => {
  const { get } = await serve([shell, sample('for (;;);')]);
  for (let asked = 0; asked < 3; asked += 1) {
    const answer = await get('/sample');
    assert.deepEqual([answer.status, (await answer.text()).includes(begun)], [200, true]);
  }
});

it('a bundle that is missing or broken leaves the pages of other sections rendered, and the log says what is broken', async () => {
  const other: BuildFacts = {
    name: 'mf-other',
    files: { 'server.cjs': 'throw new Error("broken bundle")' },
    manifest: { routes: [{ ...route, path: '/other' }] },
  };
  const { page, rendered, lines } = await serve([shell, sample(sectionBundle), other]);
  await rendered('/sample');
  assert.ok((await page('/other')).includes(begun));
  assert.deepEqual(
    lines.filter((line) => line.startsWith('The pages of')),
    ['The pages of mf-other are not rendered on the server, because its bundle does not run there: broken bundle'],
  );
});

describe('the scripts of a page that is there before them', () => {
  const query = '@marketplace/section-kit/query';
  const whole: BuildFacts = {
    name: 'shell',
    files: { 'server.cjs': shellBundle, 'early.js': 'keep()', 'intent.js': 'wait()', 'database.js': 'ask()' },
    artifact: { providedModules: { [query]: ['database.js'] } },
  };
  const reads = (boot?: 'intent'): BuildFacts => {
    const { artifact, manifest, ...facts } = sample(sectionBundle);
    return {
      ...facts,
      artifact: { ...artifact, consumedModules: { 'sample-page': [query] } },
      manifest: { ...manifest, routes: [{ ...route, path: '/sample', ...(boot && { boot }) }] },
    };
  };

  it('leave the line to fonts and pictures, and ask the database last', async () => {
    const { page } = await serve([whole, reads()]);
    const html = await page('/sample');
    assert.match(html, /<script defer fetchpriority="low" crossorigin src="\/shell\/1\.0\.0\/main\.js"/);
    assert.match(html, /rel="preload" as="script" crossorigin fetchpriority="low" href="\/sections\/mf-sample\/1\.0\.0\/sample-page\.js"/);
    assert.doesNotMatch(html, /href="[^"]*database\.js"/);
    assert.match(html, /<script>keep\(\)<\/script>/);
  });

  it('are run by the page once it is drawn, where the shell knows how', async () => {
    const { page } = await serve([{ ...whole, files: { ...whole.files, 'after.js': 'run()' } }, reads()]);
    const html = await page('/sample');
    assert.match(html, /<link rel="preload" as="script" data-start crossorigin fetchpriority="low" href="\/shell\/1\.0\.0\/main\.js"/);
    assert.doesNotMatch(html, /<script[^>]* src=/);
    assert.match(html, /<script>keep\(\)run\(\)<\/script>/);
  });

  it('wait for the reader where the page says so', async () => {
    const { page } = await serve([whole, reads('intent')]);
    const html = await page('/sample');
    const list = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)![1]!) as { start: string[][]; needed: string[][] };
    assert.deepEqual([list.start.at(-1)![0], list.needed.at(-1)![0]], ['/shell/1.0.0/main.js', '/sections/mf-sample/1.0.0/sample-page.js']);
    assert.doesNotMatch(html, /<script defer|as="script"/);
    assert.match(html, /<script>keep\(\)wait\(\)<\/script>/);
  });

  it('start at once where nothing keeps the presses until then', async () => {
    const { page } = await serve([shell, reads('intent')]);
    assert.match(await page('/sample'), /<script defer/);
  });
});

it('the first page that a server answers is there already', async () => {
  const { page } = await serve([shell, sample(sectionBundle)]);
  assert.match(await page('/sample'), /Rendered with what is lent/);
});

it('a bundle for the server is served to nobody', async () => {
  const { get } = await serve([shell, sample(sectionBundle)]);
  for (const path of ['/shell/1.0.0/server.cjs', '/sections/mf-sample/1.0.0/server.cjs']) assert.equal((await get(path)).status, 404, path);
});
