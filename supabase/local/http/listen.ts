import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from '../StartupError.ts';

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/**
 * Starts a server on 127.0.0.1.
 * @param port 0 picks a free one
 * @param variable environment variable that sets the port, for the message
 * @throws StartupError when the port cannot be had.
 */
export function listen(server: Server, port: number, variable: string): Promise<Listening> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${error.code})`;
      reject(new StartupError(`Port ${port} ${reason}: stop what uses it, or set ${variable} to a free port.`));
    });
    server.listen(port, '127.0.0.1', () => {
      resolve({ port: (server.address() as AddressInfo).port, close: () => close(server) });
    });
  });
}

/** Lets answers under way finish; a client that keeps its connection open does not hold the stop up. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5_000).unref();
  });
}
