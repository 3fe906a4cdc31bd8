import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { listen, type RunningServer } from '@marketplace/node-kit/listen';
import type { AppEnv } from './createApp.ts';

/** Bytes. A long search text in another script is six times as long in an address; Node would stop at 16 KiB. */
const maxHeaderSize = 64 * 1024;

/**
 * Serves an application on the loopback interface.
 *
 * @param port 0 takes any free port
 * @throws Error in one sentence when the port cannot be used
 */
export function serveApp(app: Hono<AppEnv>, port: number): Promise<RunningServer> {
  return listen(createAdaptorServer({ fetch: app.fetch, serverOptions: { maxHeaderSize } }) as Server, port, 'PORT');
}
