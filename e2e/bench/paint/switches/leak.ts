/**
 * Runs in a page before everything else, and makes it leak: each address it takes leaves a listener, a node that is in no document and
 * some memory behind. What does not notice that notices nothing.
 */
export function leak(): void {
  const push = history.pushState.bind(history);
  history.pushState = (...entry: Parameters<typeof push>) => {
    const kept = { node: document.createElement('div'), memory: new Array(1_000).fill(performance.now()) };
    addEventListener('resize', () => kept.node.append(String(kept.memory.length)));
    push(...entry);
  };
}
