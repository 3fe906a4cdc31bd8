import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact } from '@marketplace/section-kit/manifest';
import { artifactsOf } from '../registry/artifactsOf.ts';
import { readRegistry } from '../registry/verifyRegistry.ts';
import { readKeyRecord } from '../keys/keyRecord.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { attestationsPrefix } from '../store/Attestations.ts';
import { isWorkingCopy } from '../store/isWorkingCopy.ts';
import { publishedVersions, sendArtifact } from './artifactsInBucket.ts';
import type { Bucket } from './Bucket.ts';
import { newInFolder, type NewDocument } from './documentsInBucket.ts';
import { addAll, documentsAt, fetchAll, keysPrefix, registryPrefix, sharedEnvironments } from './fetchAll.ts';
import { requireConditions } from './requireConditions.ts';

/**
 * Lets somebody change what a bucket holds. They work in a folder of their own beside the copy in `dataDir`; what they made is added
 * to the bucket in an order in which every state between is whole, and only then to the copy. A document whose number is taken is
 * refused by the bucket: that is the compare-and-swap between machines.
 *
 * @param work publishes, promotes and so on in the data directory it is given
 * @throws Error in one sentence when somebody else changed the bucket meanwhile, or it does not keep what it has
 */
export async function changeBucket<T>(bucket: Bucket, dataDir: string, work: (dataDir: string) => T | Promise<T>): Promise<T> {
  await fetchAll(bucket, dataDir);
  const desk = openDesk(dataDir);
  try {
    const result = await work(desk);
    await send(bucket, dataDir, desk);
    return result;
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
}

/** The same signed documents, to add to; files of builds and private keys are those of the data directory. */
function openDesk(dataDir: string): string {
  for (const folder of ['artifacts', 'keys/private']) mkdirSync(join(dataDir, folder), { recursive: true, mode: 0o700 });
  const desk = mkdtempSync(join(dataDir, '.desk-'));
  for (const folder of ['registries', 'keys/trusted', attestationsPrefix]) {
    mkdirSync(join(desk, folder), { recursive: true });
    if (existsSync(join(dataDir, folder))) cpSync(join(dataDir, folder), join(desk, folder), { recursive: true });
  }
  for (const folder of ['artifacts', 'keys/private']) symlinkSync(join(dataDir, folder), join(desk, folder));
  return desk;
}

async function send(bucket: Bucket, dataDir: string, desk: string): Promise<void> {
  const made = (prefix: string): NewDocument[] => newInFolder(documentsAt(desk, prefix), documentsAt(dataDir, prefix));
  const keys = made(keysPrefix);
  const attestations = made(attestationsPrefix);
  const revisions = sharedEnvironments.map((environment) => ({
    prefix: registryPrefix(environment),
    made: made(registryPrefix(environment)),
  }));
  const named = revisions.flatMap((each) => each.made.map(({ text }) => readRegistry(text))).flatMap(artifactsOf);
  const there = new Set((await publishedVersions(bucket)).map(pathOf));
  const store = new ArtifactStore(dataDir);
  // Whatever is not there, since an earlier publication may have been cut off. A working copy is for one machine, unless it was promoted.
  const versions = store.list().filter(({ version }) => !isWorkingCopy(version));
  const wanted = new Map([...versions, ...named].filter((each) => !there.has(pathOf(each))).map((each) => [pathOf(each), each]));
  if (wanted.size + keys.length + attestations.length + revisions.flatMap((each) => each.made).length === 0) return;

  await requireConditions(bucket);
  for (const { name, version } of wanted.values()) await sendArtifact(bucket, dataDir, store.read(name, version));
  // A key counts before what it signed; one that is retired, after what another one signed in its place.
  const retires = ({ text, number }: NewDocument): boolean => readKeyRecord(text, number).retire !== undefined;
  await sendDocuments(
    bucket,
    dataDir,
    keysPrefix,
    keys.filter((key) => !retires(key)),
  );
  await sendAttestations(bucket, dataDir, attestations);
  for (const { prefix, made: documents } of revisions) await sendDocuments(bucket, dataDir, prefix, documents);
  await sendDocuments(bucket, dataDir, keysPrefix, keys.filter(retires));
}

async function sendDocuments(bucket: Bucket, dataDir: string, prefix: string, documents: readonly NewDocument[]): Promise<void> {
  for (const document of documents) {
    if (!(await bucket.add(`${prefix}${document.number}.json`, Buffer.from(document.text)))) {
      throw new Error(
        `Somebody else added ${prefix}${document.number}.json to the bucket ${bucket.name} meanwhile. Look at it and try again.`,
      );
    }
    addAll(documentsAt(dataDir, prefix), [document]);
  }
}

/** None of them follows another one, so one whose number somebody else took gets the next. */
async function sendAttestations(bucket: Bucket, dataDir: string, documents: readonly NewDocument[]): Promise<void> {
  for (const { number: first, text } of documents) {
    let number = first;
    while (!(await bucket.add(`${attestationsPrefix}${number}.json`, Buffer.from(text)))) number += 1;
    addAll(documentsAt(dataDir, attestationsPrefix), [{ number, text }]);
  }
}

const pathOf = ({ name, version }: Pick<Artifact, 'name' | 'version'>): string => `${name}/${version}`;
