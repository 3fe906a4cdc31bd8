import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparedDatabase } from './layDatabase.ts';
import { startProduct } from './startProduct.ts';

/** One product for all tests that do not change what others see, and a database for those that have one of their own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // A password costs a processor for a tenth of a second otherwise, wherever somebody signs up or in.
  process.env.LITE_AUTH_BCRYPT_COST ??= '4';
  const prepared = mkdtempSync(join(tmpdir(), 'prepared-'));
  await (await startProduct({ dataDir: prepared })).stop();
  process.env[preparedDatabase] = prepared;
  const product = await startProduct();
  process.env.PRODUCT_URL = product.url;
  process.env.MAILBOX_URL = product.mailboxUrl;
  process.env.PRODUCT_DATA_DIR = product.dataDir;
  return async () => {
    await product.stop();
    rmSync(prepared, { recursive: true });
  };
}
