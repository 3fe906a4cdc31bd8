import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Secrets {
  jwtSecret: string;
  anonKey: string;
}

const readSecrets = () => JSON.parse(readFileSync(join(process.env.PRODUCT_DATA_DIR!, 'secrets.json'), 'utf8')) as Secrets;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A key that row security does not hold back, as a hosted project's service role key: for what a test prepares and counts. */
function serviceRoleKey({ jwtSecret }: Secrets): string {
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role: 'service_role', exp: Math.floor(Date.now() / 1000) + 3600 })}`;
  return `${unsigned}.${createHmac('sha256', jwtSecret).update(unsigned).digest('base64url')}`;
}

interface CallOptions {
  method?: string;
  body?: unknown;
  /** Session of an account; `'service'` for the service role; the public without it. */
  as?: string;
}

/**
 * Calls the product's API.
 *
 * @param path below the site, such as `/rest/v1/projects?select=id`
 * @throws with the answer when it is a failure
 */
export async function callApi<T>(path: string, { method, body, as }: CallOptions = {}): Promise<T> {
  const secrets = readSecrets();
  const token = as === 'service' ? serviceRoleKey(secrets) : as;
  const response = await fetch(`${process.env.PRODUCT_URL}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { apikey: secrets.anonKey, 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method ?? 'call'} ${path} answered ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Rows as the database has them, whoever they belong to. */
export const rowsOf = <T>(query: string): Promise<T[]> => callApi<T[]>(`/rest/v1/${query}`, { as: 'service' });
