import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Front {
  url: string;
  close: () => void;
}

/**
 * What a proxy is to a site: one address for the servers of its pages and for its backend.
 *
 * @param addressesOf where a path is answered; what only reads is asked of the next one where the first does not answer
 */
export async function openFront(addressesOf: (path: string) => readonly string[]): Promise<Front> {
  const server = createServer((near, answer) => ask(addressesOf(near.url!), near, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

function ask([address, ...others]: readonly string[], near: IncomingMessage, answer: ServerResponse): void {
  const { hostname, port } = new URL(address!);
  const far = request({ hostname, port, method: near.method, path: near.url, headers: near.headers }, (from) => {
    answer.writeHead(from.statusCode!, from.rawHeaders);
    from.pipe(answer);
    from.on('error', () => answer.destroy());
  });
  far.on('error', () => {
    if (answer.headersSent) answer.destroy();
    else if (others.length && near.method === 'GET') ask(others, near, answer);
    else answer.writeHead(502).end('The server does not answer.');
  });
  answer.on('close', () => far.destroy());
  near.pipe(far);
}
