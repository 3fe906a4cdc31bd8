import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Composition } from '@marketplace/section-kit/manifest';
import { brand } from '@marketplace/shared-ui/brand';
import { serveBuilds } from '../../testing/serveBuilds.ts';
import type { BuildFacts } from '../../testing/writeBuild.ts';

const text = (en: string, fr: string) => ({ en, fr });
const shell: BuildFacts = {
  name: 'shell',
  groups: ['shop'],
  files: { 'forms.js': 'forms()' },
  artifact: { providedModules: { '@marketplace/shared-ui/forms': ['forms.js'] } },
};
const home: BuildFacts = {
  name: 'mf-marketing',
  manifest: {
    navigation: [{ group: 'shop', order: 20, path: '/' }],
    routes: [{ path: '/', title: text('Home', 'Accueil'), chunk: 'sample-page', uses: ['sample/cards'] }],
  },
};
const sample: BuildFacts = {
  name: 'mf-sample',
  files: { 'cards.js': 'cards()', 'login.js': '', 'tips-snow.js': 'words()' },
  artifact: {
    chunks: { 'sample-page': ['sample-page.js'], cards: ['cards.js'], login: ['login.js'], 'tips-snow': ['tips-snow.js'] },
    consumedModules: { login: ['@marketplace/shared-ui/forms'] },
  },
  manifest: {
    capabilities: ['auth'],
    navigation: [{ group: 'shop', order: 10, path: '/sample' }],
    fragments: ['cards'],
    routes: [
      {
        path: '/sample',
        title: text('Sample </script><b>', 'Exemple'),
        description: text('A "good" page', 'Une bonne page'),
        chunk: 'sample-page',
      },
      { path: '/:hub', paths: ['/lumber', '/paint'], title: text('Hub', 'Rayon'), chunk: 'sample-page' },
      { path: '/old/:id', title: text('Old', 'Ancien'), canonical: '/new/:id', chunk: 'sample-page' },
      { path: '/tips/snow', title: text('Snow', 'Neige'), chunk: 'sample-page', words: 'tips-snow' },
      { path: '/login', title: text('Sign in', 'Connexion'), chunk: 'login', indexed: false },
    ],
  },
};
const { get, registry } = await serveBuilds([shell, home, sample]);
const page = async (path: string): Promise<string> => (await get(path)).text();
const compositionOf = (html: string): Composition =>
  JSON.parse(/<script type="application\/json" id="composition">(.*?)<\/script>/s.exec(html)![1]!);

describe('status', () => {
  const cases: [string, number][] = [
    ['/', 200],
    ['/fr', 200],
    ['/sample', 200],
    ['/fr/sample', 200],
    ['/sample?unknown=1', 200],
    ['/lumber', 200],
    ['/sitemap', 200],
    ['/fr/sitemap', 200],
    ['/nothing', 404],
    ['/fr/nothing', 404],
    ['/en/sample', 404],
    ['/glue', 404],
    ['/sample/deeper', 404],
    ['/SAMPLES', 404],
    ['/%E0%A4%A', 404],
    ['/old/%ff', 404],
  ];
  for (const [path, status] of cases) {
    it(`${path} is ${status} and still a page`, async () => {
      const response = await get(path);
      assert.equal(response.status, status);
      assert.match(await response.text(), /<div id="root"><\/div>/);
    });
  }

  for (const [written, meant] of [
    ['/SAMPLE', '/sample'],
    ['/FR/Sample?q=A%20b', '/fr/sample?q=A%20b'],
    ['/Fr', '/fr'],
    ['/Paint', '/paint'],
    ['/OLD/AbC', '/old/AbC'],
    ['/Tips/Snow', '/tips/snow'],
    ['/SITEMAP', '/sitemap'],
  ] as const) {
    it(`${written} is answered with where ${meant} is`, async () => {
      const redirect = await get(written);
      assert.deepEqual([redirect.status, redirect.headers.get('location')], [308, meant]);
    });
  }

  it('redirects a trailing slash on this site only', async () => {
    const redirect = await get('/fr/sample/?q=a%20b');
    assert.deepEqual([redirect.status, redirect.headers.get('location')], [308, '/fr/sample?q=a%20b']);
    assert.equal((await get('//elsewhere.example/')).status, 404);
    assert.equal((await get('/\\elsewhere.example/')).status, 404);
  });

  it('answers only questions', async () => {
    assert.equal((await get('/sample', { method: 'HEAD' })).status, 200);
    const refused = await get('/sample', { method: 'POST', body: 'a=1' });
    assert.deepEqual([refused.status, refused.headers.get('allow')], [405, 'GET, HEAD']);
  });
});

describe('head', () => {
  it('names language, title, description and the address in both languages', async () => {
    const html = await page('/fr/sample');
    for (const part of [
      '<html lang="fr-CA">',
      `<title>Exemple – ${brand.name}</title>`,
      '<meta name="description" content="Une bonne page">',
      '<link rel="canonical" href="https://site.example/fr/sample">',
      '<link rel="alternate" hreflang="en-CA" href="https://site.example/sample">',
      '<link rel="alternate" hreflang="fr-CA" href="https://site.example/fr/sample">',
      '<link rel="alternate" hreflang="x-default" href="https://site.example/sample">',
    ])
      assert.ok(html.includes(part), part);
  });

  it('escapes texts', async () => {
    const html = await page('/sample');
    assert.ok(html.includes('<title>Sample &lt;/script&gt;&lt;b&gt;'));
    assert.ok(html.includes('content="A &quot;good&quot; page"'));
    assert.equal(html.match(/<\/script>/g)!.length, 2);
    assert.equal(compositionOf(html).sections.find(({ name }) => name === 'mf-sample')!.routes[0]!.title, 'Sample </script><b>');
  });

  it('titles the home page with brand and tagline, the unknown page in its language', async () => {
    assert.ok((await page('/')).includes(`<title>${brand.name} – ${brand.tagline.en}</title>`));
    assert.ok((await page('/nothing')).includes(`<title>Oops! Page not found – ${brand.name}</title>`));
    assert.ok((await page('/fr/nothing')).includes(`<title>Oups! Page introuvable – ${brand.name}</title>`));
  });

  it('keeps private and unknown pages out of search engines', async () => {
    for (const path of ['/login', '/nothing']) {
      const html = await page(path);
      assert.ok(html.includes('<meta name="robots" content="noindex">'));
      assert.ok(!html.includes('rel="canonical"'));
    }
  });

  it('points to the address to keep when a route names one', async () => {
    assert.ok((await page('/old/7')).includes('<link rel="canonical" href="https://site.example/new/7">'));
  });
});

describe('loading', () => {
  const preloads = (html: string): string[] =>
    [...html.matchAll(/<link rel="preload" as="script"[^>]* href="([^"]+)" integrity="sha384-[^"]+">/g)].map(([, href]) => href!);

  it('starts the shell with its hash', async () => {
    const { files } = registry.read().shell;
    assert.ok(
      (await page('/sample')).includes(`<script defer crossorigin src="/shell/1.0.0/main.js" integrity="${files['main.js']}"></script>`),
    );
  });

  it('preloads the section that owns the address, with the page and nothing else', async () => {
    const base = '/sections/mf-sample/1.0.0/';
    assert.deepEqual(preloads(await page('/sample')), [`${base}remoteEntry.js`, `${base}__section.js`, `${base}sample-page.js`]);
    assert.deepEqual(preloads(await page('/nothing')), []);
    assert.deepEqual(preloads(await page('/sitemap')), []);
  });

  it('preloads the words of an address that shares its page with others', async () => {
    const base = '/sections/mf-sample/1.0.0/';
    assert.deepEqual(preloads(await page('/tips/snow')).slice(-2), [`${base}sample-page.js`, `${base}tips-snow.js`]);
  });

  it('preloads the fragments a page places', async () => {
    const names = preloads(await page('/')).map((href) => href.replace('/sections/', '').replace('/1.0.0', ''));
    assert.deepEqual(names, [
      'mf-marketing/remoteEntry.js',
      'mf-marketing/__section.js',
      'mf-marketing/sample-page.js',
      'mf-sample/remoteEntry.js',
      'mf-sample/__section.js',
      'mf-sample/cards.js',
    ]);
  });

  it('preloads what the shell provides lazily to the page', async () => {
    assert.deepEqual(preloads(await page('/login')).slice(-2), ['/sections/mf-sample/1.0.0/login.js', '/shell/1.0.0/forms.js']);
  });

  it('preloads the fonts of the first view', async () => {
    assert.ok(
      (await page('/sample')).includes('as="font" type="font/woff2" crossorigin href="/shell/1.0.0/figtree-latin-wght-normal.woff2"'),
    );
  });
});

describe('composition', () => {
  const summary = {
    environment: 'local',
    revision: 1,
    shell: { version: '1.0.0' },
    sections: { 'mf-marketing': { version: '1.0.0' }, 'mf-sample': { version: '1.0.0' } },
  };

  it('is the same in /composition.json, in the page and, short, in a header', async () => {
    const answer = await get('/composition.json');
    assert.deepEqual(await answer.json(), summary);
    const again = await get('/composition.json', { headers: { 'if-none-match': answer.headers.get('etag')! } });
    assert.equal(again.status, 304);
    const response = await get('/sample');
    const meta = /<meta name="composition" content='([^']+)'>/.exec(await response.text())![1]!;
    assert.deepEqual(JSON.parse(meta), summary);
    assert.equal(response.headers.get('x-composition'), 'local/1 shell@1.0.0 mf-marketing@1.0.0 mf-sample@1.0.0');
  });

  it('comes with who owns the address and why it was this version', async () => {
    const answeredBy = async (path: string) => (await get(path)).headers.get('x-answered-by');
    assert.equal(await answeredBy('/fr/sample'), 'mf-sample@1.0.0; reason=live');
    for (const path of ['/sitemap', '/nothing']) assert.equal(await answeredBy(path), 'shell@1.0.0; reason=live', path);
  });

  it('names pages and menus in the language of the page', async () => {
    const navigation = {
      shop: [
        { path: '/sample', title: 'Exemple' },
        { path: '/', title: 'Accueil' },
      ],
    };
    const composition = compositionOf(await page('/fr/sample'));
    assert.deepEqual(composition.navigation, navigation);
    assert.deepEqual(
      composition.sections.map(({ routes }) => routes[0]!.title),
      ['Accueil', 'Exemple'],
    );
  });

  it('says what a section may do besides showing pages', async () => {
    const { sections } = compositionOf(await page('/sample'));
    assert.deepEqual(
      sections.map(({ name, capabilities }) => [name, capabilities]),
      [
        ['mf-marketing', undefined],
        ['mf-sample', ['auth']],
      ],
    );
  });

  it('gives the shell the hash of every script and the configuration', async () => {
    const { sections, config, shell } = compositionOf(await page('/sample'));
    const { current, previous } = sections.find(({ name }) => name === 'mf-sample')!;
    assert.deepEqual([current.base, current.entry, previous], ['/sections/mf-sample/1.0.0/', 'remoteEntry.js', null]);
    assert.deepEqual(Object.keys(current.integrity).sort(), [
      '__section.js',
      'cards.js',
      'login.js',
      'remoteEntry.js',
      'sample-page.js',
      'tips-snow.js',
    ]);
    assert.deepEqual(Object.keys(shell.integrity).sort(), ['forms.js', 'main.js']);
    assert.deepEqual([config.anonKey, config.siteUrl], ['public-key', 'https://site.example']);
  });
});

describe('headers', () => {
  it('allow scripts of this site only, and styles that start empty', async () => {
    const { headers } = await get('/sample');
    const policy = headers.get('content-security-policy')!;
    for (const part of [
      "default-src 'none'",
      "script-src 'self';",
      // What `printf '' | openssl dgst -sha256 -binary | base64` prints.
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "connect-src 'self';",
      "require-trusted-types-for 'script'; trusted-types default;",
    ])
      assert.ok(policy.includes(part), part);
    assert.equal(headers.get('integrity-policy'), 'blocked-destinations=(script)');
  });

  const answers = ['/sample', '/nothing', '/shell/1.0.0/main.js', '/sections/none', '/composition.json', '/rest/v1/categories'];

  it('keep every answer out of frames, and what is no page from running anything', async () => {
    for (const path of answers) {
      const policy = (await get(path)).headers.get('content-security-policy')!;
      for (const part of ["default-src 'none'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"])
        assert.ok(policy.includes(part), `${path}: ${part}`);
      assert.doesNotMatch(policy, /unsafe-eval|script-src[^;]*unsafe-inline/, path);
    }
  });

  it('set no cookie', async () => {
    for (const path of answers) assert.deepEqual((await get(path)).headers.getSetCookie(), [], path);
  });

  it('protect every answer and do not name the software', async () => {
    for (const path of answers) {
      const { headers } = await get(path);
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
      assert.equal(headers.get('referrer-policy'), 'strict-origin', path);
      assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin', path);
      assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin', path);
      assert.match(headers.get('permissions-policy')!, /camera=\(\)/, path);
      assert.match(headers.get('strict-transport-security')!, /max-age=31536000; includeSubDomains/, path);
      assert.equal(headers.get('server') ?? headers.get('x-powered-by'), null, path);
    }
  });
});

describe('a page', () => {
  it('comes packed as the browser takes it', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await get('/sample', { headers: { 'accept-encoding': accepted } });
      assert.equal(response.headers.get('content-encoding'), encoding);
      assert.equal(response.headers.get('vary'), 'accept-encoding');
      assert.match(await response.text(), /^<!doctype html>/i);
    }
  });
});
