import { join } from 'node:path';
import { environmentSchema, type Environment } from '@marketplace/section-kit/manifest';
import { artifactsOf } from '../registry/artifactsOf.ts';
import { readRegistry } from '../registry/verifyRegistry.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { attestationsPrefix } from '../store/Attestations.ts';
import { NumberedDocuments } from '../store/NumberedDocuments.ts';
import { fetchArtifact, publishedVersions } from './artifactsInBucket.ts';
import type { Bucket } from './Bucket.ts';
import { newInBucket, type NewDocument } from './documentsInBucket.ts';

/** Environments that several machines share; what a working copy runs stays where it is. */
export const sharedEnvironments = environmentSchema.exclude(['local']).options;
export const keysPrefix = 'keys/trusted/';
export const registryPrefix = (environment: Environment): string => `registries/${environment}/`;
export const documentsAt = (dataDir: string, prefix: string): NumberedDocuments => new NumberedDocuments(join(dataDir, prefix));

/**
 * Brings a data directory up to what a bucket holds of an environment: the public keys, the files of the latest revision and what
 * it falls back to, and then the revisions, so that who reads them finds all they name. Revisions that need files which were not
 * here come with the next call: another server may be asked for these files as soon as a page of this one names them, and looks at
 * a moment of its own.
 *
 * @throws Error in one sentence; what was there before stays good
 */
export async function fetchEnvironment(bucket: Bucket, dataDir: string, environment: Environment): Promise<void> {
  await fetchKeys(bucket, dataDir);
  const prefix = registryPrefix(environment);
  const documents = documentsAt(dataDir, prefix);
  const revisions = await newInBucket(bucket, prefix, documents);
  const latest = revisions.at(-1);
  const store = new ArtifactStore(dataDir);
  const lacking = latest ? artifactsOf(readRegistry(latest.text)).filter(({ name, version }) => !store.has(name, version)) : [];
  // Where a browser may choose what is not live, everything that is published can be chosen.
  const wanted = environment === 'production' ? lacking : [...lacking, ...(await publishedVersions(bucket))];
  for (const { name, version } of wanted) await fetchArtifact(bucket, dataDir, name, version);
  const isNew = documents.numbers().length === 0;
  if (lacking.length === 0 || isNew) addAll(documents, revisions);
}

/**
 * Brings a data directory up to everything a bucket holds, for who changes it.
 *
 * @throws Error in one sentence; what was there before stays good
 */
export async function fetchAll(bucket: Bucket, dataDir: string): Promise<void> {
  await fetchKeys(bucket, dataDir);
  for (const { name, version } of await publishedVersions(bucket)) await fetchArtifact(bucket, dataDir, name, version);
  for (const prefix of [attestationsPrefix, ...sharedEnvironments.map(registryPrefix)]) {
    const documents = documentsAt(dataDir, prefix);
    addAll(documents, await newInBucket(bucket, prefix, documents));
  }
}

async function fetchKeys(bucket: Bucket, dataDir: string): Promise<void> {
  const documents = documentsAt(dataDir, keysPrefix);
  addAll(documents, await newInBucket(bucket, keysPrefix, documents));
}

/** Somebody else who copies into the same folder may have been first. */
export function addAll(documents: NumberedDocuments, added: readonly NewDocument[]): void {
  for (const { number, text } of added) documents.add(number, text);
}
