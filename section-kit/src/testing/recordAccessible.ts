import { appendFileSync } from 'node:fs';
import type { Locale } from '../manifest/locale.ts';

/** Tells whoever publishes the section that axe had nothing against a page; tests that run for themselves tell nobody. */
export function recordAccessible(section: string, path: string, locale: Locale): void {
  const file = process.env.ACCESSIBILITY_RECORD;
  if (file) appendFileSync(file, `${JSON.stringify({ section, path: path.split(/[?#]/)[0], locale })}\n`);
}
