import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { artifactSchema, type Artifact } from '@marketplace/section-kit/manifest';
import { z } from 'zod';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { publicationFile } from '../store/publication.ts';
import { putFolder } from '../store/putOnce.ts';
import type { Bucket } from './Bucket.ts';

/** Two small files of a version, stored as one and last: with it the version is there. */
const descriptionSchema = z.strictObject({ artifact: z.string(), publication: z.string() });
const descriptionKey = (name: string, version: string): string => `artifacts/${name}/${version}/description.json`;
/** Transfers at the same time. */
const atOnce = 8;

/** Versions that are in the bucket whole. */
export async function publishedVersions(bucket: Bucket): Promise<{ name: string; version: string }[]> {
  const keys = await bucket.list('artifacts/');
  return keys.flatMap((key) => {
    const [, name, version] = /^artifacts\/([^/]+)\/([^/]+)\/description\.json$/.exec(key) ?? [];
    return name && version ? [{ name, version }] : [];
  });
}

/**
 * Copies a version out of the bucket, whole or not at all. Whether it is what somebody published is asked by who runs it.
 *
 * @throws Error in one sentence when the bucket does not have it whole, cannot be reached, or the disk is full
 */
export async function fetchArtifact(bucket: Bucket, dataDir: string, name: string, version: string): Promise<void> {
  const store = new ArtifactStore(dataDir);
  if (store.has(name, version)) return;
  const text = await bucket.get(descriptionKey(name, version));
  if (!text) throw new Error(`The bucket ${bucket.name} holds no ${name} ${version}; publish it again.`);
  const { artifact, publication } = descriptionSchema.parse(JSON.parse(text.toString()));
  const { files } = artifactSchema.parse(JSON.parse(artifact));
  const stored = await bucket.list(`artifacts/${name}/${version}/`);
  mkdirSync(join(dataDir, 'artifacts'), { recursive: true });
  const draft = mkdtempSync(join(dataDir, 'artifacts', '.fetched-'));
  try {
    await forEach(withPacked(Object.keys(files)), async (file) => {
      const key = `artifacts/${name}/${version}/${file}`;
      const bytes = stored.includes(key) ? await bucket.get(key) : null;
      if (!bytes) return;
      mkdirSync(dirname(join(draft, file)), { recursive: true });
      writeFileSync(join(draft, file), bytes);
    });
    const texts = { 'artifact.json': artifact, [publicationFile]: publication };
    putFolder(draft, store.folder(name, version), Object.keys(files), texts);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Puts a published version into the bucket, its description last: who is cut off leaves files that nobody looks at.
 *
 * @throws Error in one sentence when other files are there under the version
 */
export async function sendArtifact(bucket: Bucket, dataDir: string, { name, version, files }: Artifact): Promise<void> {
  if (await bucket.get(descriptionKey(name, version))) return;
  const folder = new ArtifactStore(dataDir).folder(name, version);
  const add = async (key: string, bytes: Buffer): Promise<void> => {
    if (await bucket.add(key, bytes)) return;
    throw new Error(`${name} ${version} is already in the bucket ${bucket.name} with other files; give the package a new version.`);
  };
  await forEach(withPacked(Object.keys(files)), async (file) => {
    if (existsSync(join(folder, file))) await add(`artifacts/${name}/${version}/${file}`, readFileSync(join(folder, file)));
  });
  const [artifact, publication] = ['artifact.json', publicationFile].map((file) => readFileSync(join(folder, file), 'utf8'));
  await add(descriptionKey(name, version), Buffer.from(JSON.stringify({ artifact, publication })));
}

const withPacked = (files: readonly string[]): string[] => files.flatMap((file) => [file, `${file}.br`]);

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += atOnce) await Promise.all(items.slice(from, from + atOnce).map(work));
}
