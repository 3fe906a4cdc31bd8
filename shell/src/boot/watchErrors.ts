import { restoreBuiltIns } from '../section-loader/builtIns';
import type { SectionLoader } from '../section-loader/SectionLoader';

const addresses = /https?:\/\/[^\s()]+/g;
/** Of a line or a visitor that gave up, not of code. */
const fromOutside = /^(Abort|ChunkLoad)Error$/;
const lineIsDown = /fetch|network|load failed/i;

/**
 * Watches for what nobody catches: errors in handlers, timers and promises. A section whose code threw one is replaced by its last
 * good build, as it is when it throws while it renders.
 *
 * @param page `window`
 */
export function watchErrors(page: Pick<Window, 'addEventListener'>, loader: Pick<SectionLoader, 'findAuthor' | 'fallBack'>): void {
  const blame = (thrown: unknown, place: string) => {
    restoreBuiltIns();
    const { name, message, stack = '' } = thrown instanceof Error ? thrown : { name: '', message: String(thrown) };
    if (fromOutside.test(name) || (thrown instanceof TypeError && lineIsDown.test(message))) return;
    // The innermost code of a section: what it calls is React's or the kit's.
    for (const address of `${stack} ${place}`.match(addresses) ?? []) {
      const author = loader.findAuthor(address);
      if (author) return loader.fallBack(author.section, author.version, 'handler', message);
    }
  };
  page.addEventListener('error', ({ error, message, filename }) => blame(error ?? message, filename));
  page.addEventListener('unhandledrejection', ({ reason }) => blame(reason, ''));
}
