import { integritySchema, versionSchema } from '@marketplace/section-kit/manifest';
import { z } from 'zod';
import { integrityOf } from '../artifact/integrityOf.ts';
import { openDocument, signDocument, type ActiveKeys, type SigningKey } from '../keys/signedDocument.ts';

/** File of a published version that vouches for the others. */
export const publicationFile = 'publication.json';

/** What whoever published a version signed: the description of the artifact, which holds the hash of every file. */
const publicationSchema = z.strictObject({ name: z.string(), version: versionSchema, artifact: integritySchema });

/** Signs that `description`, the text of an `artifact.json`, is what was published under a name and version. */
export function signPublication(name: string, version: string, description: string, key: SigningKey): string {
  return `${JSON.stringify(signDocument({ name, version, artifact: integrityOf(description) }, key))}\n`;
}

/**
 * @returns the key that signed it
 * @throws Error in one sentence when `text` does not vouch for `description` under this name and version
 */
export function verifyPublication(text: string, name: string, version: string, description: string, keys: ActiveKeys): string {
  const record = `publish record of ${name} ${version}`;
  const { content, keyId } = openDocument(text, keys, record);
  const parsed = publicationSchema.safeParse(content);
  const signed = parsed.success ? parsed.data : null;
  if (signed?.name !== name || signed.version !== version) throw new Error(`The ${record} speaks of something else.`);
  if (signed.artifact !== integrityOf(description))
    throw new Error(`The artifact.json of ${name} ${version} is not the one that was published.`);
  return keyId;
}
