import { chromium, type Browser } from '@playwright/test';
import { findChromium } from './findChromium.ts';

/**
 * Starts a browser for a script that looks at pages outside the test runner.
 *
 * @param preferred a path that is taken before those of the system, if there is something
 */
export const launchChromium = (preferred?: string): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(preferred), args: ['--no-sandbox', '--disable-gpu'] });
