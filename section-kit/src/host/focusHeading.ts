const GIVE_UP_MS = 10_000;

/**
 * Moves focus to the heading of the page, as a document load would do for a screen reader. Waits for a heading that
 * comes with its data, and gives up as soon as the person does something.
 *
 * @returns a function that stops waiting
 */
export function focusHeading(root: HTMLElement): () => void {
  if (focusIn(root)) return () => {};
  const observer = new MutationObserver(() => {
    if (focusIn(root)) stop();
  });
  const timer = setTimeout(stop, GIVE_UP_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('keydown', stop, true);
    removeEventListener('pointerdown', stop, true);
  }
  observer.observe(root, { childList: true, subtree: true });
  addEventListener('keydown', stop, true);
  addEventListener('pointerdown', stop, true);
  return stop;
}

function focusIn(root: HTMLElement): boolean {
  const heading = root.querySelector<HTMLElement>('[data-page-heading]');
  // Scrolling is the router's business: it may have to restore a place further down.
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
