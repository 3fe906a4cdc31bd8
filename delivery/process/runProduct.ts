import type { Environment, Registry } from '@marketplace/section-kit/manifest';
import { brand } from '@marketplace/shared-ui/brand';
import { buildProduct } from '../build/buildProduct.ts';
import { repositoryRoot } from '../build/productPackages.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { renew } from '../registry/renew.ts';
import type { Backend } from '../server/backend/Backend.ts';
import { startServer } from '../server/startServer.ts';
import { claimDataDir } from './claimDataDir.ts';
import { openBackend } from './openBackend.ts';
import { publishTree } from './publishTree.ts';
import type { Settings } from './readSettings.ts';
import { requireOperator } from './requireOperator.ts';
import { requireFreePort } from './requireFreePort.ts';

const day = 24 * 60 * 60 * 1000;

/** What runs, for something that runs beside it. */
export interface RunningProduct {
  registry: Registry;
  backend: Backend;
  settings: Settings;
  log: (line: string) => void;
}

interface ProductOptions {
  settings: Settings;
  environment: Environment;
  /** Folder for the embedded backend's own files. */
  backendDir: string;
  /** `true` runs the working copy; `false` runs what the registry says, and the working copy only when there is none yet. */
  followTree: boolean;
  /** Name of the command, for the history of the registry. */
  command: string;
  /** Starts something beside the product, before it is announced. What it returns ends that. */
  beside?: (running: RunningProduct) => Promise<() => Promise<void>>;
  log: (line: string) => void;
}

/**
 * Builds what is not built, starts the backend and the composition server, and prints the address.
 *
 * @returns stops everything
 * @throws Error in one sentence; whatever had started is stopped before
 */
export async function runProduct({
  settings,
  environment,
  backendDir,
  followTree,
  command,
  beside,
  log,
}: ProductOptions): Promise<() => Promise<void>> {
  const { port, host, siteUrl, dataDir, trustsProxy, operator } = settings;
  requireOperator(operator, environment);
  const undo: (() => void | Promise<void>)[] = [claimDataDir(dataDir, environment)];
  const stop = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    await requireFreePort(port, 'PORT', host);
    const registry = new RegistryFile(dataDir, environment);
    requireTrust(registry);
    const [backend] = await Promise.all([
      openBackend(settings, environment, backendDir, log, (step) => undo.push(step)),
      buildProduct({ log }),
    ]);
    if (followTree || !registry.exists()) publishTree(repositoryRoot, dataDir, registry, command);
    tryRenew(registry, command, log);
    const renewal = setInterval(() => tryRenew(registry, command, log), day).unref();
    undo.push(() => clearInterval(renewal));
    const server = await startServer({ port, host, dataDir, environment, siteUrl, operator, backend, trustsProxy, log });
    undo.push(() => server.close());
    if (beside) undo.push(await beside({ registry: registry.read(), backend, settings, log }));
    log(`${brand.name} (${environment}) runs at ${siteUrl}`);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

function requireTrust(registry: RegistryFile): void {
  try {
    if (registry.exists()) registry.readExpired();
  } catch (error) {
    throw new Error(`${(error as Error).message} Put a good ${registry.file} back, or delete the folder it is in to start over.`);
  }
}

/** A registry that cannot be renewed today, as on a full disk, is good for days yet, and the server has its last good one. */
function tryRenew(registry: RegistryFile, command: string, log: (line: string) => void): void {
  try {
    renew(registry, command);
  } catch (error) {
    log(`The registry was not renewed: ${(error as Error).message}`);
  }
}
