import { join } from 'node:path';
import { ContentError } from '../ContentError.ts';
import { readCollection, type Collection } from '../readCollection.ts';
import { readContentFile, type ContentFile } from '../readContentFile.ts';

/**
 * Finds a day of verification (`verifiedOn`) on which nobody read a source: it has to be the newest `readOn` among the sources
 * of the file. A source that nobody lists is `checkCitations`' to complain about.
 */
export function checkVerified(file: ContentFile, { dir, definition }: Collection): ContentError[] {
  const { cites } = definition as Pick<Collection['definition'], 'cites'>;
  const { verifiedOn, sources = [] } = file.data as { verifiedOn?: string; sources?: string[] };
  if (!cites || verifiedOn === undefined) return [];
  const known = readCollection(join(dir, '..', cites.from)).files;
  const readOn = sources.flatMap((id) => {
    const path = known.get(id)?.en;
    return path ? ((readContentFile(path).data as { readOn?: string }).readOn ?? []) : [];
  });
  const newest = readOn.sort().at(-1);
  if (newest === undefined || newest === verifiedOn) return [];
  return [
    new ContentError(
      file.path,
      file.lineOf(['verifiedOn']),
      `verifiedOn: ${verifiedOn} is not the day its newest source was read; write ${newest}, or read the sources again.`,
    ),
  ];
}
