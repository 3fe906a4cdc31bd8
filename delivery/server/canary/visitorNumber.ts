import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const cookie = 'visitor';
/** Few enough that a number tells nobody apart for sure, enough that each bucket gets its share. */
const NUMBERS = 1_000_000;
/** Longer than a canary lasts; a revision ends after a month, too. */
const lastsSeconds = 30 * 86_400;

/** By `https`, its name keeps it to this very host (RFC 6265bis, `__Host-`). */
const prefixOf = (siteUrl: string): 'host' | undefined => (siteUrl.startsWith('https:') ? 'host' : undefined);

/** @returns the number that this browser was given, `null` without one: crawlers, and whoever takes no cookies */
export function visitorNumber(context: Context, siteUrl: string): number | null {
  const text = getCookie(context, cookie, prefixOf(siteUrl)) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Gives this browser a random number, from which nothing about anybody follows. */
export function drawVisitorNumber(context: Context, siteUrl: string): void {
  const prefix = prefixOf(siteUrl);
  setCookie(context, cookie, String(randomInt(NUMBERS)), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: lastsSeconds,
    secure: prefix !== undefined,
    ...(prefix && { prefix }),
  });
}
