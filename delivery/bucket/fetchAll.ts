import { join } from 'node:path';
import { environmentSchema, type Environment } from '@marketplace/section-kit/manifest';
import { artifactsOf } from '../registry/artifactsOf.ts';
import { readRegistry } from '../registry/verifyRegistry.ts';
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
 * it falls back to, and then the revisions, so that who reads them finds all they name.
 *
 * @throws Error in one sentence; what was there before stays good
 */
export async function fetchEnvironment(bucket: Bucket, dataDir: string, environment: Environment): Promise<void> {
  await fetchKeys(bucket, dataDir);
  const prefix = registryPrefix(environment);
  const revisions = await newInBucket(bucket, prefix, documentsAt(dataDir, prefix));
  const latest = revisions.at(-1);
  for (const { name, version } of latest ? artifactsOf(readRegistry(latest.text)) : []) await fetchArtifact(bucket, dataDir, name, version);
  addAll(documentsAt(dataDir, prefix), revisions);
}

/**
 * Brings a data directory up to everything a bucket holds, for who changes it.
 *
 * @throws Error in one sentence; what was there before stays good
 */
export async function fetchAll(bucket: Bucket, dataDir: string): Promise<void> {
  await fetchKeys(bucket, dataDir);
  for (const { name, version } of await publishedVersions(bucket)) await fetchArtifact(bucket, dataDir, name, version);
  for (const prefix of sharedEnvironments.map(registryPrefix)) {
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
