import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { PackshotRecord } from './record.ts';

const file = new URL('packshots.json', import.meta.url);

/** What is committed; of nothing before the first picture. */
export const readRecord = (): PackshotRecord =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackshotRecord) : { blender: '', ground: '', pictures: {} };

/** Keeps the record, in the order of its names. */
export function writeRecord({ blender, ground, pictures }: PackshotRecord): void {
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ blender, ground, pictures: sorted }, null, 2)}\n`);
}
