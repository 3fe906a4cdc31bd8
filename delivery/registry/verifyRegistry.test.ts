import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Registry } from '@marketplace/section-kit/manifest';
import { publishBuilds } from '../testing/publishBuilds.ts';
import { signDocument } from '../keys/signedDocument.ts';
import { openSigningKey } from '../keys/signingKey.ts';
import { verifyRegistry } from './verifyRegistry.ts';

const { dataDir, registry } = publishBuilds({ name: 'shell' }, { name: 'mf-sample' });
const key = openSigningKey(dataDir);
const keys = new Map([[key.id, createPublicKey(key.privateKey)]]);
const foreign = generateKeyPairSync('ed25519').privateKey;
const good = registry.read();
const expectations = { keys, environment: 'local', seen: 1, now: Date.parse(good.issued) } as const;
const signed = (change: (draft: Registry) => void): string => {
  const draft = structuredClone(good);
  change(draft);
  return JSON.stringify(signDocument(draft, key));
};
const stored = signDocument(good, key);

describe('verifyRegistry', () => {
  it('accepts what was signed', () => {
    assert.deepEqual(verifyRegistry(JSON.stringify(stored), expectations), good);
  });

  const hash = good.shell.files['main.js']!;
  const refused: [string, string, RegExp][] = [
    ['a file that is not JSON', '{"payload":', /is not JSON/],
    ['an empty file', '', /is not JSON/],
    ['an HTML page', '<!doctype html>', /is not JSON/],
    ['the bare registry', JSON.stringify(good), /is not signed/],
    ['a missing signature', JSON.stringify({ payload: stored.payload }), /is not signed/],
    ['an empty signature', JSON.stringify({ ...stored, signature: '' }), /does not match/],
    ['a changed hash', JSON.stringify({ ...stored, payload: stored.payload.replace(hash, hash.replace(/.$/, '!')) }), /does not match/],
    ['a changed version', JSON.stringify({ ...stored, payload: stored.payload.replaceAll('1.0.0', '1.0.1') }), /does not match/],
    [
      'a foreign key',
      JSON.stringify(signDocument(good, { id: 'fedcba9876543210', privateKey: foreign })),
      /key fedcba9876543210, which is not/,
    ],
    ['a foreign key under a good name', JSON.stringify(signDocument(good, { id: key.id, privateKey: foreign })), /does not match/],
    [
      'a script of a foreign origin',
      signed((draft) => {
        draft.shell.entry = 'https://elsewhere.example/main.js';
      }),
      /malformed: shell\.entry/,
    ],
    [
      'a file outside its folder',
      signed((draft) => {
        draft.shell.entry = '../../main.js';
      }),
      /malformed: shell\.entry/,
    ],
    [
      'a weak hash',
      signed((draft) => {
        draft.shell.files['main.js'] = 'sha1-abc';
      }),
      /malformed: shell\.files/,
    ],
    [
      'a script without hash',
      signed((draft) => {
        delete draft.sections['mf-sample']!.artifact.files['sample-page.js'];
      }),
      /no hash for sample-page\.js/,
    ],
    [
      'a section under another name',
      signed((draft) => {
        draft.sections['mf-other'] = draft.sections['mf-sample']!;
      }),
      /"mf-sample" under the name "mf-other"/,
    ],
    [
      'a section in place of the shell',
      signed((draft) => {
        draft.shell = draft.sections['mf-sample']!.artifact;
      }),
      /"mf-sample" as shell/,
    ],
    [
      'an unknown field',
      signed((draft) => {
        Object.assign(draft, { scripts: [] });
      }),
      /malformed/,
    ],
    [
      'another environment',
      signed((draft) => {
        draft.environment = 'staging';
      }),
      /for "staging"/,
    ],
    [
      'an expired document',
      signed((draft) => {
        draft.expires = draft.issued;
      }),
      /expired on/,
    ],
    [
      'a document of a clock that is ahead',
      signed((draft) => {
        draft.issued = new Date(expectations.now + 11 * 60 * 1000).toISOString();
      }),
      /set the clock that is wrong/,
    ],
  ];
  for (const [what, text, message] of refused) {
    it(`refuses ${what} in one sentence`, () => {
      assert.throws(
        () => verifyRegistry(text, expectations),
        (error: Error) => message.test(error.message) && !error.message.includes('\n'),
      );
    });
  }

  it('accepts one of a clock that is a few minutes ahead', () => {
    const text = signed((draft) => {
      draft.issued = new Date(expectations.now + 9 * 60 * 1000).toISOString();
    });
    assert.equal(verifyRegistry(text, expectations).revision, 1);
  });

  it('refuses an older revision than it has seen', () => {
    assert.throws(() => verifyRegistry(JSON.stringify(stored), { ...expectations, seen: 2 }), /older than revision 2/);
  });
});
