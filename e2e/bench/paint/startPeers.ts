import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../support/startProduct.ts';
import type { Addresses } from './variants.ts';

/** Route whose page never stops rendering, in the composition that has such a section. */
export const holdingPath = '/terms';

/** Both builds, on a machine with much to do. */
const BUILT_MS = 1_500_000;

interface Peers {
  addresses: Addresses;
  holding: string;
  /** Where documents without script are kept. */
  stillDir: string;
  stop: () => Promise<void>;
}

/** Starts the product with everything that it is measured against. */
export async function startPeers(): Promise<Peers> {
  const stillDir = mkdtempSync(join(tmpdir(), 'still-'));
  const product = await startProduct({ command: 'peers', patience: BUILT_MS, env: { STILL_DIR: stillDir, HOLDING_PATH: holdingPath } });
  process.env.PRODUCT_URL = product.url;
  process.env.PRODUCT_DATA_DIR = product.dataDir;
  const addressOf = (name: string) => new RegExp(`^${name} at (\\S+)$`, 'm').exec(product.output())![1]!;
  return {
    addresses: { composed: product.url, monolith: addressOf('monolith'), still: addressOf('still') },
    holding: addressOf('holding'),
    stillDir,
    stop: async () => {
      await product.stop();
      rmSync(stillDir, { recursive: true, force: true });
    },
  };
}
