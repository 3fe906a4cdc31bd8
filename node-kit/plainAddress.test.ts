import assert from 'node:assert/strict';
import { it } from 'node:test';
import { plainAddress } from './plainAddress.ts';

for (const [address, plain] of [
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '::ffff:c000:207'],
  ['2001:db8::1', '2001:db8::1'],
] as const)
  it(`${address} is ${plain}`, () => assert.equal(plainAddress(address), plain));
