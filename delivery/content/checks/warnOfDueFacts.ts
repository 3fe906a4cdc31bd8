import { dirname, relative } from 'node:path';
import { listDueFacts } from './listDueFacts.ts';

/**
 * Prints a warning for each dated fact that passes within a month of today, or has passed.
 *
 * @param sections their folders, whose content is whole
 */
export function warnOfDueFacts(sections: readonly string[]): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const section of sections)
    for (const { file, line, text } of listDueFacts(section, today))
      console.warn(`Warning: ${relative(dirname(section), file)}:${line}: ${text}`);
}
