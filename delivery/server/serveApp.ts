import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { listen, slowClients, type RunningServer } from '@marketplace/node-kit/listen';
import type { AppEnv } from './createApp.ts';

/** Bytes. A long search text in another script is six times as long in an address; Node would stop at 16 KiB. */
const maxHeaderSize = 64 * 1024;

/**
 * Serves an application.
 *
 * @param port 0 takes any free port
 * @param host address of this machine; the loopback interface without it
 * @param patience with slow clients, as `createServer` takes it
 * @throws StartupError in one sentence when the address or port cannot be used
 */
export function serveApp(app: Hono<AppEnv>, port: number, host?: string, patience = slowClients): Promise<RunningServer> {
  const serverOptions = { maxHeaderSize, ...patience };
  return listen(createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server, port, 'PORT', host);
}
