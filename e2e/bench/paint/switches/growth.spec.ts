import { expect, test } from '../../../support/test.ts';
import { growthOf, leaksOf } from './growthOf.ts';
import { leak } from './leak.ts';
import { watchGrowth } from './watchGrowth.ts';

/** A page that puts another list in the place of the one before with each address. */
const script = `
  window.go = (step) => {
    history.pushState(null, '', '#' + step);
    document.body.replaceChildren(...Array.from({ length: 20 }, () => document.createElement('p')));
  };`;

for (const leaks of [false, true]) {
  test(`a page that ${leaks ? 'leaks is found out' : 'keeps nothing is not taken for one that leaks'}`, async ({ page }) => {
    if (leaks) await page.addInitScript(leak);
    await page.addInitScript(script);
    await page.goto('/robots.txt');
    const next = (step: number) => page.evaluate((number) => (globalThis as unknown as { go: (step: number) => void }).go(number), step);
    const samples = await watchGrowth({ page, next, warmUp: 10, switches: 60, samples: 6 });
    expect(leaksOf(growthOf(samples))).toEqual(leaks ? ['heapBytes', 'nodes', 'listeners'] : []);
  });
}
