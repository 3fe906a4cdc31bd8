import assert from 'node:assert/strict';

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // Tests read fields of many shapes; a wrong one fails the assertion that follows.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

interface CallOptions {
  method?: string;
  body?: unknown;
  /** Access token of a signed-in person. */
  token?: string;
  /** Client address as the composition server would report it. */
  from?: string;
  headers?: Record<string, string>;
}

export type Call = (path: string, options?: CallOptions) => Promise<Answer>;

/** Calls a backend as a browser with the public key does; never follows redirects. */
export function apiClient({ port, anonKey }: { port: number; anonKey: string }): Call {
  return async (path, { method, body, token, from, headers = {} } = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        apikey: anonKey,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(from && { 'x-forwarded-for': from }),
        ...headers,
      },
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, text, body: isJson && text ? JSON.parse(text) : undefined };
  };
}

/** Path and query of the link in a mail. */
export function linkOf(mail: { Text: string } | undefined): string {
  const link = /https?:\/\/\S+/.exec(mail?.Text ?? '')?.[0];
  assert.ok(link, 'the mail holds a link');
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Opens a verification link and returns the access token that the redirect carries. */
export async function openLink(call: Call, link: string): Promise<string> {
  const { status, headers } = await call(link);
  assert.equal(status, 303);
  const token = new URLSearchParams(new URL(headers.get('location')!).hash.slice(1)).get('access_token');
  assert.ok(token, `the link signs in: ${headers.get('location')}`);
  return token;
}
