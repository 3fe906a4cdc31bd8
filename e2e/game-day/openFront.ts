import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Front {
  url: string;
  close: () => void;
}

/** What a proxy is to a site: one address for the server of its pages and for its backend. */
export async function openFront(addressOf: (path: string) => string): Promise<Front> {
  const server = createServer((near, answer) => {
    const { hostname, port } = new URL(addressOf(near.url!));
    const far = request({ hostname, port, method: near.method, path: near.url, headers: near.headers }, (from) => {
      answer.writeHead(from.statusCode!, from.rawHeaders);
      from.pipe(answer);
      from.on('error', () => answer.destroy());
    });
    far.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end('The server does not answer.')));
    answer.on('close', () => far.destroy());
    near.pipe(far);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
