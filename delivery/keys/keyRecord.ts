import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { integritySchema } from '@marketplace/section-kit/manifest';
import { z } from 'zod';
import { describeIssues } from '../artifact/describeIssues.ts';
import { readUnverified } from './signedDocument.ts';

const keyIdSchema = z.string().regex(/^[0-9a-f]{16}$/);

/** What a key may sign: with `canary`, only that a canary reaches nobody any more; with `attest`, only what was found of a build. */
export const keyRoleSchema = z.enum(['canary', 'attest']);
export type KeyRole = z.infer<typeof keyRoleSchema>;

/** One change of who may sign: a key is added, or retired. */
const keyRecordSchema = z.strictObject({
  number: z.number().int().positive(),
  at: z.iso.datetime(),
  who: z.string(),
  why: z.string(),
  /** Hash of the record before; `null` for the first. */
  before: integritySchema.nullable(),
  /** Public key, base64 of its SPKI form. Without a role it may sign everything. */
  add: z.strictObject({ id: keyIdSchema, publicKey: z.base64(), role: keyRoleSchema.optional() }).optional(),
  retire: keyIdSchema.optional(),
});
export type KeyRecord = z.infer<typeof keyRecordSchema>;

/** What errors call the documents of keys. */
export const keyRecords = 'record of keys';

/**
 * What a record says, without asking whether its signature holds.
 *
 * @throws Error in one sentence when it is malformed
 */
export function readKeyRecord(text: string, number: number): KeyRecord {
  const parsed = keyRecordSchema.safeParse(readUnverified(text, keyRecords));
  if (!parsed.success) throw new Error(`The ${keyRecords} ${number} is malformed: ${describeIssues(parsed.error)}.`);
  return parsed.data;
}

const spki = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });

/** Names a key by its content, so that an id cannot be given to another key. */
export function keyIdOf(publicKey: KeyObject): string {
  return createHash('sha256').update(spki(publicKey)).digest('hex').slice(0, 16);
}

/** What a record says of a public key. */
export function describeKey(publicKey: KeyObject, role?: KeyRole): NonNullable<KeyRecord['add']> {
  return { id: keyIdOf(publicKey), publicKey: spki(publicKey).toString('base64'), ...(role && { role }) };
}

/** @throws Error in one sentence when the record's key is not an Ed25519 key, or not the one its id names */
export function keyOfRecord({ id, publicKey }: NonNullable<KeyRecord['add']>): KeyObject {
  let key: KeyObject;
  try {
    key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
  } catch {
    throw new Error(`The key ${id} cannot be read.`);
  }
  if (key.asymmetricKeyType !== 'ed25519' || keyIdOf(key) !== id) throw new Error(`The key ${id} is not what its id says.`);
  return key;
}
