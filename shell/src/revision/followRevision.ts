import { fetchRevision } from './fetchRevision';

/** Milliseconds between two questions. */
const between = 5 * 60_000;

/**
 * Asks from time to time, while somebody looks at the page and when they come back to it, whether there is a newer revision. The page
 * stays with the one it began with.
 *
 * @param revision of the registry that the page runs
 * @param onNewer called once
 * @returns function that stops it
 */
export function followRevision(revision: number, onNewer: () => void): () => void {
  let asked = Date.now();
  const ask = async () => {
    if (document.hidden || Date.now() - asked < between) return;
    asked = Date.now();
    const now = await fetchRevision();
    if (now === null || now <= revision || isOver) return;
    stop();
    onNewer();
  };
  let isOver = false;
  const timer = setInterval(() => void ask(), between);
  const onReturn = () => void ask();
  document.addEventListener('visibilitychange', onReturn);
  const stop = () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onReturn);
  };
  return stop;
}
