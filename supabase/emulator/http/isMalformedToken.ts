/**
 * True for a bearer token that cannot be one: the library treats it as an anonymous visitor, hosted Supabase answers
 * 401, and a client that lost its session should learn of it.
 */
export function isMalformedToken(authorization: string | null): boolean {
  const token = /^Bearer\s+(.*)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined || token.startsWith('sb_')) return false;
  const parts = token.split('.');
  return parts.length !== 3 || parts.some((part) => !/^[\w-]+$/.test(part));
}
