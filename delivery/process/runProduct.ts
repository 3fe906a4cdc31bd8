import type { Environment } from 'section-kit/manifest';
import { brand } from 'shared-ui/brand';
import { buildProduct } from '../build/buildProduct.ts';
import { repositoryRoot } from '../build/productPackages.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { renew } from '../registry/renew.ts';
import { startServer } from '../server/startServer.ts';
import { claimDataDir } from './claimDataDir.ts';
import { openBackend } from './openBackend.ts';
import { publishTree } from './publishTree.ts';
import type { Settings } from './readSettings.ts';
import { requireFreePort } from './requireFreePort.ts';

const day = 24 * 60 * 60 * 1000;

export interface ProductOptions {
  settings: Settings;
  environment: Environment;
  /** Folder for the embedded backend's own files. */
  backendDir: string;
  /** `true` runs the working copy; `false` runs what the registry says, and the working copy only when there is none yet. */
  followTree: boolean;
  /** Name of the command, for the audit file. */
  command: string;
  log: (line: string) => void;
}

/**
 * Builds what is not built, starts the backend and the composition server, and prints the address.
 *
 * @returns stops everything
 * @throws Error in one sentence; whatever had started is stopped before
 */
export async function runProduct({ settings, environment, backendDir, followTree, command, log }: ProductOptions): Promise<() => Promise<void>> {
  const { port, siteUrl, dataDir } = settings;
  const undo: (() => void | Promise<void>)[] = [claimDataDir(dataDir, environment)];
  const stop = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    await requireFreePort(port, 'PORT');
    const [backend] = await Promise.all([openBackend(settings, backendDir, log, (step) => undo.push(step)), buildProduct({ log })]);
    const registry = new RegistryFile(dataDir, environment);
    if (followTree || !registry.exists()) publishTree(repositoryRoot, dataDir, registry, command);
    renew(registry, command);
    const renewal = setInterval(() => renew(registry, command), day).unref();
    undo.push(() => clearInterval(renewal));
    const server = await startServer({ port, dataDir, environment, siteUrl, backend, log });
    undo.push(() => server.close());
    log(`${brand.name} (${environment}) runs at ${siteUrl}`);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
