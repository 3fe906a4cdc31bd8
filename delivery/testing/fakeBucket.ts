import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { S3Bucket } from '../bucket/S3Bucket.ts';

interface FakeBucketOptions {
  /** Replaces what is there, whatever it is asked. */
  ignoresConditions?: boolean;
  /** Objects of one answer to a list. */
  pageSize?: number;
}

/** A store that speaks S3 on this machine, enforcing what it is asked unless told otherwise, until the tests of the file end. */
export async function fakeBucket({ ignoresConditions = false, pageSize = 1000 }: FakeBucketOptions = {}) {
  const objects = new Map<string, Buffer>();
  /** What the next requests meet: an answer of its own, the end of the connection, or nothing at all. Asked with what was already decided. */
  const state = { before: (_method: string, _key: string): number | 'cut' | 'cut after' | 'hang' | undefined => undefined };
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const url = new URL(request.url!, 'http://store');
    const key = url.pathname.replace(/^\/builds\/?/, '');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return refuse(response, 403, 'AccessDenied');
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
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/builds/site`;
  const open = () => new S3Bucket({ url, accessKeyId: 'key', secretAccessKey: 'secret', region: 'ca-central-1' });
  return { objects, state, url, open, bucket: open() };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.statusCode = status;
  response.end(`<Error><Code>${code}</Code></Error>`);
}
