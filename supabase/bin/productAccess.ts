import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { StartupError } from '@marketplace/node-kit/StartupError';

export type Environment = Record<string, string | undefined>;

/** Where a product answers and the keys for it. */
export interface ProductAccess {
  url: string;
  /** The public key, which every call carries. */
  apikey: string;
  /** Opens everything. */
  serviceToken: string;
}

/**
 * The product that runs on `DATA_DIR`, `HOST` and `PORT`.
 *
 * @throws {StartupError} when it was never started
 */
export function embeddedProduct(env: Environment): ProductAccess {
  const file = join(resolve(env.DATA_DIR || '.data'), 'secrets.json');
  if (!existsSync(file)) throw new StartupError(`${file} is not there: start the product once, or name its folder in DATA_DIR.`);
  const { jwtSecret, anonKey } = JSON.parse(readFileSync(file, 'utf8')) as { jwtSecret: string; anonKey: string };
  return { url: `http://${hostOf(env)}:${env.PORT || '3000'}`, apikey: anonKey, serviceToken: serviceTokenOf(jwtSecret) };
}

/**
 * Calls the product's API.
 *
 * @param path below the site, such as `/rest/v1/rpc/grant_staff`
 * @param token of a session; without it the call may do everything
 * @returns the answer, undefined when it is empty
 * @throws {StartupError} with what the product said, or that something else answers, or nothing
 */
export async function callProduct<T>(product: ProductAccess, path: string, body?: object, token = product.serviceToken): Promise<T> {
  const answer = await fetch(product.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { apikey: product.apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new StartupError(`Nothing answers at ${product.url}. Start the product first; HOST and PORT say where it is.`);
  });
  const text = await answer.text();
  const said = parse<T>(text, product.url);
  if (answer.ok) return said;
  const { message, msg, hint } = (said ?? {}) as { message?: string; msg?: string; hint?: string };
  throw new StartupError([`${message ?? msg ?? `The answer was ${answer.status}`}.`, hint].filter(Boolean).join(' '));
}

function parse<T>(text: string, url: string): T {
  try {
    return (text ? JSON.parse(text) : undefined) as T;
  } catch {
    throw new StartupError(`What answers at ${url} is not the product. Start the product first; HOST and PORT say where it is.`);
  }
}

/** Where a product that listens on one address answers; one that listens on all of them answers on loopback too. */
function hostOf({ HOST: host }: Environment): string {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return isIPv6(host) ? `[${host}]` : host;
}

/** Good for a minute: it opens everything. */
function serviceTokenOf(secret: string): string {
  const claims = { role: 'service_role', exp: Math.floor(Date.now() / 1000) + 60 };
  const unsigned = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
}
