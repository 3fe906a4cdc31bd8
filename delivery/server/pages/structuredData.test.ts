import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brand } from '@marketplace/shared-ui/brand';
import { fakeBackend, noBackend, serveBuilds } from '../../testing/serveBuilds.ts';
import type { BuildFacts } from '../../testing/writeBuild.ts';

const builds: BuildFacts[] = [
  { name: 'shell', files: { 'social-en.jpg': '', 'social-fr.jpg': '', 'icon-180.png': '', 'icon-192.png': '' } },
  {
    name: 'mf-sample',
    files: {
      'social-fr.jpg': '',
      'social-rule-en.jpg': '',
      'social-kinds-en.jpg': '',
      'pictures/blue-large.avif': '',
      'pictures/blue.svg': '',
      'pictures/red.svg': '',
    },
    manifest: {
      slots: {
        search: {
          href: '/things?search={text}',
          label: { en: 'Search', fr: 'Chercher' },
          placeholder: { en: 'Search...', fr: 'Chercher...' },
        },
      },
      routes: [
        { path: '/', title: { en: 'Home', fr: 'Accueil' }, chunk: 'sample-page' },
        { path: '/things', title: { en: 'Things', fr: 'Choses' }, chunk: 'sample-page' },
        {
          path: '/things/:id',
          title: { en: 'Thing', fr: 'Chose' },
          chunk: 'sample-page',
          facts: 'describe_thing',
          pictures: ['pictures/{picture}-large.avif', 'pictures/{picture}.svg'],
          parents: ['/things'],
        },
        {
          path: '/blue',
          title: { en: 'Blue things', fr: 'Choses bleues' },
          chunk: 'sample-page',
          facts: 'describe_thing',
          factsAbout: { colour: 'blue' },
        },
        {
          path: '/notes/first',
          title: { en: 'First note', fr: 'Première note' },
          description: { en: 'What it says.', fr: 'Ce qu’elle dit.' },
          chunk: 'sample-page',
          parents: [],
          article: { kind: 'BlogPosting', published: '2026-10-06', modified: '2026-11-20' },
        },
        {
          path: '/rule',
          title: { en: 'Rule', fr: 'Règle' },
          chunk: 'sample-page',
          card: 'rule',
          article: { kind: 'Article', modified: '2026-11-20' },
        },
        {
          path: '/questions',
          title: { en: 'Questions', fr: 'Foire' },
          description: { en: 'What people ask.', fr: 'Ce qu’on demande.' },
          chunk: 'sample-page',
          webPage: {
            kind: 'FAQPage',
            questions: [{ question: { en: 'How much?', fr: 'Combien?' }, answer: { en: 'Nothing </script>.', fr: 'Rien.' } }],
          },
        },
        { path: '/reach-us', title: { en: 'Reach us', fr: 'Nous joindre' }, chunk: 'sample-page', webPage: { kind: 'ContactPage' } },
        { path: '/kinds/one', title: { en: 'One kind', fr: 'Un genre' }, chunk: 'sample-page', card: 'kinds' },
        { path: '/private', title: { en: 'Private', fr: 'Privé' }, chunk: 'sample-page', indexed: false, parents: ['/things'] },
      ],
    },
  },
];
const thingsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json!));

async function answering(facts: unknown, status = 200, site = { samples: false }) {
  const asked: unknown[] = [];
  const backend = await fakeBackend((request, response) => {
    let body = '';
    request
      .on('data', (part) => (body += part))
      .on('end', () => {
        if (request.url === '/rest/v1/rpc/site_facts') {
          response.writeHead(200, { 'content-type': 'application/json' });
          response.end(JSON.stringify(site));
          return;
        }
        asked.push([request.url, JSON.parse(body)]);
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(facts));
      });
  });
  const { get, registry } = await serveBuilds(builds, { backend });
  const base = `https://site.example/sections/mf-sample/${registry.read().sections['mf-sample']!.artifact.version}/`;
  return { asked, base, page: async (path: string) => (await get(path)).text() };
}

describe('what the database says about an address', () => {
  it('is asked with what the route says the page is about', async () => {
    const { asked, page } = await answering(null);
    await page('/blue');
    assert.deepEqual(asked, [['/rest/v1/rpc/describe_thing', { params: { colour: 'blue', path: '/blue' }, locale: 'en' }]]);
  });

  it('becomes title, description and structured data, asked once', async () => {
    const { asked, page, base } = await answering({
      title: 'Blue <thing>',
      description: 'A blue "thing".',
      jsonLd: [
        {
          '@type': 'Product',
          name: '</script><b>',
          '@id': '{site}/things/7#thing',
          url: '{site}/things/7',
          related: [{ '@id': '{site}/things/8#thing' }],
        },
      ],
    });
    const html = await page('/fr/things/7');
    await page('/fr/things/7');

    assert.deepEqual(asked, [['/rest/v1/rpc/describe_thing', { params: { id: '7', path: '/things/7' }, locale: 'fr' }]]);
    assert.match(html, /<title>Blue &lt;thing&gt; – /);
    assert.match(html, /<meta name="description" content="A blue &quot;thing&quot;.">/);
    assert.match(html, /<meta property="og:title" content="Blue &lt;thing&gt; – /);
    const [product, breadcrumb] = thingsOf(html);
    assert.deepEqual(product, {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: '</script><b>',
      '@id': 'https://site.example/things/7#thing',
      url: 'https://site.example/fr/things/7',
      image: `${base}social-fr.jpg`,
      related: [{ '@id': 'https://site.example/things/8#thing' }],
    });
    assert.deepEqual(
      breadcrumb.itemListElement.map(({ position, name, item }: Record<string, unknown>) => [position, name, item]),
      [
        [1, 'Accueil', 'https://site.example/fr'],
        [2, 'Choses', 'https://site.example/fr/things'],
        [3, 'Blue <thing>', 'https://site.example/fr/things/7'],
      ],
    );
  });

  it('is shown with its own picture, in the best form that the build has as a file, else with that of the page', async () => {
    const imagesOf = async (path: string, picture: unknown) => {
      const things = [
        { '@type': 'Product', name: 'Thing' },
        { '@type': 'LocalBusiness', name: 'Shop', image: 'https://shop.example/1.jpg' },
      ];
      const { page, base } = await answering({ title: 'Thing', picture, jsonLd: things });
      return thingsOf(await page(path)).flatMap(({ image }) => (image ? [image.replace(base, '')] : []));
    };
    const shop = 'https://shop.example/1.jpg';
    assert.deepEqual(await imagesOf('/fr/things/7', 'blue'), ['pictures/blue-large.avif', shop]);
    assert.deepEqual(await imagesOf('/fr/things/7', 'red'), ['pictures/red.svg', shop]);
    for (const other of ['green', '../pictures/blue', '$&', '__proto__', null, undefined])
      assert.deepEqual(await imagesOf('/fr/things/7', other), ['social-fr.jpg', shop], String(other));
    // A route that names no files.
    assert.deepEqual(await imagesOf('/fr/blue', 'blue'), ['social-fr.jpg', shop]);
  });

  for (const [what, facts, status] of [
    ['an answer of another shape', { name: 1 }, 200],
    ['null', null, 200],
    ['a refusal', { message: 'no such function' }, 404],
  ] as const) {
    it(`${what} leaves the texts of the manifest`, async () => {
      const { page } = await answering(facts, status);
      assert.match(await page('/things/7'), /<title>Thing – /);
    });
  }
});

describe('a site that runs on samples', () => {
  const facts = {
    title: 'Blue thing',
    jsonLd: [
      { '@type': 'Product', name: 'Blue thing', offers: { '@type': 'Offer', price: '1.00' } },
      { '@type': 'LocalBusiness', name: 'Blue things' },
    ],
  };
  const types = (html: string) => thingsOf(html).map((thing) => thing['@type']);

  it('keeps search engines out of every page, and names no company and no product', async () => {
    const { page } = await answering(facts, 200, { samples: true });
    for (const path of ['/', '/fr', '/things', '/things/7', '/fr/things/7', '/notes/first', '/private', '/nowhere']) {
      assert.match(await page(path), /<meta name="robots" content="noindex">/, path);
    }
    assert.deepEqual(types(await page('/things/7')), ['BreadcrumbList']);
    assert.deepEqual(types(await page('/')), ['WebSite']);
    assert.deepEqual(types(await page('/notes/first')), ['BlogPosting', 'BreadcrumbList']);
  });

  it('says so above every page, in its language', async () => {
    const { page } = await answering(facts, 200, { samples: true });
    for (const path of ['/', '/things/7', '/private', '/nowhere'])
      assert.match(await page(path), /<aside class="sample-bar" aria-label="About this site">Demonstration site: /);
    assert.match(await page('/fr/things'), /<aside class="sample-bar" aria-label="À propos de ce site">Site de démonstration\u00a0: /);
  });

  it('with rows of its own only has neither', async () => {
    const { page } = await answering(facts);
    const html = await page('/things/7');
    assert.doesNotMatch(html, /noindex|sample-bar/);
    assert.deepEqual(types(html), ['Product', 'LocalBusiness', 'BreadcrumbList']);
  });
});

describe('without the database', () => {
  it('the home page names the organization and the search', async () => {
    const { get } = await serveBuilds(builds, { backend: noBackend });
    const [organization, site] = thingsOf(await (await get('/')).text());
    assert.deepEqual([organization['@type'], site['@type']], ['Organization', 'WebSite']);
    assert.match(organization.logo, /^https:\/\/site\.example\/shell\/.+\/icon-192\.png$/);
  });

  it('the home page says who runs the site, and nothing of that which is a sample', async () => {
    const said = async (operator?: typeof brand.sampleOperator) => {
      const { get } = await serveBuilds(builds, { backend: noBackend, ...(operator && { operator }) });
      const { legalName, address, telephone } = thingsOf(await (await get('/fr')).text())[0];
      return { legalName, address, telephone };
    };
    const own = { legalName: 'Erable Ltd.', mailingAddress: '1 King St W, Toronto ON  M5H 1A1', privacyContact: 'p@site.example' };
    assert.deepEqual(await said({ ...own, phone: '416-555-0100' }), {
      legalName: own.legalName,
      address: own.mailingAddress,
      telephone: '416-555-0100',
    });
    const sample = { legalName: undefined, address: undefined, telephone: undefined };
    assert.deepEqual(await said({ ...own, phone: brand.sampleOperator.phone }), {
      ...sample,
      legalName: own.legalName,
      address: own.mailingAddress,
    });
    assert.deepEqual(await said(), sample);
  });

  it('private and unknown addresses say nothing', async () => {
    const { get } = await serveBuilds(builds, { backend: noBackend });
    for (const path of ['/private', '/nowhere']) {
      const html = await (await get(path)).text();
      assert.deepEqual(thingsOf(html), []);
      assert.doesNotMatch(html, /og:/);
    }
  });
});

describe('an article', () => {
  it('says its headline, its days, its language and who answers for it', async () => {
    const { get, registry } = await serveBuilds(builds, { backend: noBackend });
    const html = await (await get('/fr/notes/first')).text();
    const files = `https://site.example/shell/${registry.read().shell.version}/`;
    const publisher = { '@type': 'Organization', name: brand.name, url: 'https://site.example/fr' };
    assert.deepEqual(thingsOf(html)[0], {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Première note',
      description: 'Ce qu’elle dit.',
      inLanguage: 'fr-CA',
      mainEntityOfPage: 'https://site.example/fr/notes/first',
      datePublished: '2026-10-06',
      dateModified: '2026-11-20',
      author: publisher,
      publisher: { ...publisher, logo: `${files}icon-192.png` },
      image: `https://site.example/sections/mf-sample/${registry.read().sections['mf-sample']!.artifact.version}/social-fr.jpg`,
    });
    assert.match(html, /<meta property="og:type" content="article">/);
    assert.match(html, /<meta property="article:published_time" content="2026-10-06">/);
    assert.match(html, /<meta property="article:modified_time" content="2026-11-20">/);
  });

  it('says no day that nobody wrote down', async () => {
    const { get } = await serveBuilds(builds, { backend: noBackend });
    const html = await (await get('/rule')).text();
    const [article, ...more] = thingsOf(html);
    assert.deepEqual([article['@type'], article.datePublished, article.dateModified, more], ['Article', undefined, '2026-11-20', []]);
    assert.doesNotMatch(html, /article:published_time/);
  });

  it('is what no other page claims to be', async () => {
    const { get } = await serveBuilds(builds, { backend: noBackend });
    const html = await (await get('/things')).text();
    assert.deepEqual(thingsOf(html), []);
    assert.match(html, /<meta property="og:type" content="website">/);
  });
});

describe('previews elsewhere', () => {
  it('show the picture of the page itself, and say what it shows and how large it is', async () => {
    const { get, registry } = await serveBuilds(builds, { backend: noBackend });
    const html = await (await get('/rule')).text();
    const picture = `https://site.example/sections/mf-sample/${registry.read().sections['mf-sample']!.artifact.version}/social-rule-en.jpg`;
    assert.deepEqual(
      [...html.matchAll(/property="(og:image.*?)" content="(.*?)"/g)].map(([, name, content]) => [name, content]),
      [
        ['og:image', picture],
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
        ['og:image:alt', 'Rule'],
      ],
    );
    assert.equal(thingsOf(html)[0].image, picture);
    assert.match(await (await get('/fr/rule')).text(), /social-fr\.jpg/);
  });

  it('say nothing of what a picture shows that several pages share', async () => {
    const { get } = await serveBuilds(builds, { backend: noBackend });
    const html = await (await get('/kinds/one')).text();
    assert.match(html, /og:image" content="[^"]*social-kinds-en\.jpg"/);
    assert.doesNotMatch(html, /og:image:alt/);
  });

  it("show the section's picture, else the site's, else none", async () => {
    const { get, registry } = await serveBuilds(builds, { backend: noBackend });
    const { shell, sections } = registry.read();
    const image = async (path: string) => /property="og:image" content="(.*?)"/.exec(await (await get(path)).text())?.[1];
    assert.equal(
      await image('/fr/things'),
      `https://site.example/sections/mf-sample/${sections['mf-sample']!.artifact.version}/social-fr.jpg`,
    );
    assert.equal(await image('/things'), `https://site.example/shell/${shell.version}/social-en.jpg`);
    assert.match(await (await get('/things')).text(), /<link rel="apple-touch-icon" href="[^"]+icon-180.png">/);
  });
});

describe('on a home screen', () => {
  it('the site has a name, an icon and a start page in each language', async () => {
    const { get, registry } = await serveBuilds(builds, { backend: noBackend });
    const base = `/shell/${registry.read().shell.version}/`;
    for (const [locale, start, lang] of [
      ['en', '/', 'en-CA'],
      ['fr', '/fr', 'fr-CA'],
    ] as const) {
      assert.match(await (await get(start)).text(), new RegExp(`<link rel="manifest" href="/app-${locale}.webmanifest">`));
      const response = await get(`/app-${locale}.webmanifest`);
      assert.match(response.headers.get('content-type')!, /^application\/manifest\+json/);
      const manifest = await response.json();
      assert.deepEqual([manifest.start_url, manifest.lang], [start, lang]);
      assert.deepEqual(manifest.icons, [{ src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any maskable' }]);
    }
  });
});

describe('a page of a kind of its own', () => {
  it('says which, with its questions and answers in the language of the page', async () => {
    const { page } = await answering(null, 200, { samples: true });
    assert.deepEqual(thingsOf(await page('/fr/questions')), [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        name: 'Foire',
        description: 'Ce qu’on demande.',
        inLanguage: 'fr-CA',
        url: 'https://site.example/fr/questions',
        mainEntity: [{ '@type': 'Question', name: 'Combien?', acceptedAnswer: { '@type': 'Answer', text: 'Rien.' } }],
      },
    ]);
    const [english] = thingsOf(await page('/questions'));
    assert.equal(english.mainEntity[0].acceptedAnswer.text, 'Nothing </script>.');
    assert.deepEqual(thingsOf(await page('/reach-us')), [
      {
        '@context': 'https://schema.org',
        '@type': 'ContactPage',
        name: 'Reach us',
        inLanguage: 'en-CA',
        url: 'https://site.example/reach-us',
      },
    ]);
  });
});
