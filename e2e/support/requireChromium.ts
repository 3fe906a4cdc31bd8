import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium, headlessShell } from './findChromium.ts';

const MINUTE = 60_000;

/** Makes sure that there is a browser before the tests start, or ends with one sentence. */
function requireChromium(): void {
  if (findChromium(headlessShell) || existsSync(chromium.executablePath())) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found; installing the one of the system.');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', timeout: 5 * MINUTE });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit', timeout: 10 * MINUTE });
      if (findChromium(headlessShell)) return;
    }
  }
  console.log('No Chromium found; asking Playwright to download one.');
  spawnSync(process.execPath, [import.meta.resolve('@playwright/test/cli').replace('file://', ''), 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: MINUTE,
  });
  if (existsSync(chromium.executablePath())) return;
  throw new Error('There is no Chromium, so the browser tests cannot run. Install one, or set PLAYWRIGHT_CHROMIUM_PATH to its path.');
}

try {
  requireChromium();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
