import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '@marketplace/section-kit/manifest';
import { adoptFormerKey } from '../keys/signingKey.ts';
import type { NumberedDocuments } from '../store/NumberedDocuments.ts';
import { readRegistry } from './verifyRegistry.ts';

/**
 * Takes the one document that an environment had before revisions were kept, `registries/<environment>.json`, as its first revision,
 * and the key that signed it as the first trusted one.
 *
 * @throws Error in one sentence when the document or the key cannot be read
 */
export function adoptFormerRegistry(dataDir: string, environment: Environment, documents: NumberedDocuments): void {
  adoptFormerKey(dataDir);
  const former = join(dataDir, 'registries', `${environment}.json`);
  if (!existsSync(former)) return;
  const revision = revisionOf(former);
  mkdirSync(documents.dir, { recursive: true });
  if (!existsSync(documents.file(revision))) renameSync(former, documents.file(revision));
  rmSync(join(dataDir, 'registries', `${environment}.lock`), { force: true });
}

/** Whether the signature holds is asked by whoever reads the document, as of every revision. */
function revisionOf(former: string): number {
  try {
    return readRegistry(readFileSync(former, 'utf8')).revision;
  } catch (error) {
    throw new Error(`${(error as Error).message} Put a good ${former} back, or delete it to start over.`);
  }
}
