import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Composition, CompositionRest } from '@marketplace/section-kit/manifest';
import { promote } from '../../registry/promote.ts';
import { reason } from '../../testing/publishBuilds.ts';
import { serveBuilds } from '../../testing/serveBuilds.ts';
import { writeBuild, type BuildFacts } from '../../testing/writeBuild.ts';

const text = (en: string, fr: string) => ({ en, fr });
const shellFiles = { 'auth.js': 'auth()', 'rows.js': 'rows()', 'forms.js': 'forms()', 'late.js': 'late()' };
const shell: BuildFacts = {
  name: 'shell',
  groups: ['shop', 'menu', 'list'],
  files: shellFiles,
  artifact: {
    fetchesRest: true,
    lateGroups: ['menu', 'list'],
    chunks: { 'auth-client': ['auth.js'], database: ['rows.js'] },
    providedModules: { '@marketplace/shared-ui/forms': ['forms.js'] },
  },
};
const home: BuildFacts = {
  name: 'mf-marketing',
  manifest: {
    navigation: [
      { group: 'shop', order: 20, path: '/about' },
      { group: 'menu', order: 10, path: '/about' },
      { group: 'list', order: 10, path: '/about', sitemapOnly: true },
    ],
    routes: [
      { path: '/', title: text('Home', 'Accueil'), chunk: 'sample-page', uses: ['sample/cards'] },
      { path: '/about', title: text('About', 'À propos'), chunk: 'sample-page', boot: 'intent' },
    ],
  },
};
const sample: BuildFacts = {
  name: 'mf-sample',
  files: { 'cards.js': 'cards()', 'login.js': '', 'dialog.js': '' },
  artifact: {
    chunks: { 'sample-page': ['sample-page.js'], cards: ['cards.js'], login: ['login.js'] },
    consumedModules: { login: ['@marketplace/shared-ui/forms'] },
  },
  manifest: {
    fragments: ['cards'],
    navigation: [{ group: 'shop', order: 10, path: '/sample' }],
    routes: [
      { path: '/sample', title: text('Sample', 'Exemple'), chunk: 'sample-page' },
      { path: '/sample/:id', title: text('One', 'Un'), chunk: 'sample-page' },
      { path: '/login', title: text('Sign in', 'Connexion'), chunk: 'login' },
    ],
  },
};
const { get, registry, store, dataDir } = await serveBuilds([shell, home, sample]);
const compositionOf = async (path: string): Promise<Composition> =>
  JSON.parse(/<script type="application\/json" id="composition">(.*?)<\/script>/s.exec(await (await get(path)).text())![1]!) as Composition;
/** The composition of a page with what the page leaves out. */
const complete = async ({ rest, ...page }: Composition): Promise<Composition> => ({
  ...page,
  ...((await (await get(rest!.path)).json()) as CompositionRest),
});
/** Scripts whose hash the page names, by artifact. */
const scripts = ({ shell: own, sections }: Composition) => ({
  shell: Object.keys(own.integrity),
  ...Object.fromEntries(sections.map(({ name, current }) => [name, Object.keys(current.integrity)])),
});
const start = ['remoteEntry.js', '__section.js'];

describe('a page', () => {
  it('carries its own route and the hashes of what it shows first, of its fragments too', async () => {
    const page = await compositionOf('/');
    assert.deepEqual(
      page.sections.map(({ name, routes, fragments }) => [name, routes.map(({ path, title }) => [path, title]), fragments]),
      [
        ['mf-marketing', [['/', 'Home']], []],
        ['mf-sample', [], ['cards']],
      ],
    );
    assert.deepEqual(scripts(page), {
      shell: ['rows.js', 'auth.js'],
      'mf-marketing': [...start, 'sample-page.js'],
      'mf-sample': [...start, 'cards.js'],
    });
    assert.deepEqual(scripts(await compositionOf('/fr/login')), {
      shell: ['forms.js', 'rows.js', 'auth.js'],
      'mf-marketing': [],
      'mf-sample': [...start, 'login.js'],
    });
  });

  it('leaves to the rest the fragments that it does not place, and where it is only read what reads and sessions need', async () => {
    const page = await compositionOf('/about');
    assert.deepEqual(
      page.sections.map(({ fragments }) => fragments),
      [[], []],
    );
    assert.deepEqual(scripts(page).shell, []);
    const whole = await complete(page);
    assert.deepEqual(whole.sections[1]!.fragments, ['cards']);
    assert.ok(whole.shell.integrity['auth.js']);
  });

  it('carries the links that it shows, in its language, and leaves those of closed menus to the rest', async () => {
    const page = await compositionOf('/fr/sample');
    const shop = [
      { path: '/sample', title: 'Exemple' },
      { path: '/about', title: 'À propos' },
    ];
    assert.deepEqual(page.navigation, { shop, menu: [] });
    assert.deepEqual((await complete(page)).navigation, {
      shop,
      menu: [{ path: '/about', title: 'À propos' }],
      list: [{ path: '/about', title: 'À propos', sitemapOnly: true }],
    });
  });

  it('that lists every page, or finds nothing, carries everything', async () => {
    const whole = await complete(await compositionOf('/'));
    for (const path of ['/sitemap', '/nothing']) assert.deepEqual(await compositionOf(path), whole, path);
  });
});

describe('the file with the rest', () => {
  it('has every route and hash, in the language of the page', async () => {
    const { sections, shell: own } = await complete(await compositionOf('/fr/sample'));
    assert.deepEqual(
      sections.flatMap(({ routes }) => routes.map(({ path, title }) => `${path} ${title}`)),
      ['/ Accueil', '/about À propos', '/sample Exemple', '/sample/:id Un', '/login Connexion'],
    );
    const { shell: artifact, sections: registered } = registry.read();
    assert.equal(own.integrity['late.js'], artifact.files['late.js']);
    assert.equal(sections[1]!.current.integrity['dialog.js'], registered['mf-sample']!.artifact.files['dialog.js']);
  });

  it('says which scripts a page needs that somebody may go to next, which pages do not', async () => {
    const page = await compositionOf('/');
    const { sections } = await complete(page);
    assert.deepEqual(
      sections.map(({ current, routes }) => [current.initial, routes.map(({ path, scripts: needed }) => [path, needed])]),
      [
        [
          ['__section.js'],
          [
            [
              '/',
              [
                'sample-page.js',
                '/sections/mf-sample/1.0.0/remoteEntry.js',
                '/sections/mf-sample/1.0.0/__section.js',
                '/sections/mf-sample/1.0.0/cards.js',
              ],
            ],
            ['/about', ['sample-page.js']],
          ],
        ],
        [
          ['__section.js'],
          [
            ['/sample', ['sample-page.js']],
            ['/sample/:id', ['sample-page.js']],
            ['/login', ['login.js', '/shell/1.0.0/forms.js']],
          ],
        ],
      ],
    );
    assert.ok(!JSON.stringify(page).includes('"scripts"'));
  });

  it('is one for all pages of a language, cached for good, packed, and has the hash the pages name', async () => {
    const { path, integrity } = (await compositionOf('/')).rest!;
    assert.deepEqual((await compositionOf('/sample')).rest, { path, integrity });
    assert.notEqual((await compositionOf('/fr')).rest!.path, path);
    const response = await get(path, { headers: { 'accept-encoding': 'br' }, integrity });
    assert.equal(response.headers.get('content-encoding'), 'br');
    assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal(response.headers.get('vary'), 'accept-encoding');
    await response.json();
  });

  it('of a revision nobody knows is 404 and not remembered', async () => {
    for (const path of ['/composition/0123456789abcdef0123.json', '/composition/', '/composition/__proto__']) {
      const response = await get(path);
      assert.deepEqual([response.status, response.headers.get('cache-control')], [404, 'no-store']);
      assert.match(response.headers.get('content-type')!, /^text\/plain/);
    }
  });
});

describe('a promotion', () => {
  it('leaves the pages served before it what they were promised, and names the version before without its hashes', async () => {
    const before = await compositionOf('/sample');
    store.publish(writeBuild(join(dataDir, 'builds', 'next'), { ...sample, version: '1.1.0' }));
    promote(registry, store, { 'mf-sample': '1.1.0' }, reason);
    const after = await compositionOf('/sample');
    const versionsOf = (page: Composition) => page.sections.map(({ current, previous }) => [current.version, previous?.version ?? null]);
    assert.deepEqual(versionsOf(after)[1], ['1.1.0', '1.0.0']);
    assert.deepEqual(after.sections[1]!.previous!.integrity, {});
    const [old, present] = [await complete(before), await complete(after)];
    assert.deepEqual(versionsOf(old)[1], ['1.0.0', null]);
    assert.equal(old.sections[1]!.current.integrity['remoteEntry.js'], present.sections[1]!.previous!.integrity['remoteEntry.js']);
    assert.notEqual(old.sections[1]!.current.integrity['remoteEntry.js'], present.sections[1]!.current.integrity['remoteEntry.js']);
  });

  it('to a shell of before this file leaves its pages whole', async () => {
    store.publish(
      writeBuild(join(dataDir, 'builds', 'former'), {
        ...shell,
        version: '0.9.0',
        artifact: { ...shell.artifact, fetchesRest: undefined },
      }),
    );
    promote(registry, store, { shell: '0.9.0' }, reason);
    const page = await compositionOf('/');
    assert.equal(page.rest, undefined);
    assert.deepEqual(
      page.sections.map(({ routes }) => routes.length),
      [2, 3],
    );
    assert.ok(page.shell.integrity['late.js']);
  });
});
