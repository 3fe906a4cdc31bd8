import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How an exchange can break on its way. Those that lose the answer hand the request on: what it asks for is done. */
export type LineFault =
  'is reset before it arrives' | 'is reset after it was done' | 'is cut off half-way' | 'stops half-way' | 'is never answered';

export interface BrokenLine {
  /** The site's address through this line. */
  url: string;
  /** Breaks every exchange whose path matches, until mended. */
  spoil: (path: RegExp, fault: LineFault) => void;
  mend: () => void;
  close: () => Promise<void>;
}

/** A line to the site whose sockets a test breaks: what a browser then sees, no answer of a test can imitate. */
export async function openLine(siteUrl: string): Promise<BrokenLine> {
  const { hostname, port: sitePort } = new URL(siteUrl);
  let spoiled: { path: RegExp; fault: LineFault } | null = null;

  const server = createServer((near, answer) => {
    const fault = spoiled?.path.test(near.url!) ? spoiled.fault : null;
    if (fault === 'is reset before it arrives') return void near.socket.resetAndDestroy();
    const far = request({ hostname, port: sitePort, method: near.method, path: near.url, headers: near.headers }, (from) =>
      fault === null ? pass(from, answer) : void breakAnswer(fault, from, answer),
    );
    far.on('error', () => answer.destroy());
    answer.on('close', () => far.destroy());
    near.pipe(far);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spoil: (path, fault) => (spoiled = { path, fault }),
    mend: () => (spoiled = null),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function pass(from: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(from.statusCode!, from.rawHeaders);
  from.pipe(answer);
}

async function breakAnswer(fault: LineFault, from: IncomingMessage, answer: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of from) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  if (fault === 'is never answered') return;
  if (fault === 'is reset after it was done') return void answer.socket!.resetAndDestroy();
  const { 'transfer-encoding': _chunked, ...headers } = from.headers;
  answer.writeHead(from.statusCode!, { ...headers, 'content-length': body.length });
  answer.write(body.subarray(0, Math.floor(body.length / 2)), () => {
    if (fault === 'is cut off half-way') answer.socket!.resetAndDestroy();
  });
}
