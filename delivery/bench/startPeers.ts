import { join } from 'node:path';
import type { RunningServer } from '@marketplace/node-kit/listen';
import type { Registry } from '@marketplace/section-kit/manifest';
import { repositoryRoot } from '../build/productPackages.ts';
import type { RunningProduct } from '../process/runProduct.ts';
import { createApp } from '../server/createApp.ts';
import { createRenderer, type Renderer } from '../server/prerender/createRenderer.ts';
import { serveApp } from '../server/serveApp.ts';
import { ArtifactStore, localVersion, readArtifact } from '../store/ArtifactStore.ts';
import { buildMonolith } from './buildMonolith.ts';
import { withHoldingSection } from './holdingSection.ts';
import { monolithRegistry } from './monolithRegistry.ts';
import { monolithRenderer } from './monolithRenderer.ts';
import { serveStill } from './serveStill.ts';

interface PeersOptions {
  /** Folder of the still pages; written while this runs. */
  stillDir: string;
  /** Route whose page never stops rendering, for the peer that has such a section. */
  holdingPath: string;
}

/**
 * Serves what the composed product is measured against, each on a port of its own, with the same server, backend, pictures and
 * packing: the same sources as one build, its pages as documents without script, and a composition with a section that holds.
 *
 * @returns ends them
 * @throws Error when the one build fails
 */
export async function startPeers(
  { registry, backend, settings, log }: RunningProduct,
  { stillDir, holdingPath }: PeersOptions,
): Promise<() => Promise<void>> {
  const { dataDir, siteUrl, operator } = settings;
  const store = new ArtifactStore(dataDir);
  const compose = (composed: Registry, renders: Renderer) =>
    createApp({ registry: () => composed, store, backend, siteUrl, operator, renderer: renders, log });

  const built = await buildMonolith(repositoryRoot, registry, log);
  const shell = store.publish(built, localVersion(readArtifact(join(built, 'artifact.json'))));
  const renderers = {
    monolith: monolithRenderer({ registry, shell, store, backend, log }),
    holding: createRenderer({ store, backend, log }),
  };
  const apps = {
    still: serveStill(stillDir, store, siteUrl),
    monolith: compose(monolithRegistry(registry, shell), renderers.monolith),
    holding: compose(withHoldingSection(registry, store, holdingPath), renderers.holding),
  };
  const servers: RunningServer[] = [];
  for (const [name, app] of Object.entries(apps)) {
    const server = await serveApp(app, 0);
    servers.push(server);
    log(`${name} at http://localhost:${server.port}`);
  }
  return async () => {
    await Promise.all([...servers.map((server) => server.close()), ...Object.values(renderers).map((each) => each.stop())]);
  };
}
