import { randomInt } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';

/** Below what systems give to connections, so that nobody's connection takes the port before it is listened on. */
const anyPort = (): number => randomInt(20_000, 32_768);

/**
 * A port of the loopback interface that nobody listens on right now.
 *
 * @param pick proposes ports; asked again while the one it proposed is taken
 * @throws Error of the system when no port can be listened on
 */
export async function freePort(pick = anyPort): Promise<number> {
  for (;;) {
    const server = createServer().listen(pick(), '127.0.0.1');
    const isFree = await new Promise<boolean>((resolve, reject) => {
      server.once('listening', () => resolve(true));
      server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    });
    if (!isFree) continue;
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}
