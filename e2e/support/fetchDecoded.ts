import type { Route } from '@playwright/test';

interface DecodedAnswer {
  status: number;
  /** Without what described the body on its way, so that a browser never takes a changed one for what the server has. */
  headers: Record<string, string>;
  body: Buffer;
}

/** Lets a request through and returns its answer, ready to be changed and given to `route.fulfill`. */
export async function fetchDecoded(route: Route): Promise<DecodedAnswer> {
  const response = await route.fetch();
  const { 'content-encoding': _encoding, 'content-length': _length, etag: _tag, ...headers } = response.headers();
  return { status: response.status(), headers, body: await response.body() };
}
