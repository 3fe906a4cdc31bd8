import { readFileSync } from 'node:fs';

/**
 * The packages of others that the lock file names.
 *
 * @returns rows of `path` (where npm puts it), `name`, and what the lock file says: `version`, `license`, `integrity`, `os`, `cpu`, `libc`
 */
export function lockEntries() {
  const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({ path, name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), ...entry }));
}

/** Whether npm would install an entry on this machine. */
export function isInstallable({ os, cpu, libc }) {
  const here = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  const fits = (list, value) => !list || list.includes(value);
  return fits(os, process.platform) && fits(cpu, process.arch) && (process.platform !== 'linux' || fits(libc, here));
}
