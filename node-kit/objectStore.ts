import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a request meets in place of an answer of the store. */
type StoreFault = number | 'cut' | 'cut after' | 'hang' | undefined;

interface ObjectStoreOptions {
  /** Replaces what is there, whatever it is asked. */
  ignoresConditions?: boolean;
  /** Objects of one answer to a list. */
  pageSize?: number;
}

/** A store on this machine that speaks as much of S3 as several hosts need to share builds, for tests and game days. */
export interface ObjectStore {
  /** Address of a bucket in it. */
  url: string;
  objects: Map<string, Buffer>;
  /** What the next requests meet: an answer of its own, the end of the connection, or nothing at all. Asked with what was already decided. */
  state: { before: (method: string, key: string) => StoreFault };
  close: () => void;
}

/** Whoever names this key id is let in; signatures are not looked at. */
export const storeAccess = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'ca-central-1' };

/** Starts a store that enforces the conditions it is asked for, unless told otherwise. */
export async function openObjectStore({ ignoresConditions = false, pageSize = 1000 }: ObjectStoreOptions = {}): Promise<ObjectStore> {
  const objects = new Map<string, Buffer>();
  const state: ObjectStore['state'] = { before: () => undefined };
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const url = new URL(request.url!, 'http://store');
    const key = url.pathname.replace(/^\/builds\/?/, '');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (!headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${storeAccess.AWS_ACCESS_KEY_ID}/`))
      return refuse(response, 403, 'AccessDenied');
    const fault = state.before(method, key);
    if (fault === 'hang') return;
    if (fault === 'cut') return void response.destroy();
    if (typeof fault === 'number') return refuse(response, fault, 'Fault');
    if (method === 'PUT') {
      const isTaken = objects.has(key) && headers['if-none-match'] === '*' && !ignoresConditions;
      if (!isTaken) objects.set(key, Buffer.concat(chunks));
      if (fault === 'cut after') return void response.destroy();
      return isTaken ? refuse(response, 412, 'PreconditionFailed') : void response.end();
    }
    if (url.searchParams.get('list-type') === '2') return list(url.searchParams, response);
    const stored = objects.get(key);
    if (stored) response.end(stored);
    else refuse(response, 404, 'NoSuchKey');
  }

  function list(search: URLSearchParams, response: ServerResponse): void {
    const keys = [...objects.keys()].filter((key) => key.startsWith(search.get('prefix')!)).sort();
    const from = Number(search.get('continuation-token')?.replace('&', '') ?? 0);
    const next = from + pageSize;
    const token = next < keys.length ? `<NextContinuationToken>&amp;${next}</NextContinuationToken>` : '';
    response.end(
      `<ListBucketResult>${keys
        .slice(from, next)
        .map((key) => `<Key>${key}</Key>`)
        .join('')}${token}</ListBucketResult>`,
    );
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/builds/site`, objects, state, close };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.statusCode = status;
  response.end(`<Error><Code>${code}</Code></Error>`);
}
