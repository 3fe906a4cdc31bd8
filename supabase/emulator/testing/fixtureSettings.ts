import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@marketplace/shared-ui/brand';
import type { Settings } from '../readSettings.ts';

export const SITE = 'http://localhost:3000';

/** A new empty data directory. */
export function newDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'backend-test-'));
}

/** Settings on free ports with this folder's migrations and seed. */
export function fixtureSettings(dataDirectory: string): Settings {
  return {
    dataDirectory,
    siteUrl: SITE,
    operator: brand.sampleOperator,
    mailboxPort: 'off',
    port: 0,
    migrationsDirectory: join(import.meta.dirname, 'migrations'),
    seedPath: join(import.meta.dirname, 'seed.sql'),
    seed: 'samples',
    allowedOrigins: [],
    evenAnswerMs: 0,
  };
}
