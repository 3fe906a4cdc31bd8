import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { integrityOf } from '../artifact/integrityOf.ts';
import { NumberedDocuments } from '../store/NumberedDocuments.ts';
import { keyOfRecord, keyRecords, readKeyRecord } from './keyRecord.ts';
import { openDocument, type ActiveKeys } from './signedDocument.ts';

interface KeysByRole {
  /** May sign everything. */
  all: ActiveKeys;
  canary: ActiveKeys;
  attest: ActiveKeys;
}

/**
 * The public keys that may sign, below a data directory: `keys/trusted/<n>.json`, one signed record for each key that was added or
 * retired. The first is signed by the key it adds, each later one by a key that was active before it.
 *
 * What is found first is trusted; afterwards only what continues it.
 */
export class TrustedKeys {
  readonly documents: NumberedDocuments;
  private known: string[] = [];
  private keys: KeysByRole = { all: new Map(), canary: new Map(), attest: new Map() };

  constructor(dataDir: string) {
    this.documents = new NumberedDocuments(join(dataDir, 'keys', 'trusted'));
  }

  exists(): boolean {
    return this.documents.numbers().length > 0;
  }

  /**
   * The keys whose signatures count now, in the order they were added.
   *
   * @throws Error in one sentence when there are none, a record is damaged, or the records do not continue those read before
   */
  active(): ActiveKeys {
    return this.read().all;
  }

  /** The keys that may do nothing but set the percent of a canary to 0. Throws like `active`. */
  canary(): ActiveKeys {
    return this.read().canary;
  }

  /** The keys that may do nothing but say what they found of a build. Throws like `active`. */
  attest(): ActiveKeys {
    return this.read().attest;
  }

  /** Whether a key counts, in whichever role. */
  has(id: string): boolean {
    return Object.values(this.read()).some((keys: ActiveKeys) => keys.has(id));
  }

  private read(): KeysByRole {
    const texts = this.documents.numbers().map((number) => this.documents.read(number)!);
    const { dir } = this.documents;
    if (!texts.length) {
      throw new Error(
        `${dir} holds no public keys, so nothing that is signed can be checked; copy that folder from where versions are promoted. It holds no secret.`,
      );
    }
    if (this.known.some((text, index) => texts[index] !== text)) throw new Error(`The records in ${dir} do not continue those in use.`);
    if (texts.length > this.known.length) {
      this.keys = readRecords(texts);
      this.known = texts;
    }
    return this.keys;
  }
}

function readRecords(texts: readonly string[]): KeysByRole {
  const keys = { all: new Map<string, KeyObject>(), canary: new Map<string, KeyObject>(), attest: new Map<string, KeyObject>() };
  let before: string | null = null;
  for (const [index, text] of texts.entries()) {
    const number = index + 1;
    const record = readKeyRecord(text, number);
    if (record.number !== number || record.before !== before)
      throw new Error(`The ${keyRecords} ${number} does not follow the one before it.`);
    // Nobody was there before to vouch for the first key.
    openDocument(text, number === 1 && record.add ? new Map([[record.add.id, keyOfRecord(record.add)]]) : keys.all, keyRecords);
    if (record.add) keys[record.add.role ?? 'all'].set(record.add.id, keyOfRecord(record.add));
    if (record.retire) for (const ofRole of Object.values(keys)) ofRole.delete(record.retire);
    before = integrityOf(text);
  }
  return keys;
}
