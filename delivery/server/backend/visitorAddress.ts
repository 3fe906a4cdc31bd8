import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import { plainAddress } from '@marketplace/node-kit/plainAddress';
import type { AppEnv } from '../createApp.ts';

/** Whether an address belongs to a proxy that may say who the visitor is. */
export type Trusts = (address: string) => boolean;

/**
 * Reads a list of addresses and networks: `10.0.0.0/8, ::1`.
 *
 * @returns null for a list with an entry that is neither
 */
export function readTrusted(list: string): Trusts | null {
  const trusted = new BlockList();
  for (const entry of list.split(',').map((text) => text.trim())) {
    if (entry === '') continue;
    const [address = '', bits, ...more] = entry.split('/');
    const version = isIP(address);
    const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32));
    if (version === 0 || !isPrefix || more.length > 0) return null;
    trusted.addSubnet(address, bits === undefined ? (version === 6 ? 128 : 32) : Number(bits), `ipv${version as 4 | 6}`);
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, `ipv${isIP(address) as 4 | 6}`);
}

/**
 * The address that limits count a visitor by. Everybody can write `x-forwarded-for`, so only what a trusted proxy says of
 * its own peer counts, from the last entry back. A household has a whole IPv6 network of 2^64 addresses: it counts as one.
 *
 * @param peer other end of the socket
 */
export function visitorAddress(peer: string, forwardedFor: string | undefined, trusts: Trusts): string {
  const hops = [...(forwardedFor?.split(',') ?? []), peer].map((hop) => plainAddress(hop.trim()));
  let visitor = hops.pop()!;
  while (trusts(visitor) && isIP(hops.at(-1) ?? '')) visitor = hops.pop()!;
  return isIP(visitor) === 6 && visitor !== '::1' ? network(visitor) : visitor;
}

/** Who sent a request, as `visitorAddress` counts. */
export function visitorOf(context: Context<AppEnv>, trusts: Trusts): string {
  return visitorAddress(context.env.incoming.socket.remoteAddress ?? '', context.req.header('x-forwarded-for'), trusts);
}

/** The first half of an IPv6 address: `2001:db8:1:2::`. */
function network(address: string): string {
  const [head = '', tail = ''] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
  return `${groups.slice(0, 4).join(':')}::`;
}
