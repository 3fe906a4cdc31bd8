import { mkdirSync, writeFileSync } from 'node:fs';
import { referenceFiles } from './referenceFiles.ts';
import { seedFiles } from './seedFiles.ts';

/** The whole text of one file of ./sql. */
export function generateSeed(file: string): string {
  const what = referenceFiles.includes(file) ? 'What every site needs.' : 'Every company and person here is invented.';
  return `-- Generated from the lists in seed/ (npm run seed -w supabase). ${what}\n\n${seedFiles[file]!()}`;
}

if (import.meta.main) {
  const folder = new URL('./sql/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const file of Object.keys(seedFiles)) writeFileSync(new URL(file, folder), generateSeed(file));
}
