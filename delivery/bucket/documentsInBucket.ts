import { numbersOf, type NumberedDocuments } from '../store/NumberedDocuments.ts';
import type { Bucket } from './Bucket.ts';

/** A document that a bucket has and a folder lacks, or the other way round. */
export interface NewDocument {
  number: number;
  text: string;
}

/**
 * Reads the documents that a folder lacks, the lowest first; it adds none of them.
 *
 * @param prefix of their keys, such as `registries/production/`
 * @throws Error in one sentence when the bucket is not what the folder was copied from
 */
export async function newInBucket(bucket: Bucket, prefix: string, known: NumberedDocuments): Promise<NewDocument[]> {
  const keys = await bucket.list(prefix);
  const stored = numbersOf(keys.map((key) => key.slice(prefix.length)));
  const numbers = known.numbers();
  const lost = numbers.find((number) => !stored.includes(number));
  if (lost !== undefined) {
    throw new Error(`The bucket ${bucket.name} has lost ${prefix}${lost}.json, which was read before; put it back from ${known.dir}.`);
  }
  const latest = numbers.at(-1);
  if (latest !== undefined && (await bucket.get(`${prefix}${latest}.json`))?.toString() !== known.read(latest)) {
    throw new Error(`${prefix}${latest}.json in the bucket ${bucket.name} is not the one that was read before; find out who replaced it.`);
  }
  const missing = stored.filter((number) => !numbers.includes(number));
  return Promise.all(missing.map(async (number) => ({ number, text: (await bucket.get(`${prefix}${number}.json`))!.toString() })));
}

/** Documents of one folder that another one lacks, the lowest first. */
export function newInFolder(made: NumberedDocuments, known: NumberedDocuments): NewDocument[] {
  const before = new Set(known.numbers());
  return made
    .numbers()
    .filter((number) => !before.has(number))
    .map((number) => ({ number, text: made.read(number)! }));
}
