import { iconId } from './iconId';
import type { IconName } from './iconRegistry';
import type * as module from './linesOf';
import { draw } from './sprite';

let lines: typeof module | null = null;
let loading: Promise<void> | null = null;
/** Icons that are shown without their lines until these have come. */
const waiting = new Set<IconName>();

/**
 * Fetches the lines of all icons by name, for those that the page from the server did not show: the start of the shell goes without
 * them. When they cannot be fetched, the next icon without lines asks again, and so does the connection when it is back.
 */
export function fetchIcons(): void {
  loading ??= import(/* webpackChunkName: "icons" */ './linesOf').then(
    (loaded) => {
      lines = loaded;
      waiting.forEach(drawNamed);
      waiting.clear();
    },
    () => {
      loading = null;
      addEventListener('online', fetchIcons, { once: true });
    },
  );
}

/** Has the page draw an icon: at once when the lines are there, else when they have come. */
export function drawNamed(name: IconName): void {
  const id = iconId(name);
  if (lines) draw(id, lines.linesOf(name));
  else if (!document.getElementById(id)) {
    waiting.add(name);
    fetchIcons();
  }
}
