import { ContentError } from '../ContentError.ts';
import { readCollections } from '../readCollection.ts';
import { readContentFile } from '../readContentFile.ts';
import { leavesOf } from './values.ts';

const DAY_MS = 86_400_000;
const WARNING_DAYS = 30;
/** A fact that nobody has looked at for this long has to be read again. */
const MAX_AGE_DAYS = 365;

/** The days that a file says, and by how many days later something has to be done. */
const dueAfter: Record<string, number> = {
  until: 0,
  changesOn: 0,
  asOf: MAX_AGE_DAYS,
  updated: MAX_AGE_DAYS,
  verifiedOn: MAX_AGE_DAYS,
  readOn: MAX_AGE_DAYS,
};

/**
 * Dated facts that pass within a month, or have passed: what ends (`until`), what changes (`changesOn`), and what was last checked
 * a year ago (`asOf`, `updated`, `verifiedOn`, `readOn`). One language says it for both.
 *
 * @param section its folder, whose content is whole
 * @param today an ISO date
 * @returns a warning for each, by file and line
 */
export function listDueFacts(section: string, today: string): ContentError[] {
  const files = readCollections(section).flatMap((collection) => [...collection.files.values()].flatMap(({ en }) => en ?? []));
  return files.flatMap((path) => {
    const file = readContentFile(path);
    return leavesOf(file.data).flatMap(([place, value]) => {
      const field = String(place.findLast((part) => typeof part === 'string'));
      const wait = dueAfter[field];
      if (wait === undefined || typeof value !== 'string' || Number.isNaN(Date.parse(value))) return [];
      const left = Math.ceil((Date.parse(value) - Date.parse(today)) / DAY_MS) + wait;
      if (left > WARNING_DAYS) return [];
      const when = left >= 0 ? `passes in ${left} ${left === 1 ? 'day' : 'days'}` : 'has passed';
      return [
        new ContentError(path, file.lineOf(place), `${field}: ${value} ${when}; read the source again and bring the file up to date.`),
      ];
    });
  });
}
