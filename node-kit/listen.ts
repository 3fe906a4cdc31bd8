import type { Server, ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from './StartupError.ts';

/** Reaches this machine only; a proxy that speaks TLS stands in front where the public comes in. */
const loopback = '127.0.0.1';
/** Longest wait, in milliseconds, for answers under way when the server stops: a page waits 20 seconds for a submit. */
const farewell = 25_000;

/**
 * What one client may cost a server, for `createServer`: milliseconds for its headers and for its whole request, which a photo
 * over a slow phone needs. A connection is kept longer than a proxy in front keeps it, or a request meets one that just closed.
 */
export const slowClients = {
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 75_000,
} satisfies ServerOptions;
/** More are turned away, before the process runs out of files. */
const maxConnections = 4_096;

export interface RunningServer {
  port: number;
  /** Lets answers under way finish; a client that keeps its connection open does not hold the stop up. */
  close(): Promise<void>;
}

/**
 * Starts a server.
 *
 * @param port 0 takes any free port
 * @param variable environment variable that sets the port, for the message
 * @param host address of this machine; the loopback interface without it
 * @throws StartupError in one sentence when the address or port cannot be used
 */
export async function listen(server: Server, port: number, variable: string, host = loopback): Promise<RunningServer> {
  server.maxConnections = maxConnections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartupError(complaint(error, port, variable, host))));
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A client keeps its connection when its last answer has come.
    const farewells = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(farewells);
      resolve();
    });
    setTimeout(() => server.closeAllConnections(), farewell).unref();
  });
}

function complaint({ code, message }: NodeJS.ErrnoException, port: number, variable: string, host: string): string {
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${host}", which is no address of this machine; use 0.0.0.0 for all of them.`;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; stop it, or choose another with ${variable}.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account; choose one above 1023 with ${variable}.`;
  return `Port ${port} cannot be used (${message}); choose another with ${variable}.`;
}
