import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { addKey } from '../keys/addKey.ts';
import { makeSigningKey } from '../keys/signingKey.ts';
import { TrustedKeys } from '../keys/TrustedKeys.ts';
import { retireKey } from '../registry/retireKey.ts';
import { readReason } from './readWords.ts';
import { UsageError, type Verb } from './Verb.ts';

/** Says whose signatures count, and changes that. */
export const keys: Verb = {
  usage: '[add [<public key.pem>] --why "reason" | retire <id> --why "reason"]',
  summary: 'says which keys may sign, lets one more sign, or ends that one may',
  details: [
    'add             makes a key here, which signs from now on',
    'add next.pem    lets somebody sign elsewhere: the public half of an Ed25519 key',
    'retire <id>     another active key has to be here, because every environment is signed with it first',
    '--why "reason"  for whoever reads the records',
  ],
  options: { why: { type: 'string' } },
  run: (words, { dataDir, who }) => {
    const [act, given, ...more] = words.positionals;
    if (act !== undefined && (!['add', 'retire'].includes(act) || (act === 'retire' && !given) || more.length))
      throw new UsageError('Say what to do with which key: add, with or without a file, or retire and an id.');
    const reason = act === undefined ? null : { who, why: readReason(words) };
    if (reason && act === 'add') addKey(dataDir, given === undefined ? makeKey(dataDir) : readKey(given), reason);
    if (reason && act === 'retire') retireKey(dataDir, given!, reason);
    const active = [...new TrustedKeys(dataDir).active().keys()];
    return { lines: active, data: { active } };
  },
};

const makeKey = (dataDir: string): KeyObject => createPublicKey(makeSigningKey(dataDir).privateKey);

/** @throws Error unless the file holds the public half of an Ed25519 key */
function readKey(file: string): KeyObject {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
    const key = createPublicKey(text);
    if (key.asymmetricKeyType === 'ed25519' && !text.includes('PRIVATE')) return key;
  } catch {
    // The reason follows.
  }
  if (text.includes('PRIVATE'))
    throw new Error(`${file} holds a private key; give its public half, and keep the private one where it signs.`);
  throw new Error(`${file} is no public Ed25519 key in PEM form.`);
}
