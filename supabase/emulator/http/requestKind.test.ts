import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestKind } from './requestKind.ts';

const kindOf = (path: string, { body, prefer = '' }: { body?: string; prefer?: string } = {}) => {
  const url = new URL(`http://localhost${path}`);
  const headers = { prefer, ...(body !== undefined && { 'content-length': String(body.length) }) };
  return requestKind(new Request(url, { method: body === undefined ? 'GET' : 'POST', body, headers }), url);
};

test('the same question about something else is of one kind', () => {
  assert.equal(kindOf('/rest/v1/services?id=eq.1&select=name'), kindOf('/rest/v1/services?select=city&id=eq.2'));
  assert.equal(kindOf('/rest/v1/rpc/search', { body: '{"q":"tile"}' }), kindOf('/rest/v1/rpc/search', { body: '{"q":"sink"}' }));
});

test('what makes a question dear makes it another kind', () => {
  const plain = kindOf('/rest/v1/services?select=name');
  const others = [
    kindOf('/rest/v1/deals?select=name'),
    kindOf('/rest/v1/services?select=name', { prefer: 'count=exact' }),
    kindOf('/rest/v1/services?select=a(b)'),
    kindOf('/rest/v1/services?select=name&order=name'),
    kindOf(`/rest/v1/services?select=name${',name'.repeat(20)}`),
    kindOf('/rest/v1/services?select=name', { body: '{}' }),
  ];
  assert.equal(new Set([plain, ...others]).size, others.length + 1);
});
