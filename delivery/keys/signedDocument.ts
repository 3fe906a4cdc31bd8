import { sign, verify, type KeyObject } from 'node:crypto';
import { signedDocumentSchema, type SignedDocument } from '@marketplace/section-kit/manifest';

/** A private key with the id by which documents name it. */
export interface SigningKey {
  id: string;
  privateKey: KeyObject;
}

/** Public keys whose signatures count, by id. */
export type ActiveKeys = ReadonlyMap<string, KeyObject>;

/** Signs the exact text of a document, so that nobody has to agree on how JSON is written. */
export function signDocument(content: object, { id, privateKey }: SigningKey): SignedDocument {
  const payload = JSON.stringify(content);
  return { payload, signature: sign(null, Buffer.from(payload), privateKey).toString('base64'), keyId: id };
}

/**
 * Opens a document that an active key has signed.
 *
 * @param text content of the file
 * @param what how sentences call the document, for instance "registry"
 * @returns what was signed, not yet looked at, and the key that did
 * @throws Error in one sentence: not JSON, unsigned, signed with a key that does not count, or altered
 */
export function openDocument(text: string, keys: ActiveKeys, what: string): { content: unknown; keyId: string } {
  const { payload, signature, keyId } = readEnvelope(text, what);
  if (keyId !== undefined && !keys.has(keyId)) {
    throw new Error(`The ${what} is signed with the key ${keyId}, which is not an active one.`);
  }
  // Documents of before keys had ids do not name theirs.
  const candidates = keyId === undefined ? [...keys] : [[keyId, keys.get(keyId)!] as const];
  const signer = candidates.find(([, key]) => verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64')));
  if (!signer) throw new Error(`The signature of the ${what} does not match its content.`);
  return { content: parseJson(payload, `The signed part of the ${what} is not JSON.`), keyId: signer[0] };
}

/** What a document says, for who knows by other means that it is the right one, such as by its hash. */
export function readUnverified(text: string, what: string): unknown {
  return parseJson(readEnvelope(text, what).payload, `The signed part of the ${what} is not JSON.`);
}

function readEnvelope(text: string, what: string): SignedDocument {
  const signed = signedDocumentSchema.safeParse(parseJson(text, `The ${what} is not JSON.`));
  if (!signed.success) throw new Error(`The ${what} is not signed.`);
  return signed.data;
}

function parseJson(text: string, complaint: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(complaint);
  }
}
