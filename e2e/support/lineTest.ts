import { openLine, type BrokenLine } from './brokenLine.ts';
import { test as base } from './test.ts';

export { expect, type Page } from './test.ts';

/** The product's test, whose browser reaches the site through a line that the test may break. */
export const test = base.extend<{ line: BrokenLine }>({
  line: async ({}, provide) => {
    const line = await openLine(process.env.PRODUCT_URL!);
    await provide(line);
    await line.close();
  },
  baseURL: async ({ line }, provide) => {
    await provide(line.url);
  },
});
