/**
 * Calls back once the frame is drawn that answers what the person just did, so that the work does not delay the answer.
 * A page that nobody sees draws no frames: there it is called at once.
 */
export function afterFrame(work: () => void): void {
  if (document.hidden) work();
  // Before a frame is drawn comes its callback, after it the next task.
  else requestAnimationFrame(() => setTimeout(work));
}
