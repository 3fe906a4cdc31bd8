import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientAddress } from './clientAddress.ts';

const cases: [string, string | undefined, string | null, string][] = [
  ['the peer without the header', '127.0.0.1', null, '127.0.0.1'],
  ['the last entry from a local peer', '127.0.0.1', '9.9.9.9, 203.0.113.7', '203.0.113.7'],
  ['the last entry from a local IPv6 peer', '::1', '2001:db8::1', '2001:db8::1'],
  ['a mapped IPv4 peer is local too', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a mapped IPv4 entry is the same person', '127.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
  ['the header of a peer elsewhere is a visitor’s', '198.51.100.4', '203.0.113.7', '198.51.100.4'],
  ['an entry that is no address is not believed', '127.0.0.1', '203.0.113.7, unknown', '127.0.0.1'],
];
for (const [name, peer, header, expected] of cases) {
  test(name, () => assert.equal(clientAddress(peer, header), expected));
}
