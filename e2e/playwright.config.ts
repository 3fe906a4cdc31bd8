import { defineConfig } from '@playwright/test';
import { findChromium, headlessShell } from './support/findChromium.ts';

const executablePath = findChromium(headlessShell);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Pictures have a product of their own: visual/playwright.config.ts.
  testIgnore: 'visual/**',
  globalSetup: './support/globalSetup.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
    },
  },
});
