import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startProduct } from '../support/startProduct.ts';
import { moment } from './fixedDay.ts';

/** One product of its own for all pictures, with nobody in it but the samples, on a day that is always the same. */
export default async function startOnFixedDay(): Promise<() => Promise<void>> {
  const product = await startProduct({
    env: { PICTURE_MOMENT: moment, NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'fixTheDay.mjs')).href}` },
  });
  Object.assign(process.env, { PRODUCT_URL: product.url, PRODUCT_DATA_DIR: product.dataDir });
  return () => product.stop();
}
