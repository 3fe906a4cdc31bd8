import assert from 'node:assert/strict';
import { request as send } from 'node:http';
import { describe, it } from 'node:test';
import { fakeBackend, noBackend, serveBuilds } from '../../testing/serveBuilds.ts';
import type { BuildFacts } from '../../testing/writeBuild.ts';

const builds: BuildFacts[] = [
  { name: 'shell' },
  {
    name: 'mf-sample',
    manifest: {
      server: {
        posts: [{ path: '/end/:token', call: 'end_sample' }],
        uploads: [
          { bucket: 'sample-photos', maxBytes: 2 * 1024 * 1024 },
          { bucket: 'sample-plans', maxBytes: 3 * 1024 * 1024 },
        ],
      },
      routes: [
        { path: '/end/:token', title: { en: 'End', fr: 'Fin' }, chunk: 'sample-page' },
        { path: '/sample', title: { en: 'Sample', fr: 'Exemple' }, chunk: 'sample-page' },
        { path: '/things/:id', title: { en: 'Thing', fr: 'Chose' }, chunk: 'sample-page', exists: { table: 'things', column: 'id' } },
      ],
    },
  },
];

describe("the API on the site's origin", () => {
  it('gets method, query, body and headers, with the address of the socket', async () => {
    const backend = await fakeBackend((request, response) => {
      let body = '';
      request
        .on('data', (part) => (body += part))
        .on('end', () => {
          response.writeHead(201, { 'content-type': 'application/json', 'content-range': '0-0/1', connection: 'x-hop', 'x-hop': '1' });
          response.end(JSON.stringify({ method: request.method, url: request.url, body, headers: request.headers }));
        });
    });
    const { get } = await serveBuilds(builds, { backend });
    const response = await get('/rest/v1/things?select=*&name=eq.a%20b', {
      method: 'POST',
      body: '{"a":1}',
      headers: { apikey: 'k', prefer: 'return=minimal', 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' },
    });
    const seen = await response.json();
    assert.deepEqual(
      [response.status, seen.method, seen.url, seen.body],
      [201, 'POST', '/rest/v1/things?select=*&name=eq.a%20b', '{"a":1}'],
    );
    assert.deepEqual([seen.headers.apikey, seen.headers.prefer, seen.headers['x-forwarded-for']], ['k', 'return=minimal', '127.0.0.1']);
    assert.equal(response.headers.get('content-range'), '0-0/1');
    assert.equal(response.headers.get('x-hop'), null);
  });

  it('tells two visitors behind a trusted proxy apart, and believes nobody else', async () => {
    const seen: unknown[] = [];
    const backend = await fakeBackend((request, response) => {
      seen.push(request.headers['x-forwarded-for']);
      response.end('[]');
    });
    const behindProxy = await serveBuilds(builds, { backend, trustsProxy: (address) => address === '127.0.0.1' });
    const open = await serveBuilds(builds, { backend });
    for (const { get } of [behindProxy, open]) {
      for (const visitor of ['203.0.113.7', '1.1.1.1, 198.51.100.2', '2001:db8:1:2:3:4:5:6']) {
        await get('/rest/v1/things', { headers: { 'x-forwarded-for': visitor } });
      }
    }
    assert.deepEqual(seen, ['203.0.113.7', '198.51.100.2', '2001:db8:1:2::', '127.0.0.1', '127.0.0.1', '127.0.0.1']);
  });

  it('hands redirects of a mail link to the browser', async () => {
    const backend = await fakeBackend((_, response) => response.writeHead(303, { location: 'https://site.example/#access_token=a' }).end());
    const { get } = await serveBuilds(builds, { backend });
    const response = await get('/auth/v1/verify?token=t');
    assert.deepEqual([response.status, response.headers.get('location')], [303, 'https://site.example/#access_token=a']);
  });

  it('is never asked to repeat a request (TRACE), and neither is a page', async () => {
    let reached = 0;
    const backend = await fakeBackend((request, response) => {
      reached += 1;
      request.pipe(response);
    });
    const { port } = await serveBuilds(builds, { backend });
    for (const path of ['/rest/v1/things', '/auth/v1/user', '/sample']) {
      const status = await new Promise((resolve, reject) => {
        const traced = send({ port, host: '127.0.0.1', path, method: 'TRACE', headers: { authorization: 'secret' } }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        });
        traced.on('error', reject).end();
      });
      assert.equal(status, 405, path);
    }
    assert.equal(reached, 0);
  });

  it('streams: the first part arrives before the answer ends', async () => {
    let finish = (): void => {};
    const backend = await fakeBackend((_, response) => {
      response.write('first');
      finish = () => response.end(' last');
    });
    const { get } = await serveBuilds(builds, { backend });
    const reader = (await get('/rest/v1/things')).body!.getReader();
    assert.equal(new TextDecoder().decode((await reader.read()).value), 'first');
    finish();
    assert.equal(new TextDecoder().decode((await reader.read()).value), ' last');
  });

  it('says in one sentence that it is away, while pages stay up', async () => {
    const gone = await fakeBackend((_, response) => response.end());
    gone.stop();
    for (const [backend, status] of [
      [noBackend, 503],
      [gone, 502],
    ] as const) {
      const { get } = await serveBuilds(builds, { backend });
      const response = await get('/rest/v1/categories');
      const { message } = await response.json();
      assert.equal(response.status, status);
      assert.match(message, /^The service .+\. Try again in a moment\.$/);
      assert.equal((await get('/sample')).status, 200);
      assert.equal((await get('/healthz')).status, 503);
    }
  });

  it('gets files up to what their section declares byte for byte, and no larger ones, whether the sender says how much is coming or not', async () => {
    const sizes: number[] = [];
    const backend = await fakeBackend((request, response) => {
      let size = 0;
      request
        .on('data', (part: Buffer) => (size += part.length))
        .on('end', () => {
          sizes.push(size);
          response.end('{}');
        });
    });
    const { get } = await serveBuilds(builds, { backend });
    const file = (bytes: number) => new Uint8Array(bytes);
    const inParts = (bytes: number) => ({ body: new Blob([file(bytes)]).stream(), duplex: 'half' as const });
    const send = (path: string, init: RequestInit) => get(`/storage/v1/object/${path}`, { method: 'POST', ...init });
    const mebibyte = 1024 * 1024;

    for (const [path, limit, message] of [
      ['sample-photos/a/b/1.jpg', 2 * mebibyte, 'The file is larger than 2 MB.'],
      ['sample-plans/1.pdf', 3 * mebibyte, 'The file is larger than 3 MB.'],
      ['buckets-of-nobody/1.jpg', mebibyte / 4, 'The file is larger than 0.25 MB.'],
      ['list/sample-photos', mebibyte / 4, 'The file is larger than 0.25 MB.'],
    ] as const) {
      assert.equal((await send(path, { body: file(limit) })).status, 200);
      assert.equal((await send(path, inParts(limit))).status, 200);
      for (const init of [{ body: file(limit + 1) }, inParts(limit + 1)]) {
        const refused = await send(path, init);
        assert.equal(refused.status, 413);
        assert.deepEqual(await refused.json(), { statusCode: '413', error: 'Payload too large', message });
      }
      assert.deepEqual(sizes.splice(0), [limit, limit]);
    }
  });

  it('gets no request that is larger than it takes, and the sender is told so', async () => {
    let reached = 0;
    const backend = await fakeBackend((request, response) => {
      reached += 1;
      request.resume().on('end', () => response.end('[]'));
    });
    const { get } = await serveBuilds(builds, { backend });
    const send = (path: string, bytes: number) => get(path, { method: 'POST', body: 'x'.repeat(bytes) });
    for (const path of ['/rest/v1/rpc/submit_project', '/auth/v1/signup']) {
      assert.equal((await send(path, 256 * 1024)).status, 200);
      const refused = await send(path, 256 * 1024 + 1);
      assert.equal(refused.status, 413);
      assert.deepEqual(await refused.json(), { code: 'request_too_large', message: 'The request is larger than 256 KB.' });
    }
    assert.equal(reached, 2);
  });

  it('counts in /healthz, and neither in whether this server lives nor in whether it serves pages', async () => {
    const backend = await fakeBackend((_, response) => response.setHeader('content-type', 'application/json').end('[]'));
    const { get } = await serveBuilds(builds, { backend });
    assert.equal((await get('/healthz')).status, 200);
    const { get: without } = await serveBuilds(builds, { backend: noBackend });
    assert.deepEqual([(await without('/livez')).status, (await without('/readyz')).status], [200, 200]);
  });

  it('is away for /healthz when its answers are cut off half-way', async () => {
    const backend = await fakeBackend((_, response) => {
      response.writeHead(200, { 'content-length': 20 });
      response.write('[{"id":', () => response.destroy());
    });
    const { get } = await serveBuilds([{ name: 'shell' }], { backend });
    assert.equal((await get('/healthz')).status, 503);
  });

  it('is asked once by who asks /healthz again and again, and is missed at once when it is gone', async () => {
    let asked = 0;
    const running = await fakeBackend((_, response) => {
      asked += 1;
      response.setHeader('content-type', 'application/json').end('[]');
    });
    let isGone = false;
    const backend = { ...running, origin: () => (isGone ? null : running.origin()) };
    const { get } = await serveBuilds(builds, { backend });
    const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await get('/healthz')).status));
    assert.deepEqual(new Set(statuses), new Set([200]));
    // A second on a busy machine may end while they are asked.
    assert.ok(asked <= 5, `${asked} questions`);
    isGone = true;
    assert.equal((await get('/healthz')).status, 503);
  });
});

describe('a program that posts to the link of a mail', () => {
  const post = { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } };

  it('needs neither key nor page', async () => {
    const asked: unknown[] = [];
    const backend = await fakeBackend((request, response) => {
      request.on('data', (part) => asked.push([request.headers.apikey, request.url, String(part)])).on('end', () => response.end('null'));
    });
    const { get } = await serveBuilds(builds, { backend });
    for (const path of ['/end/secret', '/fr/end/secret']) assert.equal((await get(path, post)).status, 200);
    const question = ['public-key', '/rest/v1/rpc/end_sample', '{"token":"secret"}'];
    assert.deepEqual(asked, [question, question]);
  });

  it('is told to come back when the backend is away', async () => {
    const failing = await fakeBackend((_, response) => response.writeHead(500).end());
    for (const backend of [noBackend, failing]) {
      const { get } = await serveBuilds(builds, { backend });
      const { status, headers } = await get('/end/secret', post);
      assert.deepEqual([status, headers.get('retry-after')], [503, '60']);
    }
  });

  it('is refused where no section declares it', async () => {
    const { get } = await serveBuilds(builds);
    for (const path of ['/sample', '/end', '/nothing']) assert.equal((await get(path, post)).status, 405, path);
  });
});

describe('ids in addresses', () => {
  const answers: [string, number, string, number][] = [
    ['a row', 200, '[{"id":1}]', 200],
    ['no row', 200, '[]', 404],
    ['a text that is no uuid', 400, '{"code":"22P02"}', 404],
    ['a number out of range', 400, '{"code":"22003"}', 404],
    ['a zero byte', 400, '{"code":"22021"}', 404],
    ['a table that does not exist', 404, '{"code":"PGRST205"}', 200],
    ['a broken backend', 500, 'oh no', 503],
    ['an HTML page', 200, '<p>', 503],
  ];
  for (const [what, status, body, expected] of answers) {
    it(`${what} makes the page ${expected}`, async () => {
      const backend = await fakeBackend((_, response) => response.writeHead(status).end(body));
      const { get } = await serveBuilds(builds, { backend });
      const response = await get('/fr/things/1');
      assert.equal(response.status, expected);
      assert.match(await response.text(), /<div id="root">/);
    });
  }

  it('are asked with the public key, once a minute, and never used as a query', async () => {
    const asked: string[] = [];
    const backend = await fakeBackend((request, response) => {
      if (request.url!.startsWith('/rest/v1/things')) asked.push(`${request.headers.apikey} ${request.url}`);
      response.end('[{"id":1}]');
    });
    const { get } = await serveBuilds(builds, { backend });
    await Promise.all([get('/things/7'), get('/things/7'), get('/fr/things/7')]);
    await get('/things/a%26or=(id.gt.0)');
    assert.deepEqual(asked, [
      'public-key /rest/v1/things?select=id&id=eq.7&limit=1',
      'public-key /rest/v1/things?select=id&id=eq.a%26or%3D(id.gt.0)&limit=1',
    ]);
    assert.equal((await get(`/things/${'9'.repeat(300)}`)).status, 404);
    assert.equal(asked.length, 2);
  });

  it('are unknown while the backend does not answer: the page comes all the same, and search engines come again', async () => {
    const backend = await fakeBackend(() => {});
    const { get } = await serveBuilds(builds, { backend });
    const response = await get('/things/1');
    assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '30']);
    const html = await response.text();
    assert.match(html, /<div id="root">/);
    assert.ok(html.includes('<meta name="robots" content="noindex">') && html.includes('<title>Thing – '));
  });
});

describe('a backend that has not started yet', () => {
  const backend = { anonKey: '', hostedUrl: null, origin: () => null };

  it('has pages in both languages that say so, which search engines do not keep, and gives way to the real ones', async () => {
    const { get } = await serveBuilds(builds, { backend });
    for (const [path, title] of [
      ['/sample', 'We will be back shortly'],
      ['/fr/sample', 'De retour dans un instant'],
    ] as const) {
      const response = await get(path);
      assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '30']);
      const html = await response.text();
      assert.ok(html.includes(`<h1>${title}</h1>`) && html.includes('<meta name="robots" content="noindex">') && !html.includes('<script'));
      assert.match(html, path.startsWith('/fr') ? /<html lang="fr-CA">/ : /<html lang="en-CA">/);
    }
    assert.equal((await get('/rest/v1/things')).status, 503);
    backend.anonKey = 'public-key';
    assert.match(await (await get('/sample')).text(), /<div id="root">/);
  });
});
