import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from './createApp.ts';

/** Reaches this machine only; a proxy that speaks TLS stands in front where the public comes in. */
const loopback = '127.0.0.1';
/** Longest wait for answers under way when the server stops. */
const farewell = 3_000;
/** Bytes. A long search text in another script is six times as long in an address; Node would stop at 16 KiB. */
const maxHeaderSize = 64 * 1024;

export interface RunningServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves an application on the loopback interface.
 *
 * @param port 0 takes any free port
 * @throws Error in one sentence when the port cannot be used
 */
export async function listen(app: Hono<AppEnv>, port: number): Promise<RunningServer> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { maxHeaderSize } });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(portComplaint(error, port, 'PORT'))));
    server.listen(port, loopback, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeIdleConnections' in server) server.closeIdleConnections();
        setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), farewell).unref();
      }),
  };
}

/** @param variable that sets the port */
export function portComplaint({ code, message }: NodeJS.ErrnoException, port: number, variable: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; stop it, or choose another with ${variable}.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account; choose one above 1023 with ${variable}.`;
  return `Port ${port} cannot be used (${message}); choose another with ${variable}.`;
}
