import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import type { Backend } from '../server/backend/Backend.ts';
import { startServer, type ServerOptions } from '../server/startServer.ts';
import { publishBuilds } from './publishBuilds.ts';
import type { BuildFacts } from './writeBuild.ts';

/** An API on a free port whose answers the test decides. */
export async function fakeBackend(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Backend & { stop(): void }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  after(stop);
  return { anonKey: 'public-key', hostedUrl: null, origin: () => `http://127.0.0.1:${port}`, stop };
}

/** A backend that is not there. */
export const noBackend: Backend = { anonKey: 'public-key', hostedUrl: null, origin: () => null };

/** Serves the given builds for the length of a test file. */
export async function serveBuilds(builds: BuildFacts[], options: Partial<ServerOptions> = {}) {
  const published = publishBuilds(...builds);
  const lines: string[] = [];
  const server = await startServer({
    port: 0,
    dataDir: published.dataDir,
    environment: 'local',
    siteUrl: 'https://site.example',
    backend: noBackend,
    log: (line) => lines.push(line),
    ...options,
  });
  after(() => server.close());
  const get = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual', ...init });
  return { ...published, ...server, get, lines };
}
