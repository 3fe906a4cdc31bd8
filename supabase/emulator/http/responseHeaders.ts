const CORS = {
  vary: 'origin',
  'access-control-allow-headers':
    'apikey,authorization,content-type,x-client-info,x-supabase-api-version,prefer,range,accept-profile,content-profile',
  'access-control-allow-methods': 'GET,HEAD,POST,PATCH,PUT,DELETE,OPTIONS',
  'access-control-expose-headers': 'content-range,content-location,preference-applied,x-supabase-api-version,x-sb-error-code,retry-after',
  'access-control-max-age': '86400',
};

/**
 * Puts our headers on an answer: those for an allowed origin instead of the library's own, which allow everybody, and
 * `no-store` on what may hold tokens. Rows are kept by nobody on the way and asked for each time; with `no-store` a page that received
 * them could not be restored by Back.
 */
export function withHeaders(response: Response, request: Request, allowed: ReadonlySet<string>): Response {
  const headers = new Headers(response.headers);
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
  const origin = request.headers.get('origin');
  if (origin && allowed.has(origin)) {
    headers.set('access-control-allow-origin', origin);
    for (const [name, value] of Object.entries(CORS)) headers.set(name, value);
  }
  headers.set('x-content-type-options', 'nosniff');
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/auth/')) headers.set('cache-control', 'no-store');
  if (pathname.startsWith('/rest/')) headers.set('cache-control', 'private, no-cache');
  return new Response(response.body, { status: response.status, headers });
}
