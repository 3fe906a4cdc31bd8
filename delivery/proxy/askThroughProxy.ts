import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import type { RunningCaddy } from './startCaddy.ts';

interface Answer {
  headers: IncomingHttpHeaders & { ':status'?: number };
  body: Buffer;
}

interface Question {
  headers?: Record<string, string>;
  /** Address of this machine that the visitor comes from. */
  from?: string;
  /** Makes it a POST. */
  body?: string;
}

/** Opens a connection to the proxy that believes its certificate, and no other. */
export async function connectToProxy({ port, certificate }: RunningCaddy, options: ConnectionOptions = {}): Promise<TLSSocket> {
  const socket = connect({ ca: readFileSync(certificate), servername: 'localhost', host: '127.0.0.1', port, ...options });
  await once(socket, 'secureConnect');
  return socket;
}

/** Makes what asks through the proxy by HTTP/2, each time over a connection of its own. */
export function askThroughProxy(proxy: RunningCaddy) {
  return async (path: string, { headers, from = '127.0.0.2', body }: Question = {}): Promise<Answer> => {
    const socket = await connectToProxy(proxy, { localAddress: from, ALPNProtocols: ['h2'] } as ConnectionOptions);
    if (socket.alpnProtocol !== 'h2') throw new Error('The proxy speaks no HTTP/2.');
    const session = connectHttp2(`https://localhost:${proxy.port}`, { createConnection: () => socket });
    const stream = session.request({ ':path': path, ':method': body === undefined ? 'GET' : 'POST', ...headers }, { endStream: false });
    stream.end(body);
    const [answered] = (await once(stream, 'response')) as [Answer['headers']];
    const answer = Buffer.concat(await stream.toArray());
    session.close();
    return { headers: answered, body: answer };
  };
}
