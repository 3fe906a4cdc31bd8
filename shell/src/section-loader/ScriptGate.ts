import type { Composition } from '@marketplace/section-kit/host';

/** Sets integrity, crossorigin and retry address on a script about to be fetched; throws for an unknown file. */
export type PrepareScript = (script: HTMLScriptElement, url: string) => void;

/**
 * The one door every script goes through: entries and chunks of sections, and chunks of the shell.
 *
 * A file that is asked for again failed before, so it gets an address the browser has not remembered a failure for.
 *
 * @param origin of the page
 */
export function createScriptGate(composition: Composition, origin: string): PrepareScript {
  const builds = [
    composition.shell,
    ...composition.sections.flatMap(({ current, previous }) => (previous ? [current, previous] : [current])),
  ].map(({ base, integrity }) => ({ base: new URL(base, origin).href, integrity }));
  const asked = new Map<string, number>();

  return (script, url) => {
    const address = new URL(url, origin);
    address.search = '';
    const build = builds.find(({ base }) => address.href.startsWith(base));
    const file = build && address.href.slice(build.base.length);
    const integrity = build && file !== undefined && Object.hasOwn(build.integrity, file) ? build.integrity[file] : undefined;
    if (!integrity) {
      throw new Error(`${address.href} is not a file of this composition, so it was not loaded. Publish the build that contains it.`);
    }
    const times = asked.get(address.href) ?? 0;
    asked.set(address.href, times + 1);
    if (times > 0) address.searchParams.set('retry', String(times));
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = address.href;
  };
}
