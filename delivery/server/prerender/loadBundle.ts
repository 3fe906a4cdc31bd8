import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { integrityOf } from '../../artifact/integrityOf.ts';
import type { ServerBundle } from './messages.ts';

declare global {
  /** What the shell lends, by the name that sections import it by; see `delivery/webpack/serverConfig.ts`. */
  var __lent: Readonly<Record<string, unknown>>;
  /** Folder that the build is served from, while its bundle is run. */
  var __base: string;
}

const require = createRequire(import.meta.url);

/**
 * Runs a bundle.
 *
 * @param lent what it finds of the shell
 * @returns what it exports
 * @throws Error when the file is not what the registry names, or it asks for something else
 */
export function loadBundle<Exports>({ path, integrity, base }: ServerBundle, lent: Readonly<Record<string, unknown>>): Exports {
  if (integrityOf(readFileSync(path)) !== integrity) throw new Error(`${path} is not the file that the registry names.`);
  globalThis.__lent = lent;
  globalThis.__base = base;
  return require(path) as Exports;
}
