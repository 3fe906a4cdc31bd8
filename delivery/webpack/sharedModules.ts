import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installedVersion, readPackage } from '../artifact/readPackage.ts';

/** What the shell offers under a name of the share scope; eager modules are part of its start. */
interface Provided {
  shareKey: string;
  version: string;
  eager: boolean;
}

/** What a section takes from the share scope, and never carries itself. */
interface Consumed {
  singleton: true;
  requiredVersion: false;
  import: false;
}

const thirdParty = { react: ['react', 'react/jsx-runtime'], 'react-dom': ['react-dom'], 'styled-components': ['styled-components'] };
const kit = '@marketplace/section-kit';
const ui = '@marketplace/shared-ui';
/** Shares a first view does not need: the shell fetches them when a page asks for one. */
const lazy = {
  [ui]: ['overlays', 'tabs', 'forms', 'price-range', 'steps'].map((entry) => `${ui}/${entry}`),
  [kit]: ['tax', 'number', 'quantity', 'form', 'contact', 'refusal'].map((entry) => `${kit}/${entry}`),
};
/** What stands in for a package of others, with the names that sections use. */
const facades: Readonly<Record<string, string>> = { 'styled-components': `${ui}/styled` };
const ours = { [ui]: [ui, ...lazy[ui]], [kit]: [kit, `${kit}/router`, `${kit}/query`, ...lazy[kit]] };
export const lazyShares = Object.values(lazy).flat();
/** Every module that sections get of the shell, by the name they import it by. */
export const sharedKeys = Object.values({ ...thirdParty, ...ours }).flat();

/**
 * What the shell provides to the sections, as far as it depends on it. Eager, so that it needs no asynchronous start.
 *
 * Our own modules are named by their files: webpack provides a module named by a package only when the shell itself imports
 * it, and a section may need one that the shell does not.
 *
 * @param dir folder of the shell
 * @returns by what the module is found by
 */
export function providedByShell(dir: string): Record<string, Provided> {
  const { resolve } = createRequire(join(dir, 'package.json'));
  const { dependencies } = readPackage(dir);
  const provided: Record<string, Provided> = {};
  for (const [name, keys] of Object.entries({ ...thirdParty, ...ours })) {
    if (!Object.hasOwn(dependencies, name)) continue;
    const version = installedVersion(dir, name);
    for (const shareKey of keys) {
      const file = facades[shareKey] ?? (name in ours && shareKey);
      provided[file ? resolve(file) : shareKey] = { shareKey, version, eager: !lazyShares.includes(shareKey) };
    }
  }
  return provided;
}

/**
 * What a section consumes of the shell. It carries no copy of its own, so a section stays a few kilobytes and cannot
 * start a second React. Versions are compared before a section starts, when it is promoted and by the shell: a second
 * comparison here would cost each entry a sixth of its size.
 */
export function consumedBySection(): Record<string, Consumed> {
  return Object.fromEntries(sharedKeys.map((key) => [key, { singleton: true, requiredVersion: false, import: false }]));
}

/** Packages whose versions decide whether a section can run in a shell. */
export const sharedPackages = [...Object.keys(thirdParty), ...Object.keys(ours)];
