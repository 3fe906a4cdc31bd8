import { ContentError } from '../ContentError.ts';
import { readCollections } from '../readCollection.ts';
import { readContentFile } from '../readContentFile.ts';
import { dueText } from './dueText.ts';
import { listDueRules } from './listDueRules.ts';
import { leavesOf } from './values.ts';

/**
 * Dated facts that pass within a month, or have passed: what ends (`until`), what changes (`changesOn`), and what was last checked
 * a year ago (`asOf`, `updated`, `verifiedOn`, `readOn`). One language says it for both. The rules of its code are among them.
 *
 * @param section its folder, whose content is whole
 * @param today an ISO date
 * @returns a warning for each, by file and line
 */
export function listDueFacts(section: string, today: string): ContentError[] {
  const files = readCollections(section).flatMap((collection) => [...collection.files.values()].flatMap(({ en }) => en ?? []));
  const inContent = files.flatMap((path) => {
    const file = readContentFile(path);
    return leavesOf(file.data).flatMap(([place, value]) => {
      const text = dueText(String(place.findLast((part) => typeof part === 'string')), value, today);
      return text ? [new ContentError(path, file.lineOf(place), text)] : [];
    });
  });
  return [...inContent, ...listDueRules(section, today)];
}
