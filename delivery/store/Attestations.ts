import { join } from 'node:path';
import { environmentSchema, integritySchema, versionSchema, type Artifact } from '@marketplace/section-kit/manifest';
import { z } from 'zod';
import { filesHash } from '../artifact/filesHash.ts';
import { openDocument, signDocument } from '../keys/signedDocument.ts';
import { openAttestingKey } from '../keys/signingKey.ts';
import { TrustedKeys } from '../keys/TrustedKeys.ts';
import { NumberedDocuments } from './NumberedDocuments.ts';

/** What browsers found in the pages of a version in a site, beside everything else as it ran there. */
export const pagesSchema = z.strictObject({
  site: z.url(),
  environment: environmentSchema,
  revision: z.number().int().positive(),
  /** Everything that ran there, by name of the artifact. */
  versions: z.record(z.string(), versionSchema),
  views: z.number().int().positive(),
  faults: z.number().int().nonnegative(),
  /** Patterns of pages that nobody looked at, because no address of them is known. */
  unseen: z.array(z.string()),
});

/** What somebody found, by its kind. */
const claims = {
  /** Files that are not the published ones when the build is made again; `artifact.json` for what it says of itself. */
  rebuilt: z.strictObject({ differs: z.array(z.string()) }),
  pages: pagesSchema,
};
type Kind = keyof typeof claims;
type Found<K extends Kind> = z.infer<(typeof claims)[K]>;

const attestationSchema = z.strictObject({
  name: z.string(),
  version: versionSchema,
  /** Hash of the list of files of the build it is about. */
  build: integritySchema,
  at: z.iso.datetime(),
  who: z.string(),
  kind: z.string(),
  found: z.unknown(),
});

/** What somebody found of a build, when, and with which key they said so. */
export interface Attestation<K extends Kind> extends Pick<z.infer<typeof attestationSchema>, 'name' | 'version' | 'build' | 'at' | 'who'> {
  found: Found<K>;
  keyId: string;
}

/** Where attestations stand below a data directory, and in a bucket. */
export const attestationsPrefix = 'attestations/';

/**
 * What was found of published builds, below a data directory: `attestations/<n>.json`, each signed. None follows another one: what is
 * damaged, of a kind that is not known, or signed with a key that does not count any more says nothing.
 */
export class Attestations {
  private readonly dataDir: string;
  private readonly documents: NumberedDocuments;

  constructor(dataDir: string) {
    this.dataDir = dataDir;
    this.documents = new NumberedDocuments(join(dataDir, attestationsPrefix));
  }

  /**
   * Signs what was found of a build, and stores it.
   *
   * @returns id of the key
   * @throws Error in one sentence when nothing can be signed here, or the disk is full
   */
  add<K extends Kind>(artifact: Artifact, kind: K, found: Found<K>, who: string, now = Date.now()): string {
    const key = openAttestingKey(this.dataDir);
    const { name, version } = artifact;
    const attestation = { name, version, build: filesHash(artifact), at: new Date(now).toISOString(), who, kind, found };
    const text = `${JSON.stringify(signDocument(attestation, key))}\n`;
    let number = (this.documents.numbers().at(-1) ?? 0) + 1;
    while (!this.documents.add(number, text)) number += 1;
    return key.id;
  }

  /** What counts of one kind that was found of builds under the name and version of an artifact, the latest first. */
  about<K extends Kind>({ name, version }: Pick<Artifact, 'name' | 'version'>, kind: K): Attestation<K>[] {
    const numbers = this.documents.numbers();
    if (!numbers.length) return [];
    const trusted = new TrustedKeys(this.dataDir);
    const keys = new Map([...trusted.active(), ...trusted.attest()]);
    return numbers.reverse().flatMap((number) => {
      const attestation = read(this.documents.read(number)!, keys, kind);
      return attestation?.name === name && attestation.version === version ? [attestation] : [];
    });
  }
}

function read<K extends Kind>(text: string, keys: Parameters<typeof openDocument>[1], kind: K): Attestation<K> | null {
  try {
    const { content, keyId } = openDocument(text, keys, 'attestation');
    const { kind: given, found, ...attestation } = attestationSchema.parse(content);
    return given === kind ? { ...attestation, found: claims[kind].parse(found) as Found<K>, keyId } : null;
  } catch {
    return null;
  }
}
