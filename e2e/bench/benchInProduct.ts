import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../support/findChromium.ts';
import { startProduct } from '../support/startProduct.ts';

/** Starts the product and a browser for something that measures both, and ends them. Says so where there is no browser. */
export async function benchInProduct(measure: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('No Chromium here: what a browser takes is not measured.');
    return;
  }
  const product = await startProduct({ dataDir: process.env['BENCH_DATA_DIR'] });
  // Where the helpers of the tests look for it.
  Object.assign(process.env, { PRODUCT_URL: product.url, MAILBOX_URL: product.mailboxUrl, PRODUCT_DATA_DIR: product.dataDir });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await measure(browser, product.url);
  } finally {
    await browser.close();
    await product.stop();
  }
}
