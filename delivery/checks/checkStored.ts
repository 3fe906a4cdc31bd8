import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact } from '@marketplace/section-kit/manifest';
import { integrityOf } from '../artifact/integrityOf.ts';
import { artifactsOf } from '../registry/artifactsOf.ts';
import type { RegistryContent } from '../registry/RegistryFile.ts';
import type { ArtifactStore } from '../store/ArtifactStore.ts';
import type { Problem } from './Problem.ts';

/**
 * Reads the files of a composition again, those of its fall-backs too.
 *
 * @param known builds that a signed registry already names: what it says of their files counts, not what lies beside them
 * @returns one problem per build with files that are missing or are not what was published
 */
export function checkStored(content: RegistryContent, known: RegistryContent | null, store: ArtifactStore): Problem[] {
  const trusted = new Map(known ? artifactsOf(known).map((artifact) => [keyOf(artifact), artifact]) : []);
  return artifactsOf(content).flatMap((artifact) => spoiltBuild(trusted.get(keyOf(artifact)) ?? artifact, store));
}

/** @returns a problem when stored files of a build are missing or are not what was published */
function spoiltBuild(artifact: Artifact, store: ArtifactStore): Problem[] {
  const spoilt = spoiltFiles(artifact, store);
  if (!spoilt.length) return [];
  const files = spoilt.length > 3 ? `${spoilt.slice(0, 3).join(', ')} and ${spoilt.length - 3} more` : spoilt.join(', ');
  const sentence = `${keyOf(artifact)} is not what was published: ${files} changed in the store. Restore the store from a copy, or publish the build under a new version.`;
  return [{ code: 'file', subject: keyOf(artifact), sentence }];
}

/** Files of a build whose stored content has not the hash it was published with. */
function spoiltFiles({ name, version, files }: Artifact, store: ArtifactStore): string[] {
  const folder = store.folder(name, version);
  return Object.entries(files)
    .filter(([file, hash]) => !existsSync(join(folder, file)) || integrityOf(readFileSync(join(folder, file))) !== hash)
    .map(([file]) => file);
}

const keyOf = ({ name, version }: Artifact): string => `${name} ${version}`;
