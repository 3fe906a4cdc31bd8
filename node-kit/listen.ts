import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from './StartupError.ts';

/** Reaches this machine only; a proxy that speaks TLS stands in front where the public comes in. */
const loopback = '127.0.0.1';
/** Longest wait, in milliseconds, for answers under way when the server stops. */
const farewell = 5_000;

export interface RunningServer {
  port: number;
  /** Lets answers under way finish; a client that keeps its connection open does not hold the stop up. */
  close(): Promise<void>;
}

/**
 * Starts a server on the loopback interface.
 *
 * @param port 0 takes any free port
 * @param variable environment variable that sets the port, for the message
 * @throws StartupError in one sentence when the port cannot be used
 */
export async function listen(server: Server, port: number, variable: string): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartupError(complaint(error, port, variable))));
    server.listen(port, loopback, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), farewell).unref();
  });
}

function complaint({ code, message }: NodeJS.ErrnoException, port: number, variable: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; stop it, or choose another with ${variable}.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account; choose one above 1023 with ${variable}.`;
  return `Port ${port} cannot be used (${message}); choose another with ${variable}.`;
}
