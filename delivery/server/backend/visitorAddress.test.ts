import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readTrusted, visitorAddress } from './visitorAddress.ts';

const nobody = readTrusted('')!;
const proxies = readTrusted('127.0.0.1, 10.0.0.0/8, 2001:db8:ffff::/48')!;

describe('the address limits count by', () => {
  const cases: [what: string, peer: string, header: string | undefined, trusted: typeof nobody, expected: string][] = [
    ['the socket, where no proxy is trusted', '127.0.0.1', '203.0.113.7', nobody, '127.0.0.1'],
    ['the socket of a visitor who writes the header', '198.51.100.4', '203.0.113.7', proxies, '198.51.100.4'],
    ['what a trusted proxy says of its peer', '127.0.0.1', '203.0.113.7', proxies, '203.0.113.7'],
    ['the last entry: those before it are the visitor’s own', '127.0.0.1', '1.1.1.1, 203.0.113.7', proxies, '203.0.113.7'],
    ['the one before a chain of trusted proxies', '127.0.0.1', '1.1.1.1, 203.0.113.7, 10.2.3.4', proxies, '203.0.113.7'],
    ['a trusted proxy itself, where nothing comes before it', '127.0.0.1', '10.2.3.4', proxies, '10.2.3.4'],
    ['the proxy, where it says nothing', '127.0.0.1', undefined, proxies, '127.0.0.1'],
    ['the proxy, where what it says is no address', '127.0.0.1', 'unknown', proxies, '127.0.0.1'],
    ['an IPv4 address in IPv6 clothes', '::ffff:127.0.0.1', '::ffff:203.0.113.7', proxies, '203.0.113.7'],
    ['a network of IPv6', '127.0.0.1', '2001:db8:1:2:3:4:5:6', proxies, '2001:db8:1:2::'],
    ['the same network, written shorter', '2001:db8:ffff::1', '2001:DB8:1:2::9', proxies, '2001:db8:1:2::'],
    ['a network with zeros', '127.0.0.1', '2001:db8::9', proxies, '2001:db8:0:0::'],
    ['this machine', '::1', undefined, nobody, '::1'],
  ];
  for (const [what, peer, header, trusted, expected] of cases) {
    it(`is ${what}`, () => assert.equal(visitorAddress(peer, header, trusted), expected));
  }
});

it('a list with an entry that is no network is refused', () => {
  for (const list of ['proxy', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '10.0.0.0/', '127.0.0.1; ::1'])
    assert.equal(readTrusted(list), null, list);
  for (const list of ['', ' 127.0.0.1 ,', '::1/128']) assert.notEqual(readTrusted(list), null, list);
});
