import { cpSync, existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { kept, thisHour } from '../../tests/support/kept.ts';
import type { Settings } from '../readSettings.ts';
import { startBackend } from '../startBackend.ts';

const emulator = join(import.meta.dirname, '..');

function textsIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [readFileSync(path, 'utf8')];
  return readdirSync(path)
    .sort()
    .map((name) => `${name}\0${readFileSync(join(path, name), 'utf8')}`);
}

/** Puts the database of an earlier first start with the same migrations, seed and preparation into the data directory, unless it has one. */
export async function layDatabase(settings: Settings): Promise<void> {
  const target = join(settings.dataDirectory, 'pg');
  if (existsSync(target)) return;
  const sources = [
    ...['database', 'auth/accountTables.ts'].flatMap((name) => textsIn(join(emulator, name))),
    ...textsIn(settings.migrationsDirectory),
    ...textsIn(settings.seedPath),
    settings.seed,
    thisHour(),
  ];
  const first = await kept('backend', sources, async (dataDirectory) => {
    const backend = await startBackend({ ...settings, dataDirectory });
    await backend.close();
  });
  cpSync(join(first, 'pg'), target, { recursive: true });
}
