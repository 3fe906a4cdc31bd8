import { createHmac } from 'node:crypto';

/** An access token of an hour, as the backend with this secret signs it, with these claims. */
export function signAccess(jwtSecret: string, claims: Readonly<Record<string, unknown>>): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ exp: Math.floor(Date.now() / 1000) + 3600, ...claims })}`;
  return `${unsigned}.${createHmac('sha256', jwtSecret).update(unsigned).digest('base64url')}`;
}
