import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addressesOf } from './addressesOf.ts';

const routes = ['/services', '/services/:id', '/r/:token'].map((path) => ({ path, title: 'A' }));
const trade = { path: '/services/moving', title: 'A' };
const closed = { path: '/:document', paths: ['/terms', '/privacy'], title: 'A' };

it('a page with a parameter is shown by the first address of its own that is known, and named where none is', () => {
  const known = ['/about', '/services/moving', '/services/7', '/services/8'];
  assert.deepEqual(addressesOf([...routes, trade, closed], known), {
    found: ['/services', '/services/7', '/services/moving', '/terms'],
    missing: ['/r/:token'],
  });
  assert.deepEqual(addressesOf(routes, []), { found: ['/services'], missing: ['/services/:id', '/r/:token'] });
});
