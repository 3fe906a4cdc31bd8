/** A JSON answer. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

/** An error of the Auth API in the shape that auth-js reads: `error_code` becomes its `code`, `msg` its `message`. */
export function authError(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return json(status, { code: status, error_code: code, msg: message }, { 'x-sb-error-code': code, ...headers });
}

interface ErrorAnswer {
  status: number;
  /** A code of the Auth API. */
  code: string;
  message: string;
  retryAfterSeconds?: number;
  /** The rest of the request is not read, so its connection cannot carry another. */
  closes?: boolean;
}

/**
 * Refuses a request in the shape its caller reads: PostgREST's error, GoTrue's error, or for a link opened from a mail
 * a redirect to the site with the error in the fragment, as for an expired link.
 */
export function refuse(request: Request, siteUrl: string, refusal: ErrorAnswer): Response {
  const { status, code, message, retryAfterSeconds, closes } = refusal;
  const headers: Record<string, string> = {
    ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
    ...(closes && { connection: 'close' }),
  };
  const { pathname } = new URL(request.url);
  if (pathname === '/auth/v1/verify' && request.method === 'GET') {
    const fragment = new URLSearchParams({ error: 'access_denied', error_code: code, error_description: message });
    return new Response(null, { status: 303, headers: { ...headers, location: `${siteUrl}/#${fragment}` } });
  }
  if (pathname.startsWith('/auth/')) return authError(status, code, message, headers);
  return json(status, { code: String(status), message, details: null, hint: null }, headers);
}
