import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { addKey } from '../keys/addKey.ts';
import { keyRoleSchema, type KeyRole } from '../keys/keyRecord.ts';
import { makeSigningKey } from '../keys/signingKey.ts';
import { TrustedKeys } from '../keys/TrustedKeys.ts';
import { retireKey } from '../registry/retireKey.ts';
import { readReason, text } from './readWords.ts';
import { UsageError, type Verb } from './Verb.ts';

/** Says whose signatures count, and changes that. */
export const keys: Verb = {
  usage: '[add [<public key.pem>] [--role canary|attest] --why "reason" | retire <id> --why "reason"]',
  summary: 'says which keys may sign, lets one more sign, or ends that one may',
  details: [
    'add             makes a key here, which signs from now on',
    'add next.pem    lets somebody sign elsewhere: the public half of an Ed25519 key',
    '--role canary   it may only revert canaries, for who watches them; such a key promotes and publishes nothing',
    '--role attest   it may only say what was found of builds (rebuild, attest), for a machine that builds or looks at pages',
    'retire <id>     another active key has to be here, because every environment is signed with it first',
    '--why "reason"  for whoever reads the records',
  ],
  options: { why: { type: 'string' }, role: { type: 'string' } },
  run: (words, { dataDir, who }) => {
    const [act, given, ...more] = words.positionals;
    if (act !== undefined && (!['add', 'retire'].includes(act) || (act === 'retire' && !given) || more.length))
      throw new UsageError('Say what to do with which key: add, with or without a file, or retire and an id.');
    const reason = act === undefined ? null : { who, why: readReason(words) };
    const role = readRole(text(words.values.role), act);
    if (reason && act === 'add') addKey(dataDir, given === undefined ? makeKey(dataDir) : readKey(given), reason, role);
    if (reason && act === 'retire') retireKey(dataDir, given!, reason);
    const trusted = new TrustedKeys(dataDir);
    const active = [...trusted.active().keys()];
    const byRole = Object.fromEntries(keyRoleSchema.options.map((role) => [role, [...trusted[role]().keys()]]));
    const lines = Object.entries(byRole).flatMap(([role, ids]) => ids.map((id) => `${id}  ${role}`));
    return { lines: [...active, ...lines], data: { active, ...byRole } };
  },
};

const makeKey = (dataDir: string): KeyObject => createPublicKey(makeSigningKey(dataDir).privateKey);

/** @throws UsageError for another role than there is */
function readRole(word: string | undefined, act: string | undefined): KeyRole | undefined {
  if (word === undefined) return undefined;
  const role = keyRoleSchema.safeParse(word);
  if (role.success && act === 'add') return role.data;
  throw new UsageError('There are the roles canary and attest, and a key gets one when it is added: keys add --role canary.');
}

/** @throws Error unless the file holds the public half of an Ed25519 key */
function readKey(file: string): KeyObject {
  let pem = '';
  try {
    pem = readFileSync(file, 'utf8');
    const key = createPublicKey(pem);
    if (key.asymmetricKeyType === 'ed25519' && !pem.includes('PRIVATE')) return key;
  } catch {
    // The reason follows.
  }
  if (pem.includes('PRIVATE'))
    throw new Error(`${file} holds a private key; give its public half, and keep the private one where it signs.`);
  throw new Error(`${file} is no public Ed25519 key in PEM form.`);
}
