import { existsSync } from 'node:fs';

/** Debian's Chromium without the windows of a desktop: the same pages take two fifths less processor time. */
export const headlessShell = '/usr/lib/chromium/chromium-headless-shell';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Looks for a Chromium the tests can drive: `PLAYWRIGHT_CHROMIUM_PATH`, else one of the system.
 *
 * @param preferred a path that is taken before those of the system, if there is something
 * @returns its path, or `undefined` when only Playwright's own download can help
 * @throws when `PLAYWRIGHT_CHROMIUM_PATH` names a file that is not there
 */
export function findChromium(preferred?: string): string | undefined {
  const given = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (given && !existsSync(given))
    throw new Error(
      `PLAYWRIGHT_CHROMIUM_PATH is "${given}", where there is no file. Point it to a Chromium, or unset it to use the system's.`,
    );
  return given || [...(preferred ? [preferred] : []), ...systemPaths].find((path) => existsSync(path));
}
