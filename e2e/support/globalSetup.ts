import { startProduct } from './startProduct.ts';

/** One product for all tests that do not change what others see. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct({ env: { PRERENDER: 'on' } });
  process.env.PRODUCT_URL = product.url;
  process.env.MAILBOX_URL = product.mailboxUrl;
  process.env.PRODUCT_DATA_DIR = product.dataDir;
  return () => product.stop();
}
