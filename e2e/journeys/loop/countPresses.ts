import type { BrowserContext } from '@playwright/test';

/** Counts what a person presses in a browser from now on: pointer and keys, in every tab. */
export async function countPresses(context: BrowserContext): Promise<{ add: (presses: number) => void; count: () => number }> {
  let count = 0;
  await context.exposeBinding('countPress', () => void (count += 1));
  await context.addInitScript(() => {
    const count = () => (globalThis as unknown as { countPress: () => void }).countPress();
    addEventListener('pointerdown', count, { capture: true });
    addEventListener('keydown', count, { capture: true });
  });
  return { add: (presses) => void (count += presses), count: () => count };
}
