import type { Environment } from '@marketplace/section-kit/manifest';
import { LiveRegistry } from '../registry/LiveRegistry.ts';
import { RegistryReader } from '../registry/RegistryReader.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { wholeArtifacts } from '../store/wholeArtifacts.ts';
import { createApp, type AppSources } from './createApp.ts';
import { createRenderer } from './prerender/createRenderer.ts';
import type { RunningServer } from '@marketplace/node-kit/listen';
import { serveApp } from './serveApp.ts';

export interface ServerOptions extends Omit<AppSources, 'registry' | 'store' | 'renderer' | 'canaryRenderer' | 'mayOverride' | 'log'> {
  /** 0 takes any free port. */
  port: number;
  /** Address of this machine; the loopback interface without it. */
  host?: string;
  /** Holds the registry of `environment` and the published builds. */
  dataDir: string;
  environment: Environment;
  log?: (line: string) => void;
}

interface CompositionServer extends RunningServer {
  /** What is wrong with the registry, although pages are served: `null` while everything holds. */
  problem: () => string | null;
}

/**
 * Starts the composition server. It opens no private key.
 *
 * @throws Error in one sentence when the registry or a file it names cannot be trusted, or the port is taken
 */
export async function startServer(options: ServerOptions): Promise<CompositionServer> {
  const { port, host, dataDir, environment, log = () => {}, ...sources } = options;
  const store = new ArtifactStore(dataDir);
  const live = new LiveRegistry(new RegistryReader(dataDir, environment), log, wholeArtifacts(store));
  const renderer = createRenderer({ store, backend: sources.backend, log });
  const canaryRenderer = createRenderer({ store, backend: sources.backend, log });
  // The first visitors need neither wait for what renders, nor go without.
  await renderer.prepare(live.current());
  const running = await serveApp(
    createApp({
      ...sources,
      registry: () => live.current(),
      store,
      renderer,
      canaryRenderer,
      mayOverride: environment !== 'production',
      log,
    }),
    port,
    host,
  );
  const close = async (): Promise<void> => {
    await Promise.all([running.close(), renderer.stop(), canaryRenderer.stop()]);
  };
  return { ...running, close, problem: () => live.problem() };
}
