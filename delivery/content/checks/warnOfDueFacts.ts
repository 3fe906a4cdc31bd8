import { dirname, relative } from 'node:path';
import { listDueFacts } from './listDueFacts.ts';

/**
 * Prints a warning for each dated fact that passes within a month of today, or has passed.
 *
 * @param packages their folders, whose content is whole
 */
export function warnOfDueFacts(packages: readonly string[]): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const dir of packages)
    for (const { file, line, text } of listDueFacts(dir, today)) console.warn(`Warning: ${relative(dirname(dir), file)}:${line}: ${text}`);
}
