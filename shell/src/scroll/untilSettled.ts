const giveUpAfter = 10_000;
const actions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Tries something now and whenever the page changes its size, until it works, the person acts, or ten seconds passed.
 *
 * @param attempt returns whether it worked
 * @param onEnd called once, whatever ended it
 * @returns ends it
 */
export function untilSettled(attempt: () => boolean, onEnd: () => void): () => void {
  let isOver = false;
  const observer = new ResizeObserver(tryNow);
  const timer = setTimeout(end, giveUpAfter);
  function tryNow() {
    if (!isOver && attempt()) end();
  }
  function end() {
    if (isOver) return;
    isOver = true;
    observer.disconnect();
    clearTimeout(timer);
    for (const action of actions) removeEventListener(action, end, true);
    onEnd();
  }
  for (const action of actions) addEventListener(action, end, true);
  observer.observe(document.body);
  tryNow();
  return end;
}
