import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface BreakableLine {
  /** The address it was made for, reached through the line. */
  url: string;
  /** Ends every connection and takes no new one, as when the other end is stopped. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** How many there are now. */
  connections(): number;
}

/** A line to the server of `url` that a test may cut. */
export async function breakableLine(url: string): Promise<BreakableLine> {
  const { hostname, port: targetPort } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    near.setNoDelay();
    const far = connect(Number(targetPort || 5432), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => other.destroy() && sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  const open = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await open(0);
  const near = new URL(url);
  near.host = `127.0.0.1:${port}`;
  return {
    url: near.href,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    connections: () => sockets.size / 2,
    mend: async () => void (await open(port)),
  };
}
