import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Compares pictures: alone, on a product whose day stands still, since other tests change what pages list. */
export default defineConfig(base, {
  testDir: '.',
  testIgnore: [],
  globalSetup: './startOnFixedDay.ts',
  outputDir: '../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
});
