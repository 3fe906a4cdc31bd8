const MAX_WAIT_MS = 2000;
/** For browsers that do not say when they are idle. */
const USUAL_WAIT_MS = 300;

/** Calls back once the page has what it needs itself. @returns function that calls it off */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(work, { timeout: MAX_WAIT_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, USUAL_WAIT_MS);
  return () => clearTimeout(timer);
}
