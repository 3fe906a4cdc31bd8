import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct, type Product } from './startProduct.ts';
import { test as base } from './test.ts';

const samples = join(import.meta.dirname, '../../supabase/seed/sql');

/** What makes rows real: their mark is gone, and a material has a price since a day. */
const realRows = `
update public.providers set is_sample = false;
update public.materials set is_sample = false;
update public.deals set is_sample = false;
insert into public.price_history (material_id, price, from_at) select id, price, created_at from public.materials;`;

/** A product of its own with the companies, materials and offers of the seed as if they were real: search engines may keep its pages. */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, provide) => {
      const seed = mkdtempSync(join(tmpdir(), 'seed-'));
      for (const file of readdirSync(samples)) symlinkSync(join(samples, file), join(seed, file));
      writeFileSync(join(seed, '90_real_rows.sql'), realRows);
      const product = await startProduct({ env: { SEED_PATH: seed } });
      process.env.PRODUCT_URL = product.url;
      process.env.MAILBOX_URL = product.mailboxUrl;
      await provide(product);
      await product.stop();
      rmSync(seed, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
});
