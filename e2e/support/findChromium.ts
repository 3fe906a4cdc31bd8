import { existsSync } from 'node:fs';

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
 * @returns its path, or `undefined` when only Playwright's own download can help
 * @throws when `PLAYWRIGHT_CHROMIUM_PATH` names a file that is not there
 */
export function findChromium(): string | undefined {
  const given = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (given && !existsSync(given))
    throw new Error(
      `PLAYWRIGHT_CHROMIUM_PATH is "${given}", where there is no file. Point it to a Chromium, or unset it to use the system's.`,
    );
  return given || systemPaths.find((path) => existsSync(path));
}
