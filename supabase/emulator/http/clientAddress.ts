import { isIP } from 'node:net';
import { plainAddress } from '@marketplace/node-kit/plainAddress';

/**
 * The address a request comes from. The composition server forwards requests from this machine and appends its own
 * peer to `x-forwarded-for`; every other entry, and the header of any other peer, is what a visitor wrote.
 * @param peer address of the other end of the connection
 * @param forwardedFor value of `x-forwarded-for`
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | null): string {
  const address = plainAddress(peer ?? '');
  const last = plainAddress(forwardedFor?.split(',').at(-1)?.trim() ?? '');
  return isLoopback(address) && isIP(last) ? last : address;
}

/** Whether an address is of this machine. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^127\./.test(address);
}
