import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addRecord } from './addRecord.ts';
import { describeKey, keyIdOf } from './keyRecord.ts';
import type { ActiveKeys, SigningKey } from './signedDocument.ts';
import { TrustedKeys } from './TrustedKeys.ts';

const privateFolder = (dataDir: string): string => join(dataDir, 'keys', 'private');
/** Where the one key of a data directory was before keys had ids. */
const formerFile = (dataDir: string): string => join(dataDir, 'keys', 'registry.pem');

/**
 * Opens the key that signs what is written below a data directory: the active one that was added last and whose private half is in
 * `keys/private`. The first key of a new data directory is made here.
 *
 * @param dataDir folder whose `keys/private` holds private keys, readable by their owner only
 * @param except id of a key not to use
 * @throws Error in one sentence when no private key is there for what was signed already: that would be lost if one were made
 */
export function openSigningKey(dataDir: string, except?: string): SigningKey {
  adoptFormerKey(dataDir);
  const trusted = new TrustedKeys(dataDir);
  if (!trusted.exists()) beginTrust(dataDir, trusted);
  const own = openOwn(dataDir, trusted.active(), except);
  if (own) return own;
  throw new Error(
    `${privateFolder(dataDir)} holds the private half of no active key that may be used, so nothing can be signed here; do it where one is, or have a key of yours added there.`,
  );
}

/**
 * Opens a key that may end canaries and nothing else.
 *
 * @throws Error in one sentence when none is here
 */
export function openCanaryKey(dataDir: string): SigningKey {
  const own = openOwn(dataDir, new TrustedKeys(dataDir).canary());
  if (own) return own;
  throw new Error(
    `${privateFolder(dataDir)} holds no key of the role canary, so nothing can be reverted here; make one with keys add --role canary where versions are promoted, and move it here.`,
  );
}

/**
 * Opens a key that may say what was found of a build: one that may do nothing else, or the one that signs everything.
 *
 * @throws Error in one sentence when none is here
 */
export function openAttestingKey(dataDir: string): SigningKey {
  const trusted = new TrustedKeys(dataDir);
  return (trusted.exists() && openOwn(dataDir, trusted.attest())) || openSigningKey(dataDir);
}

/** @returns the key among these that was added last and whose private half is here */
function openOwn(dataDir: string, keys: ActiveKeys, except?: string): SigningKey | null {
  const own = [...keys.keys()].reverse().find((id) => id !== except && existsSync(fileOf(dataDir, id)));
  return own ? { id: own, privateKey: readPrivateKey(fileOf(dataDir, own)) } : null;
}

/** Makes an Ed25519 pair in `keys/private`; it signs nothing that counts until its public half is added. */
export function makeSigningKey(dataDir: string): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const id = keyIdOf(publicKey);
  mkdirSync(privateFolder(dataDir), { recursive: true, mode: 0o700 });
  const draft = `${fileOf(dataDir, id)}.new`;
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flush: true });
  linkSync(draft, fileOf(dataDir, id));
  rmSync(draft);
  return { id, privateKey };
}

/** Moves the key of a data directory of before keys had ids to where keys are, and trusts it. */
export function adoptFormerKey(dataDir: string): void {
  const former = formerFile(dataDir);
  if (!existsSync(former)) return;
  const privateKey = readPrivateKey(former);
  const id = keyIdOf(createPublicKey(privateKey));
  mkdirSync(privateFolder(dataDir), { recursive: true, mode: 0o700 });
  if (!existsSync(fileOf(dataDir, id))) linkSync(former, fileOf(dataDir, id));
  const trusted = new TrustedKeys(dataDir);
  if (!trusted.exists()) trust(trusted, { id, privateKey }, 'the key this data directory was signed with');
  rmSync(former, { force: true });
}

function beginTrust(dataDir: string, trusted: TrustedKeys): void {
  const registries = join(dataDir, 'registries');
  if (existsSync(registries) && readdirSync(registries).length) trusted.active();
  const key = openOnlyKey(dataDir) ?? makeSigningKey(dataDir);
  trust(trusted, key, 'the first key of this data directory');
}

/** A process that was killed before it wrote the first record left its key. */
function openOnlyKey(dataDir: string): SigningKey | null {
  const folder = privateFolder(dataDir);
  const [file] = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.pem')) : [];
  return file ? { id: file.replace('.pem', ''), privateKey: readPrivateKey(join(folder, file)) } : null;
}

function trust(trusted: TrustedKeys, key: SigningKey, why: string): void {
  addRecord(trusted, key, { add: describeKey(createPublicKey(key.privateKey)) }, { who: 'the first start', why });
}

const fileOf = (dataDir: string, id: string): string => join(privateFolder(dataDir), `${id}.pem`);

function readPrivateKey(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file));
  } catch {
    throw new Error(`The signing key ${file} cannot be read; restore it, or retire it with another active key.`);
  }
}
