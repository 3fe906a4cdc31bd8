import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serveBuilds } from '../testing/serveBuilds.ts';

const builds = [{ name: 'shell' }, { name: 'mf-sample' }];

describe('a site without encryption', () => {
  it('does not ask browsers to insist on it', async () => {
    const { get } = await serveBuilds(builds, { siteUrl: 'http://localhost:3000' });
    const { headers } = await get('/sample');
    assert.equal(headers.get('strict-transport-security'), null);
    assert.ok(!headers.get('content-security-policy')!.includes('upgrade-insecure-requests'));
  });

  it('tells a browser on this machine to use the address it came by', async () => {
    const { get, port } = await serveBuilds(builds, { siteUrl: 'http://localhost:3000' });
    assert.ok((await (await get('/sample')).text()).includes(`"supabaseUrl":"http://127.0.0.1:${port}"`));
  });
});

describe('an address', () => {
  it('may hold a search text of ten thousand bytes', async () => {
    const { get } = await serveBuilds(builds);
    const response = await get(`/sample?search=${encodeURIComponent('é'.repeat(5_000))}`);
    assert.equal(response.status, 200);
  });
});

describe('a hosted backend', () => {
  const backend = { anonKey: 'public-key', hostedUrl: 'https://project.example', origin: () => 'http://127.0.0.1:9' };

  it('is named in the page and allowed by the policy, and nothing is mounted here', async () => {
    const { get } = await serveBuilds(builds, { backend });
    const response = await get('/sample');
    const policy = response.headers.get('content-security-policy')!;
    assert.ok(policy.includes("connect-src 'self' https://project.example;"));
    assert.ok(policy.includes("img-src 'self' data: blob: https://project.example;"));
    assert.ok((await response.text()).includes('"supabaseUrl":"https://project.example"'));
    assert.equal((await get('/rest/v1/categories')).status, 404);
  });
});
