import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { it } from 'node:test';
import { fakeBackend, serveBuilds } from '../testing/serveBuilds.ts';

const builds = [{ name: 'shell' }, { name: 'mf-sample' }];

/** The styles that a page brings, and those that its policy lets live, as hashes. */
async function stylesOf(response: Response): Promise<{ brought: string[]; allowed: string }> {
  const html = await response.text();
  const brought = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  );
  return { brought, allowed: /style-src ([^;]*)/.exec(response.headers.get('content-security-policy')!)![1]! };
}

it('the styles of a page are known to its policy, also of one on samples and of one that stands in for all', async () => {
  const samples = await fakeBackend((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"samples":true}');
  });
  for (const backend of [samples, { anonKey: '', hostedUrl: null, origin: () => null }]) {
    const { get } = await serveBuilds(builds, { backend });
    const { brought, allowed } = await stylesOf(await get('/sample'));
    assert.equal(brought.length, 1);
    assert.equal(allowed, `'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${brought[0]}`);
  }
});

it('no page says anything that is meant for one answer only', async () => {
  const { get } = await serveBuilds(builds);
  for (const path of ['/sample', '/nothing', '/sitemap']) {
    const [one, two] = [await get(path), await get(path)];
    assert.equal(one.headers.get('content-security-policy'), two.headers.get('content-security-policy'));
    assert.equal(await one.text(), await two.text());
  }
});
