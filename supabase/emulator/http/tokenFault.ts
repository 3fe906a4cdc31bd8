/**
 * What is wrong with the access token of a request, before anybody looks at its signature. The library takes what is no
 * token for an anonymous visitor, where hosted Supabase answers 401 and a client that lost its session learns of it; and
 * it takes a signed token for good that never expires, is meant for others, or names a role of the database's own.
 *
 * @param authorization the header; a public key in it is no token
 * @returns `malformed` when it cannot be a token, `claims` when it is one that must not be accepted
 */
export function tokenFault(authorization: string | null): 'malformed' | 'claims' | undefined {
  const token = /^Bearer\s+(.*)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined || token.startsWith('sb_')) return undefined;
  const parts = token.split('.');
  if (parts.length !== 3 || parts.some((part) => !/^[\w-]+$/.test(part))) return 'malformed';
  const claims = readClaims(parts[1]!);
  if (!claims) return 'malformed';
  const { exp, aud, role } = claims;
  // A service key names nobody it is for, on hosted Supabase neither.
  const isOurs = role === 'service_role' || (role === 'authenticated' && aud === 'authenticated');
  return Number.isFinite(exp) && isOurs ? undefined : 'claims';
}

/** What the middle part of a token says, whoever signed it; null where it says nothing. */
export function readClaims(part: string): Record<string, unknown> | null {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}
