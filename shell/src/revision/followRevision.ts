import type { Composition } from '@marketplace/section-kit/host';
import { fetchRunning, type Running } from './fetchRevision';

/** What a page says of itself. */
type InPage = Pick<Composition, 'revision' | 'shell' | 'sections'>;

/** Milliseconds between two questions. */
const between = 5 * 60_000;

/**
 * Asks from time to time, while somebody looks at the page and when they come back to it, whether a newer revision has other
 * versions for it. The page stays with the ones it began with.
 *
 * @param inPage what the page runs
 * @param onNewer called once
 * @returns function that stops it
 */
export function followRevision(inPage: InPage, onNewer: () => void): () => void {
  let asked = Date.now();
  const ask = async () => {
    if (document.hidden || Date.now() - asked < between) return;
    asked = Date.now();
    const now = await fetchRunning();
    if (!now || now.revision <= inPage.revision || runsSame(inPage, now) || isOver) return;
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

/** Other visitors may have got other versions, or the same ones were signed anew. */
function runsSame({ shell, sections }: InPage, { shell: now, sections: all = {} }: Running): boolean {
  return (
    now?.version === shell.version &&
    Object.keys(all).length === sections.length &&
    sections.every(
      ({ name, current, takenOut = false }) => all[name]?.version === current.version && (all[name].takenOut ?? false) === takenOut,
    )
  );
}
