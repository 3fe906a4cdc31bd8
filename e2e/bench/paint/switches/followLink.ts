import type { Page } from '@playwright/test';

/** A round through all sections, from the home page; each page links the next one. */
export const sectionRound: readonly string[] = ['/services', '/auth', '/', '/materials', '/'];

/**
 * Follows a link of the page.
 *
 * @returns milliseconds from the click to the frame with the heading of the page behind it
 * @throws Error when no link leads there
 */
export function followLink(page: Page, address: string): Promise<number> {
  return page.evaluate((path) => {
    const heading = () => document.querySelector('main h1');
    const before = heading();
    const link = document.querySelector<HTMLElement>(`a[href="${path}"]`);
    if (!link) throw new Error(`No link of ${location.pathname} leads to ${path}.`);
    const clicked = performance.now();
    link.click();
    return new Promise<number>((resolve) => {
      const drawn = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
      const isThere = () => location.pathname === path && heading() !== null && heading() !== before;
      if (isThere()) return drawn();
      const watcher = new MutationObserver(() => {
        if (!isThere()) return;
        watcher.disconnect();
        drawn();
      });
      watcher.observe(document.body, { childList: true, subtree: true });
    });
  }, address);
}
