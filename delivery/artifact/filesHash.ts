import type { Artifact } from '@marketplace/section-kit/manifest';
import { integrityOf } from './integrityOf.ts';

/** One hash for all files of a build. */
export function filesHash({ files }: Artifact): string {
  return integrityOf(JSON.stringify(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))));
}
