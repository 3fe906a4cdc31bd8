import assert from 'node:assert/strict';
import { get as ask, type IncomingMessage, type RequestOptions } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { text } from 'node:stream/consumers';
import { integrityOf } from '../../artifact/integrityOf.ts';
import { freePort } from '@marketplace/node-kit/freePort';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { copyFixture, workshop } from '../../testing/buildFixture.ts';
import { openPage } from '../../testing/openPage.ts';
import { runSection } from './runSection.ts';

const shell = 'https://staging.example';
const dir = join(workshop, 'live');
copyFixture(dir);
const port = await freePort();
const lines: string[] = [];
const stop = await runSection({ dir, shell, port }, (line) => lines.push(line));
after(stop);

/** Without a browser's own rules about what may be sent. */
function request(path: string, headers: RequestOptions['headers'] = {}, method = 'GET'): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    ask({ host: '127.0.0.1', port, path, method, headers }, resolve).on('error', reject);
  });
}
const scriptFor = async (lang: string) =>
  openPage(await text(await request('/live.js', { origin: shell })), { base: `http://127.0.0.1:${port}/`, shell, lang });

it('says where a browser lets it in', () => {
  assert.equal(lines.at(-1), `https://staging.example/overrides?use=mf-sample@http://127.0.0.1:${port}`);
});

describe('the script that a page of the shell is given', () => {
  it('puts the build in the place of the live one, with the hashes of its files and nothing behind it', async () => {
    const { sections } = await scriptFor('fr-CA');
    const [other, mine] = sections;
    assert.equal(other!.current.version, '3.0.0', 'others stay as they are');
    assert.deepEqual([mine!.name, mine!.routes[0]!.title, mine!.previous], ['mf-sample', 'Exemple', null]);
    assert.equal(mine!.current.base, `http://127.0.0.1:${port}/`);
    assert.match(mine!.current.version, /^1\.0\.0-live\.local\.[0-9a-f]{8}$/);
    const files = Object.entries(mine!.current.integrity);
    assert.ok(files.length > 2);
    for (const [file, integrity] of files) {
      const body = await text(await request(`/${file}`, { origin: shell }));
      assert.equal(integrityOf(body), integrity, file);
    }
  });

  it('lets scripts of the shell and of this server be fetched, and no others', async () => {
    const { allows } = await scriptFor('en-CA');
    assert.deepEqual([`${shell}/shell/1.0.0/main.js`, `http://127.0.0.1:${port}/remoteEntry.js`, '/sections/x.js'].map(allows), [
      true,
      true,
      true,
    ]);
    for (const url of ['https://evil.example/x.js', `http://localhost:${port}/x.js`, 'http://127.0.0.1:1/x.js', 'data:text/javascript,1'])
      assert.equal(allows(url), false, url);
  });
});

describe('what the server answers', () => {
  const seen = async (headers: RequestOptions['headers'], path = '/remoteEntry.js', method = 'GET') => {
    const response = await request(path, headers, method);
    response.resume();
    return [response.statusCode, response.headers['access-control-allow-origin']];
  };

  it('is for pages of the shell', async () => {
    assert.deepEqual(await seen({ origin: shell, 'sec-fetch-site': 'cross-site' }), [200, shell]);
  });

  it('is for whoever opens it, without a word about other sites', async () => {
    assert.deepEqual(await seen({}), [200, undefined]);
    assert.deepEqual(await seen({ 'sec-fetch-site': 'none' }), [200, undefined]);
  });

  it('shows its pictures in a page', async () => {
    const picture = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
    assert.deepEqual(await seen(picture), [200, undefined]);
  });

  for (const [who, headers] of Object.entries<Record<string, string>>({
    'another site': { origin: 'https://evil.example' },
    'another port of the shell': { origin: `${shell}:8443` },
    'the shell over http': { origin: 'http://staging.example' },
    'a page without an origin': { origin: 'null' },
    'a script element of another site': { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' },
    'a program of this machine in a browser': { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'script' },
    'a name that leads here': { host: `evil.example:${port}` },
  })) {
    it(`is nothing for ${who}`, async () => {
      for (const path of ['/live.js', '/changes', '/remoteEntry.js']) assert.deepEqual(await seen(headers, path), [403, undefined]);
    });
  }

  it('lets a page of the internet reach this machine when it is the shell that asks', async () => {
    const asks = { 'access-control-request-method': 'GET', 'access-control-request-private-network': 'true' };
    const { statusCode, headers } = await request('/live.js', { ...asks, origin: shell }, 'OPTIONS');
    assert.deepEqual([statusCode, headers['access-control-allow-private-network']], [204, 'true']);
    const refused = await request('/live.js', { ...asks, origin: 'https://evil.example' }, 'OPTIONS');
    assert.deepEqual([refused.statusCode, refused.headers['access-control-allow-private-network']], [403, undefined]);
  });
});

it('tells open pages of another build, and of none while there are errors', async () => {
  const file = join(dir, 'src', 'greeting.ts');
  const before = readFileSync(file, 'utf8');
  const changes = await request('/changes', { origin: shell });
  const told: string[] = [];
  const versionIn = (event: string): string => (JSON.parse(event) as { version: string }).version;
  changes
    .setEncoding('utf8')
    .on('data', (chunk: string) => told.push(...[...chunk.matchAll(/^data: (.*)$/gm)].map(([, event]) => versionIn(event!))));
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await until(() => told.length > 0);
  writeFileSync(file, `${before}import './nowhere';`);
  await until(() => told.length > 1);
  assert.equal(told[1], told[0]);
  writeFileSync(file, before.replace('first build', 'saved'));
  await until(() => told.at(-1) !== told[0]);
  const mine = (await scriptFor('en-CA')).sections[1]!.current;
  assert.equal(mine.version, told.at(-1));
  const page = Object.keys(mine.integrity).find((name) => name.startsWith('sample-page'))!;
  assert.match(await text(await request(`/${page}`)), /saved/);
  changes.destroy();
});

it('gives pages what the section says of itself as its source is now, and what it was while that cannot be read', async () => {
  const file = join(dir, 'src', 'routes.ts');
  const before = readFileSync(file, 'utf8');
  const titles = async () => (await scriptFor('en-CA')).sections[1]!.routes.map(({ path, title }) => `${path} ${title}`);
  const until = async (first: string) => {
    while ((await titles())[0] !== first) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await until('/sample Sample');
  const renamed = before.replace("en: 'Sample'", "en: 'Renamed'");
  const added = "{ path: '/added', chunk: 'sample-page', lazy: () => import('./SamplePage'), title },";
  writeFileSync(file, renamed.replace('export const routes = [', `$&\n  ${added}`));
  await until('/added Renamed');
  const changes = await request('/changes', { origin: shell });
  const told: string[] = [];
  changes.setEncoding('utf8').on('data', (chunk: string) => told.push(chunk));
  writeFileSync(file, before.replace("path: '/sample'", "path: 'sample'"));
  while (told.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal((await titles())[0], '/added Renamed');
  writeFileSync(file, renamed);
  await until('/sample Renamed');
  changes.destroy();
});

it('a folder without a section ends it with one sentence', async () => {
  await assert.rejects(
    runSection({ dir: temporaryFolder(), shell, port: await freePort() }, () => {}),
    /holds no section; name one/,
  );
});

it('so does a port that is taken', async () => {
  await assert.rejects(
    runSection({ dir, shell, port }, () => {}),
    /PORT/,
  );
});
