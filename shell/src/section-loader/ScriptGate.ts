import type { KnownComposition } from './KnownComposition';

/**
 * Sets integrity, crossorigin and retry address on a script about to be fetched; throws for an unknown file. The address of a
 * script whose hash the page has left out comes once the hash is there: the browser fetches it then, or hears of an error.
 */
export type PrepareScript = (script: HTMLScriptElement, url: string) => void;

/**
 * The one door every script goes through: entries and chunks of sections, and chunks of the shell.
 *
 * A file that is asked for again failed before, so it gets an address the browser has not remembered a failure for.
 *
 * @param origin of the page
 */
export function createScriptGate(composition: KnownComposition, origin: string): PrepareScript {
  const asked = new Map<string, number>();

  /** `null` outside the builds of the composition, `undefined` where the build has no such file or its hash is left out. */
  const findHash = (address: string): string | null | undefined => {
    const { shell, sections } = composition.current;
    for (const build of [shell, ...sections.flatMap(({ current, previous }) => [current, previous])]) {
      const folder = build && new URL(build.base, origin).href;
      const file = folder && address.startsWith(folder) ? address.slice(folder.length) : '';
      if (build && file) return Object.hasOwn(build.integrity, file) ? build.integrity[file] : undefined;
    }
    return null;
  };
  const admit = (script: HTMLScriptElement, address: string): void => {
    const integrity = findHash(address);
    if (!integrity) throw new Error(`${address} is not a file of this composition. Publish the build that contains it.`);
    const times = asked.get(address) ?? 0;
    asked.set(address, times + 1);
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = times > 0 ? `${address}?retry=${times}` : address;
  };

  return (script, url) => {
    const { origin: from, pathname } = new URL(url, origin);
    const address = from + pathname;
    if (composition.isWhole || findHash(address) !== undefined) return admit(script, address);
    // An element without an address waits where it is put.
    script.removeAttribute('src');
    composition
      .whole()
      .then(() => admit(script, address))
      .catch(() => script.dispatchEvent(new Event('error')));
  };
}
