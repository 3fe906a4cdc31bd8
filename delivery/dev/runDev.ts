import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildProduct } from '../build/buildProduct.ts';
import { productPackages, repositoryRoot } from '../build/productPackages.ts';
import { claimDataDir } from '../process/claimDataDir.ts';
import { openBackend } from '../process/openBackend.ts';
import { publishTree } from '../process/publishTree.ts';
import type { Settings } from '../process/readSettings.ts';
import { requireFreePort } from '../process/requireFreePort.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { createApp } from '../server/createApp.ts';
import { serveApp } from '../server/serveApp.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { LiveBuilds } from './LiveBuilds.ts';
import { liveConfigs } from './liveConfigs.ts';

/**
 * Serves the product with live builds: a saved file is compiled and the page reloads.
 *
 * @param only section to build live inside the built product; `null` builds everything live
 * @returns stops everything
 * @throws Error in one sentence; whatever had started is stopped before
 */
export async function runDev(settings: Settings, only: string | null, log: (line: string) => void): Promise<() => Promise<void>> {
  const { port, siteUrl, dataDir } = settings;
  const packages = productPackages(repositoryRoot);
  if (only && !packages.has(only)) throw new Error(`There is no package "${only}"; there are ${[...packages.keys()].join(', ')}.`);
  const undo: (() => void | Promise<void>)[] = [claimDataDir(dataDir, 'local')];
  const stop = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    await requireFreePort(port, 'PORT');
    const [backend] = await Promise.all([
      openBackend(settings, 'local', dataDir, log, (step) => undo.push(step)),
      ...(only ? [buildProduct({ log })] : []),
    ]);
    const registry = new RegistryFile(dataDir, 'local');
    const store = new ArtifactStore(dataDir);
    if (only) publishTree(repositoryRoot, dataDir, registry, 'npm run dev');
    const published = only ? registry.read() : null;

    const compiler = webpack(await liveConfigs(only ? new Map([[only, packages.get(only)!]]) : packages));
    const builds = new LiveBuilds(compiler);
    const app = createApp({ registry: () => builds.compose(published), store, backend, siteUrl, log });
    const composition = await serveApp(app, 0);
    undo.push(() => composition.close());

    const server = new WebpackDevServer(
      {
        host: '127.0.0.1',
        port,
        hot: false,
        liveReload: true,
        static: false,
        // The policy of the page allows connections to the very name it was opened by.
        client: { logging: 'none', overlay: false, webSocketURL: 'auto://0.0.0.0:0/ws' },
        proxy: [{ pathFilter: () => true, target: `http://127.0.0.1:${composition.port}` }],
        setupMiddlewares: (middlewares, devServer) => [
          // A page rendered while its scripts are being compiled would name hashes that no longer hold.
          (_request: unknown, _response: unknown, next: () => void) => devServer.middleware!.waitUntilValid(() => next()),
          ...middlewares,
        ],
      },
      compiler,
    );
    undo.push(() => server.stop());
    log('Compiling …');
    await server.start();
    await new Promise<void>((resolve) => server.middleware!.waitUntilValid(() => resolve()));
    log(`Development runs at ${siteUrl}, with ${only ?? 'everything'} live`);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
