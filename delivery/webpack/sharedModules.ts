import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installedVersion, readPackage } from '../artifact/readPackage.ts';

/** One entry of the federation plugin's `shared` option. */
interface SharedModule {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: boolean;
  import?: string | false;
}

const thirdParty = { react: ['react', 'react/jsx-runtime'], 'react-dom': ['react-dom'], 'styled-components': ['styled-components'] };
const kit = '@marketplace/section-kit';
const ui = '@marketplace/shared-ui';
/** Shares a first view does not need: the shell fetches them when a page asks for one. */
const lazy = {
  [ui]: ['overlays', 'tabs', 'forms', 'price-range', 'steps'].map((entry) => `${ui}/${entry}`),
  [kit]: ['tax', 'number', 'quantity', 'form', 'contact', 'refusal'].map((entry) => `${kit}/${entry}`),
};
const ours = { [ui]: [ui, ...lazy[ui]], [kit]: [kit, `${kit}/router`, `${kit}/query`, ...lazy[kit]] };
export const lazyShares = Object.values(lazy).flat();

const one = (requiredVersion: string): SharedModule => ({ singleton: true, strictVersion: true, requiredVersion });

/**
 * What the shell provides to the sections, as far as it depends on it. Eager, so that it needs no asynchronous start.
 *
 * Our own modules are named by their files: webpack provides a module named by a package only when the shell itself imports
 * it, and a section may need one that the shell does not.
 *
 * @param dir folder of the shell
 */
export function sharedByShell(dir: string): Record<string, SharedModule> {
  const { resolve } = createRequire(join(dir, 'package.json'));
  const { dependencies } = readPackage(dir);
  const shared: Record<string, SharedModule> = {};
  for (const [name, keys] of Object.entries({ ...thirdParty, ...ours })) {
    if (!Object.hasOwn(dependencies, name)) continue;
    const version = installedVersion(dir, name);
    for (const key of keys) {
      shared[key] = { ...one(`^${version}`), version, eager: !lazyShares.includes(key), ...(name in ours && { import: resolve(key) }) };
    }
  }
  return shared;
}

/**
 * What a section consumes of the shell. It carries no copy of its own, so a section stays a few kilobytes and cannot
 * start a second React.
 *
 * @param requires ranges of our packages from the manifest
 */
export function sharedInSection(dir: string, requires: Record<keyof typeof ours, string>): Record<string, SharedModule> {
  const shared: Record<string, SharedModule> = {};
  for (const [name, keys] of Object.entries(thirdParty)) {
    const major = installedVersion(dir, name).split('.')[0];
    for (const key of keys) shared[key] = { ...one(`^${major}.0.0`), import: false };
  }
  for (const [name, keys] of Object.entries(ours)) {
    for (const key of keys) shared[key] = { ...one(requires[name as keyof typeof ours]), import: false };
  }
  return shared;
}

/** Packages whose versions decide whether a section can run in a shell. */
export const sharedPackages = [...Object.keys(thirdParty), ...Object.keys(ours)];
