import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withHeaders } from './responseHeaders.ts';

const answerAt = (path: string, origin?: string) =>
  withHeaders(
    new Response('[]', { headers: { 'access-control-allow-origin': '*' } }),
    new Request(`http://127.0.0.1${path}`, origin ? { headers: { origin } } : undefined),
    new Set(['https://site.example']),
  ).headers;

for (const [path, kept] of [
  ['/auth/v1/user', 'no-store'],
  ['/rest/v1/projects', 'private, no-cache'],
  ['/rest/v1/rpc/my_projects', 'private, no-cache'],
] as const) {
  test(`nobody on the way keeps an answer of ${path}`, () => assert.equal(answerAt(path).get('cache-control'), kept));
}

test('an answer may be read by pages of the site, and by no others', () => {
  assert.equal(answerAt('/rest/v1/services', 'https://site.example').get('access-control-allow-origin'), 'https://site.example');
  for (const origin of [undefined, 'https://evil.example', 'null'])
    assert.equal(answerAt('/rest/v1/services', origin).get('access-control-allow-origin'), null);
});
